import type { MutualRole } from '@contract/mutual/transitions'
import type { MutualPostTable, MutualReplyTable } from '../tables'

/** What a caller has to do with a post. */
export interface Part {
  readonly userId: number
  /** The caller's reply that stands, if there is one. */
  readonly reply: Pick<MutualReplyTable, 'reply_id' | 'state'> | undefined
  /** Whether the caller acts as a held block of the post's area. */
  readonly isResident: boolean
  /** Whether the post's block may act: it is its author's, and not set for transfer. */
  readonly isBlockFree: boolean
  /** Whether mutual aid is open in the post's area. */
  readonly isEnabled: boolean
  readonly isMayor: boolean
  readonly isOperator: boolean
}

type Sides = Pick<MutualPostTable, 'user_id' | 'asker_user_id' | 'helper_user_id' | 'state'>

/** Every role of a caller: the author of a need is also its asker. Source: community §6 (entities). */
export function rolesOf(post: Sides, part: Part): ReadonlySet<MutualRole> {
  const { userId, reply } = part
  if (userId === 0) return new Set()
  const isAuthor = post.user_id === userId
  const isMatched = post.state === 'matched'
  const has: Readonly<Partial<Record<MutualRole, boolean>>> = {
    author: isAuthor,
    resident: part.isResident && !isAuthor && reply === undefined,
    replier: reply?.state === 'open',
    chosen: isMatched && reply?.state === 'chosen',
    asker: isMatched && post.asker_user_id === userId,
    helper: isMatched && post.helper_user_id === userId,
    mayor: part.isMayor,
    operator: part.isOperator && !isAuthor && reply?.state !== 'chosen',
  }
  return new Set((Object.keys(has) as MutualRole[]).filter((role) => has[role]))
}

/** The two who read the detailed place and the private words. Source: community §6; §11. */
export const isOneOfTwo = (post: Pick<MutualPostTable, 'user_id' | 'chosen_id'>, part: Part): boolean =>
  part.userId > 0 &&
  (post.user_id === part.userId || (post.chosen_id !== null && post.chosen_id === part.reply?.reply_id))
