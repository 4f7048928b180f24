import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Deadline } from '../../jobs/deadlines'
import { deadline, found } from '../../jobs/deadlines'
import type { JobHandlers, JobNames } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import { lockPeople } from './hold-store'
import { lockPost, lockPostsOfFormerOwner } from './post-store'
import { handOverJob, movePost, mutualJob } from './posts'
import { leftByFormerOwners, withdrawOfFormerOwner } from './reply-store'
import type { MutualPostTable } from './tables'

const live = { state: ['open', 'matched'] } as const

/** A pin lasts as much longer, too, unless it had ended. */
export const mutualDeadlines: readonly Deadline[] = [
  deadline('mutual_post', 'mutual_id', 'due_at', { wakes: mutualJob }),
  deadline('mutual_post', 'mutual_id', 'expire_at', { where: live }),
  deadline('mutual_post', 'mutual_id', 'pin_until', { where: live, moved: 'running' }),
  found(leftByFormerOwners, 'block_id', 'at', handOverJob),
]

/** What the timer of a post does. */
function dueAct({ state, finished_at: finishedAt }: MutualPostTable) {
  if (state === 'open') return 'expire'
  return finishedAt === null ? 'lapse' : 'autoThank'
}

/** Does what is due for a post, under the same lock and by the same table as everybody's acts. */
async function doDue(tx: Tx, deps: Deps, mutualId: number): Promise<void> {
  const post = await lockPost(tx, mutualId)
  if (!post || post.due_at === null) return
  if (post.due_at > deps.clock.now()) return schedule(tx, { kind: mutualJob, ref: mutualId, runAt: post.due_at })
  const act = dueAct(post)
  const { asker_user_id: asker, helper_user_id: helper } = post
  if (asker !== null && helper !== null) await lockPeople(tx, [asker, helper])
  const given = act === 'autoThank' ? { given: post.thanks } : {}
  const moved = await movePost(tx, deps, post, { act, by: 'timer', ...given })
  if (!moved.ok) throw new Error(`post ${post.no} could not ${act}: ${moved.error.reason}`)
}

/**
 * Closes the open posts of a block that somebody else owns by now, and takes replies back that were written with it and wait. All posts are
 * locked before any points move.
 */
async function handOver(tx: Tx, deps: Deps, blockId: number): Promise<void> {
  const posts = await lockPostsOfFormerOwner(tx, blockId)
  for (const post of posts) {
    const isOwn = post.block_id === blockId && post.state === 'open'
    if (isOwn) await movePost(tx, deps, post, { act: 'handOver', by: 'system' })
  }
  await withdrawOfFormerOwner(tx, blockId)
}

/** What the jobs of mutual aid do, for who reads that one fails. */
export const mutualJobNames = {
  [mutualJob]: '互助到期',
  [handOverJob]: '结束原区主的互助',
} as const satisfies JobNames

/** The timers of posts, and of a block's change of owner. Source: community §6, rows 7, 8, 9 and transfer. */
export const mutualJobs = (deps: Deps): JobHandlers<keyof typeof mutualJobNames> => ({
  [mutualJob]: (tx, mutualId) => doDue(tx, deps, mutualId),
  [handOverJob]: (tx, blockId) => handOver(tx, deps, blockId),
})
