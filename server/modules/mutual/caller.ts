import type { MutualAnswer } from '@contract/endpoints/community/mutual-view'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { changeOnce } from '../../db/once/change-once'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { claimBlock } from '../area/open/blocks'
import { moduleFault } from '../area/open/switches'
import { blockFault } from '../area/open/traders'
import { freshPost } from './info'
import { missing } from './missing'
import type { Moved } from './posts'
import { lockPost } from './post-store'
import type { MutualPostTable } from './tables'

interface Wish {
  readonly clientNo: string
  readonly mutualId: number
  readonly ver: number
}

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
 * Does something with a locked post, once. Refusals: NOT_FOUND, those of `mayTouch`, MOVED (`post`), and those of what is done. Source:
 * community §0 (acting calls).
 */
export function change<I extends Wish>(
  deps: Deps,
  caller: Caller,
  { call, input }: { readonly call: string; readonly input: I },
  mayTouch: (tx: Tx, post: MutualPostTable) => Promise<Refusal | undefined>,
  work: (tx: Tx, post: MutualPostTable) => Promise<Result<Did, Refusal>>,
): Promise<Result<MutualAnswer, Refusal>> {
  const now = deps.clock.now()
  const command = { userId: caller.userId, call, input, now }
  const subject = {
    name: 'post',
    view: (tx: Tx) => freshPost(tx, caller, input.mutualId, now),
    lock: async (tx: Tx): Promise<Result<MutualPostTable, Refusal>> => {
      const post = await lockPost(tx, input.mutualId)
      if (!post) return err(missing)
      const fault = await mayTouch(tx, post)
      return fault ? err(fault) : ok(post)
    },
  }
  return changeOnce(deps.db, command, subject, async (tx, post) => {
    const did = await work(tx, post)
    return did.ok ? ok(await answerOf(tx, deps, caller, post, did.value)) : did
  })
}

/** Why a block may not act for a person, if so; the block is locked. Source: community §0 (transfer lock). */
export const lockedBlockFault = async (tx: Tx, blockId: number, userId: number): Promise<Refusal | undefined> =>
  blockFault(await claimBlock(tx, blockId), userId)

/** Why the author may not change a post or choose now, if so; the post's block is locked. */
export const authorFault = async (tx: Tx, caller: Caller, post: MutualPostTable): Promise<Refusal | undefined> =>
  post.user_id === caller.userId
    ? ((await lockedBlockFault(tx, post.block_id, caller.userId)) ??
      (await moduleFault(tx, post.area_id, 'mutual', caller)))
    : refusal('NO_RIGHT', {}, '只有发布的人能操作')
