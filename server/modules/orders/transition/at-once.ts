import { transitionFor } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { atOnce, firstAnswer } from '../../../db/once/at-once'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { draftOf } from '../../../ledger/draft'
import { draftNotice } from '../../notices/open/tell'
import { newPoints } from '../../points/open/award'
import type { ActInput, Wish } from './act'
import type { Draft, Reading, ReadDetail, ReadOrder } from './at-once-store'
import { writeTransition } from './at-once-store'
import { mayPay } from './guards'
import type { Course } from './plan'
import { planOf } from './plan'
import { guardFault } from '../rules/guards'
import { saidFault } from '../rules/said'
import type { Side } from '../tables'
import { orderView, sideOf, timelineView } from '../view'

/** An order after a transition that was planned and is not written yet. */
interface Planned<Row> {
  readonly row: Row
  readonly side: Side
  readonly draft: Draft
  readonly now: number
}

/** How an act reads its order, and what it answers. */
export interface Way<Row extends ReadOrder, Answer> {
  readonly read: (db: Db, reading: Reading) => Promise<Row | undefined>
  readonly answer: (planned: Planned<Row>) => Answer
}

/**
 * Makes a party's act in two journeys: what it depends on is read without locks, everything is decided, and one statement compares and
 * writes. Undefined whenever anything speaks against it: then the long way has to be gone, which alone refuses. Acts in a dispute always go
 * the long way, and so does a parcel. Refusal: FORM (the number was used for something else). Our decision:
 * docs/decisions/0230-one-write.md
 */
export async function actAtOnce<Row extends ReadOrder, Answer>(
  deps: Deps,
  caller: Caller,
  input: ActInput,
  wish: Wish,
  way: Way<Row, Answer>,
): Promise<Result<Answer, Refusal> | undefined> {
  const command = { userId: caller.userId, clientNo: input.clientNo, call: wish.call, input, now: deps.clock.now() }
  return atOnce(async () => {
    const row = await way.read(deps.db, { orderId: input.id, userId: caller.userId, clientNo: input.clientNo })
    if (!row) return undefined
    const first = firstAnswer<Answer>(row, command)
    if (first) return first
    const planned = plannedOf(deps, caller, input, wish, row, command.now)
    if (!planned) return undefined
    const answer = way.answer(planned)
    return (await writeTransition(deps.db, command, answer, planned.draft)) ? ok(answer) : undefined
  })
}

function plannedOf<Row extends ReadOrder>(
  deps: Deps,
  caller: Caller,
  input: ActInput,
  wish: Wish,
  row: Row,
  now: number,
): Planned<Row> | undefined {
  const side = sideOf(row, caller.userId)
  const transition = side && transitionFor(wish.act, side, row.state)
  if (!transition || row.ver !== input.ver || row.was_disputed || transition.to === 'dispute') return undefined
  if (wish.said?.trackingNo !== undefined) return undefined
  if (guardFault(transition, { order: row, disputes: [], role: side, now })) return undefined
  if (saidFault(transition, row, wish.said ?? {})) return undefined
  if (transition.openHours && !mayPay(caller, row, now)) return undefined
  const course = { order: row, transition, role: side, said: wish.said ?? {}, dispute: undefined, now }
  const draft = draftFor(deps, row, course)
  return draft && { row: { ...row, ...draft.plan.after, ver: row.ver + 1 }, side, draft, now }
}

/** The rows of a transition, all of one moment. Ids are taken in the order in which the long way takes them. */
function draftFor({ ids, random }: Deps, row: ReadOrder, course: Course): Draft | undefined {
  const deps = { ids, random, clock: { now: () => course.now } }
  const plan = planOf(course)
  const points = pointsOf(row)
  const money = plan.money && draftOf(deps, plan.money, row)
  if ((plan.money && !money) || (plan.awards.length > 0 && !points)) return undefined
  const { buyer_block_id: own, seller_block_id: other } = row
  return {
    order: row,
    traders: course.transition.openHours && { blocks: [...new Set([own, other])], own },
    plan,
    money,
    event: { event_id: ids.next(), ...plan.event },
    news: plan.news.map((news) => draftNotice(deps, news)),
    awards: plan.awards.map((one) => newPoints(deps, one, points?.get(one.userId) ?? 0)),
  }
}

/** What the parties' points were, when they were read. */
function pointsOf(row: ReadOrder | ReadDetail): ReadonlyMap<number, number> | undefined {
  if (!('buyer_points' in row)) return undefined
  return new Map([
    [row.buyer_user_id, row.buyer_points],
    [row.seller_user_id, row.seller_points],
  ])
}

/** The order as its page shows it after the act, with the points that the caller earned. */
export function detailAfter({ row, side, draft, now }: Planned<ReadDetail>) {
  const userId = side === 'buyer' ? row.buyer_user_id : row.seller_user_id
  const earned = draft.awards.find((award) => award.user_id === userId)
  const pointsRow = earned && { content: earned.content, pointsAdd: earned.points_add, points: earned.points }
  return {
    ...orderView(row, [], side, now),
    dispute: null,
    timeline: timelineView([...row.timeline, draft.event]),
    ...(pointsRow && { pointsRow }),
  }
}
