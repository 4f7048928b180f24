import type { PointsRow } from '@contract/endpoints/people/points'
import type { AnyMutualAct, MutualRole, MutualTransition } from '@contract/mutual/transitions'
import { mutualTransitionFor } from '@contract/mutual/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { schedule } from '../../jobs/jobs'
import { tellAct } from './news'
import { give, hold, release } from './points'
import * as store from './post-store'
import { isOver } from './rules/acts'
import type { MutualPostTable } from './tables'

/** The kind of the job that does what is due for a post. */
export const mutualJob = 'mutualDue'

/** The kind of the job that ends what a block's former owner began with it. */
export const handOverJob = 'mutualHandOver'

/** The data of an act: the columns that it sets, and the points that are given. */
interface Move {
  readonly act: Exclude<AnyMutualAct, 'publish'>
  readonly by: MutualRole
  readonly change?: Partial<MutualPostTable>
  readonly given?: number
}

/** A post after an act, and what moved of the asker's points. */
export interface Moved {
  readonly post: MutualPostTable
  readonly pointsRow: PointsRow | undefined
}

/** What no longer holds once nobody is chosen. */
const unmatched = ({ kind, user_id: userId }: MutualPostTable) => ({
  chosen_id: null,
  matched_at: null,
  asker_user_id: kind === 'need' ? userId : null,
  helper_user_id: kind === 'offer' ? userId : null,
})

function dueOf(step: MutualTransition, next: MutualPostTable, now: number): number | null {
  if (next.state !== 'open' && next.state !== 'matched') return null
  if (step.deadline === undefined) return next.due_at
  return step.deadline.after === 'days' ? next.expire_at : now + step.deadline.after
}

/** What an act leaves of a post: deadlines, pin and match only as long as its new state has them. */
function settled(post: MutualPostTable, step: MutualTransition, now: number): MutualPostTable {
  const state = step.to === 'same' ? post.state : step.to
  const next: MutualPostTable = { ...post, state, ...(step.act === 'stepBack' && unmatched(post)) }
  const dueAt = dueOf(step, next, now)
  return {
    ...next,
    due_at: dueAt,
    ended_at: dueAt === null ? (post.ended_at ?? now) : null,
    pin_until: state === 'open' ? next.pin_until : null,
  }
}

/** Moves the points of an act as the table says; gives what moved for the asker. */
async function movePoints(tx: Tx, deps: Deps, step: MutualTransition, was: MutualPostTable, next: MutualPostTable) {
  if (step.pointsOf !== undefined && step.pointsOf !== next.kind) return undefined
  const asker = next.asker_user_id
  if (step.points === 'back') return release(tx, deps, next, 0)
  if (step.points === 'none' || asker === null) return undefined
  const more = step.act === 'edit' ? next.thanks - was.thanks : next.thanks
  if (step.points === 'hold') return hold(tx, deps, next, asker, more)
  const given = next.given ?? 0
  const extra = await hold(tx, deps, next, asker, Math.max(0, given - next.thanks))
  return (await release(tx, deps, next, given)) ?? extra
}

/**
 * Carries out an act on a locked post as the table says: state, points, timer, notices. Refusal: CLOSED (the table has no such step, or
 * its time has passed). Source: community §6.
 */
export async function movePost(
  tx: Tx,
  deps: Deps,
  post: MutualPostTable,
  { act, by, change = {}, given }: Move,
): Promise<Result<Moved, Refusal>> {
  const step = mutualTransitionFor(act, by, post.state)
  const now = deps.clock.now()
  const waits = by !== 'timer' && by !== 'operator' && by !== 'system'
  if (!step || (waits && isOver(post, now))) return err(refusal('CLOSED'))
  const wish = { ...post, ...change, ...(given !== undefined && { given }) }
  const next = settled(wish, step, now)
  const pointsRow = await movePoints(tx, deps, step, post, next)
  const isRanked = step.points === 'thank' ? await give(tx, deps, next, next.given ?? 0) : next.is_ranked
  const moved = await store.changePost(tx, post.mutual_id, { ...next, is_ranked: isRanked })
  if (moved.due_at !== null && moved.due_at !== post.due_at) await wake(tx, moved)
  await tellAct(tx, deps, { post: moved, was: post, act })
  return ok({ post: moved, pointsRow })
}

/** Publishes a post: its points are held from now on. The block, and the asker of a need, are locked. */
export async function openPost(tx: Tx, deps: Deps, post: MutualPostTable): Promise<PointsRow | undefined> {
  await store.insertPost(tx, post)
  await wake(tx, post)
  return post.kind === 'need' ? hold(tx, deps, post, post.user_id, post.thanks) : undefined
}

async function wake(tx: Tx, { mutual_id: ref, due_at: dueAt }: MutualPostTable): Promise<void> {
  if (dueAt !== null) await schedule(tx, { kind: mutualJob, ref, runAt: dueAt })
}
