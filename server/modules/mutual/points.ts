import type { PointsRow } from '@contract/endpoints/people/points'
import { mutual } from '@contract/mutual/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { award, pointsOf } from '../points/open/award'
import { endHold, heldFor, insertHold, thanksOfPair } from './hold-store'
import type { MutualPostTable } from './tables'

type Maker = Pick<Deps, 'ids' | 'clock'>

/** Why a person cannot promise these points, if so: NOT_ENOUGH (`lack`). Source: community §6 (refusals). */
export async function lackRefusal(tx: Tx, userId: number, points: number): Promise<Refusal | undefined> {
  const lack = points - (await pointsOf(tx, userId))
  return lack > 0 ? refusal('NOT_ENOUGH', { lack }, `人气值不够，差 ${lack}`) : undefined
}

/** Takes points from an asker and holds them for a post. They must be there, and the person locked. Source: community §6 (entities). */
export async function hold(
  tx: Tx,
  deps: Maker,
  { mutual_id: mutualId, area_id: areaId, title }: MutualPostTable,
  userId: number,
  points: number,
): Promise<PointsRow | undefined> {
  if (points === 0) return undefined
  const holdId = deps.ids.next()
  await insertHold(tx, {
    hold_id: holdId,
    mutual_id: mutualId,
    user_id: userId,
    points,
    at: deps.clock.now(),
    back: null,
  })
  const content = `互助预留：${title}`
  const row = await award(tx, deps, {
    userId,
    areaId,
    content,
    pointsAdd: -points,
    refType: 'mutualHold',
    refId: holdId,
  })
  if (!row) throw new Error(`post ${mutualId}: ${points} points are not there`)
  return row
}

/** Ends what is held for a post: all but `given` goes back to where it came from. Gives the last movement back. */
export async function release(
  tx: Tx,
  deps: Maker,
  post: MutualPostTable,
  given: number,
): Promise<PointsRow | undefined> {
  let left = given
  let last: PointsRow | undefined
  for (const { hold_id: refId, user_id: userId, points } of await heldFor(tx, post.mutual_id)) {
    const kept = Math.min(left, points)
    left -= kept
    await endHold(tx, refId, points - kept)
    if (kept === points) continue
    const [areaId, content] = [post.area_id, `互助退回：${post.title}`]
    const pointsAdd = points - kept
    last = await award(tx, deps, { userId, areaId, content, pointsAdd, refType: 'mutualBack', refId })
  }
  if (left > 0) throw new Error(`post ${post.mutual_id}: ${left} points were given and not held`)
  return last
}

/**
 * Gives a helper points that were held. Says whether they count for the ranking: of one pair only so many thanks in 30 days do, whoever
 * gives. Both people are locked. Source: community §6, row 6 and limits.
 */
export async function give(tx: Tx, deps: Maker, post: MutualPostTable, points: number): Promise<boolean> {
  const { asker_user_id: asker, helper_user_id: helper, mutual_id: refId, area_id: areaId, title } = post
  if (points === 0 || asker === null || helper === null) return true
  const before = await thanksOfPair(tx, asker, helper, deps.clock.now() - mutual.pairMs)
  const isRanked = before < mutual.countedOfPair
  const said = { userId: helper, otherUserId: asker, areaId, content: `互助感谢：${title}`, pointsAdd: points }
  await award(tx, deps, { ...said, isRanked, refType: 'mutualThanks', refId })
  return isRanked
}
