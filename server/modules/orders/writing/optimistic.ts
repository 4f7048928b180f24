import { transitionFor, transitions } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { optimistic, firstAnswer } from '../../../db/once/optimistic'
import type { Command } from '../../../db/once/once'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import type { Draft } from './draft'
import { draftFor, earnedBy } from './draft'
import type { ReadAct, ReadDetail, Reading } from './read-store'
import { writeAct } from './write-store'
import { mayPay } from '../deciding/paying'
import type { ActInput, Wish } from '../deciding/plan'
import { planOf } from '../deciding/plan'
import { openingsBy } from '../../settings/open/opening-hours'
import { guardRefusal } from '../rules/guards'
import { saidRefusal } from '../rules/said'
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
export interface Way<Row extends ReadAct, Answer> {
  readonly read: (db: Db, reading: Reading) => Promise<Row | undefined>
  readonly answer: (planned: Planned<Row>) => Answer
}

/**
 * Makes a party's act in two journeys: what it depends on is read without locks, everything is decided, and one statement compares and
 * writes. Undefined whenever anything speaks against it: then the long way has to be gone, which alone refuses. Acts in a dispute always go
 * the long way, and so does a parcel. Refusal: FORM (the number was used for something else). Our decision:
 * docs/decisions/0230-one-write.md
 */
export async function actOptimistically<Row extends ReadAct, Answer>(
  deps: Deps,
  caller: Caller,
  input: ActInput,
  wish: Wish,
  way: Way<Row, Answer>,
): Promise<Result<Answer, Refusal> | undefined> {
  const command = { userId: caller.userId, clientNo: input.clientNo, call: wish.call, input, now: deps.clock.now() }
  return optimistic(async () => {
    const row = await way.read(deps.db, readingOf(input, command, wish))
    if (!row) return undefined
    const first = firstAnswer<Answer>(row, command)
    if (first) return first
    const planned = plannedOf(deps, caller, input, wish, row, command.now)
    if (!planned) return undefined
    const answer = way.answer(planned)
    return (await writeAct(deps.db, command, answer, planned.draft)) ? ok(answer) : undefined
  })
}

const readingOf = ({ id: orderId }: ActInput, { userId, clientNo, now }: Command, { act }: Wish): Reading => {
  const isTrade = transitions.some((one) => one.act === act && one.openHours)
  return { orderId, userId, clientNo, now, isTrade }
}

/** Whether nothing but the two blocks can forbid paying now, as far as it was read. */
const mayPayAsRead = (caller: Caller, row: ReadAct, now: number): boolean =>
  row.hours !== undefined && mayPay(caller, row, openingsBy(row.hours, row.area_id, now), now)

function plannedOf<Row extends ReadAct>(
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
  if (guardRefusal(transition, { order: row, disputes: [], role: side, now })) return undefined
  if (saidRefusal(transition, row, wish.said ?? {})) return undefined
  if (transition.openHours && !mayPayAsRead(caller, row, now)) return undefined
  const course = { order: row, transition, role: side, said: wish.said ?? {}, dispute: undefined, now }
  const plan = planOf(course)
  const draft = draftFor(deps, course, plan, pointsOf(row))
  return draft && { row: { ...row, ...plan.after, ver: row.ver + 1 }, side, draft, now }
}

/** What the parties' points were, when they were read. */
function pointsOf(row: ReadAct | ReadDetail): ReadonlyMap<number, number> | undefined {
  if (!('buyer_points' in row)) return undefined
  return new Map([
    [row.buyer_user_id, row.buyer_points],
    [row.seller_user_id, row.seller_points],
  ])
}

/** The order as its page shows it after the act, with the points that the caller earned. */
export function detailAfter({ row, side, draft, now }: Planned<ReadDetail>) {
  const userId = side === 'buyer' ? row.buyer_user_id : row.seller_user_id
  const pointsRow = earnedBy(draft, userId)
  return {
    ...orderView(row, [], side, now),
    dispute: null,
    timeline: timelineView([...row.timeline, draft.event]),
    ...(pointsRow && { pointsRow }),
  }
}
