import { changeAndView } from '../../db/once/change-once'
import type { RefusalOf, Seen, Work } from '../../db/once/change-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { voteView } from './info'
import { missing } from './missing'
import type { VoteTable } from './tables'
import { lockVote } from './vote-store'

/** Does something with a locked vote. Refusals: NOT_FOUND, those of `refusalOf`, MOVED (data.vote), and those of what is done. */
export function change(
  deps: Deps,
  caller: Caller,
  { call, input }: { readonly call: string; readonly input: Seen & { readonly voteId: number } },
  refusalOf: RefusalOf<VoteTable> | undefined,
  work: Work<VoteTable, unknown>,
) {
  const { voteId } = input
  const subject = {
    name: 'vote',
    missing,
    lock: (tx: Tx) => lockVote(tx, voteId),
    refusalOf,
    view: (tx: Tx) => voteView(tx, deps.clock, caller, voteId),
  }
  return changeAndView(deps, { userId: caller.userId, call, input }, subject, work)
}
