import type { MutualAnswer } from '@contract/endpoints/community/mutual-view'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { RefusalOf, Seen, Work } from '../../db/once/change-once'
import { changeOnce } from '../../db/once/change-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { claimBlock } from '../area/open/blocks'
import { moduleRefusal } from '../area/open/access'
import { blockRefusal } from '../area/open/traders'
import { freshPost } from './info'
import { missing } from './missing'
import type { Moved } from './posts'
import { lockPost } from './post-store'
import type { MutualPostTable } from './tables'

/** What an act did besides the post: what moved for the asker, and a note about the text. */
export interface Did extends Partial<Moved> {
  readonly note?: string
}

/** The answer of an act: the points popup is the asker's own. */
export async function answerOf(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  was: MutualPostTable,
  did: Did,
): Promise<MutualAnswer> {
  const { pointsRow, note = '' } = did
  const isAskers = (did.post?.asker_user_id ?? was.asker_user_id) === caller.userId
  const fresh = await freshPost(tx, caller, was.mutual_id, deps.clock.now())
  return { ...fresh, note, ...(pointsRow && isAskers && { pointsRow }) }
}

/**
 * Does something with a locked post, once. Refusals: NOT_FOUND, those of `refusalOf`, MOVED (`post`), and those of what is done. Source:
 * community §0 (acting calls).
 */
export function change(
  deps: Deps,
  caller: Caller,
  { call, input }: { readonly call: string; readonly input: Seen & { readonly mutualId: number } },
  refusalOf: RefusalOf<MutualPostTable> | undefined,
  work: Work<MutualPostTable, Did>,
): Promise<Result<MutualAnswer, Refusal>> {
  const { mutualId } = input
  const subject = {
    name: 'post',
    missing,
    lock: (tx: Tx) => lockPost(tx, mutualId),
    refusalOf,
    view: (tx: Tx) => freshPost(tx, caller, mutualId, deps.clock.now()),
  }
  return changeOnce(deps, { userId: caller.userId, call, input }, subject, async (tx, post) => {
    const did = await work(tx, post)
    return did.ok ? ok(await answerOf(tx, deps, caller, post, did.value)) : did
  })
}

/** Why a block may not act for a person, if so; the block is locked. Source: community §0 (transfer lock). */
export const lockedBlockRefusal = async (tx: Tx, blockId: number, userId: number): Promise<Refusal | undefined> =>
  blockRefusal(await claimBlock(tx, blockId), userId)

/** Why the author may not change a post or choose now, if so; the post's block is locked. */
export const authorRefusal = async (tx: Tx, caller: Caller, post: MutualPostTable): Promise<Refusal | undefined> =>
  post.user_id === caller.userId
    ? ((await lockedBlockRefusal(tx, post.block_id, caller.userId)) ??
      (await moduleRefusal(tx, post.area_id, 'mutual', caller)))
    : refusal('NO_RIGHT', {}, '只有发布的人能操作')
