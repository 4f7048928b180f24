import type { MutualAct } from '@contract/mutual/transitions'
import { mutualActs, mutualTransitions } from '@contract/mutual/transitions'
import type { MutualPostTable } from '../tables'
import type { Part } from './part'
import { rolesOf } from './part'

type Post = Pick<
  MutualPostTable,
  'user_id' | 'asker_user_id' | 'helper_user_id' | 'state' | 'finished_at' | 'due_at' | 'pin_until'
>

/** Whether the time of a post has passed: from then on only its timer, and operators, do something. Source: community §0 (close). */
export const isOver = ({ due_at: dueAt }: Pick<MutualPostTable, 'due_at'>, now: number): boolean =>
  dueAt !== null && dueAt <= now

/** What a caller may do with a post now; `replies`: how many of its replies stand. */
export function actsOf(post: Post, replies: number, part: Part, now: number): MutualAct[] {
  const roles = rolesOf(post, part)
  const isFinished = post.finished_at !== null
  const isPinned = post.pin_until !== null && post.pin_until > now
  const may: Readonly<Record<MutualAct, boolean>> = {
    edit: part.isBlockFree && part.isEnabled,
    join: part.isEnabled,
    withdraw: true,
    choose: part.isBlockFree && part.isEnabled && replies > 0,
    finish: !isFinished,
    thank: true,
    notHelped: isFinished,
    close: !isFinished,
    stepBack: !isFinished,
    pin: !isPinned && part.isEnabled,
    unpin: isPinned && part.isEnabled,
    remove: true,
  }
  return mutualActs.filter(
    (act) =>
      may[act] &&
      (act === 'remove' || !isOver(post, now)) &&
      mutualTransitions.some((row) => row.act === act && roles.has(row.by) && row.from.includes(post.state)),
  )
}
