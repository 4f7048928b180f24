import type * as v from 'valibot'
import type { orderList } from '@contract/endpoints/orders/orders'
import { waitingOf } from '@contract/orders/story'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { cursorStart } from '../../db/cursor'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { markSeen } from '../notices/open/tell'
import { detailOf } from './act'
import { disputesOf } from './dispute/dispute-store'
import { runningStates } from '@contract/orders/transitions'
import * as list from './list-store'
import { asksOf } from './rules/guards'
import * as store from './store'
import { orderView, sideOf } from './view'

type ListWish = Omit<v.InferOutput<typeof orderList.input>, 'q'> & { readonly q?: string }

/** The rows of a page and one more: running ones by what is to be done, ended ones newest first. */
const found = (db: Db, query: list.Counting, wish: ListWish) =>
  wish.tab === 'running'
    ? list.runningOrders(db, query, { first: wish.first, ...cursorStart(wish) })
    : list.endedOrders(db, query, pageStart(wish))

/** What a process keeps of long lists, at its start. */
export const keptCounts = (): list.KeptCounts => new Map()

/**
 * Own orders of one side. A page is one statement, and one or two more when an order on it was ever disputed; now and then one more counts
 * what has ended. `kept` is what that found, of the whole process.
 */
export async function listOrders({ db, clock }: Deps, userId: number, input: ListWish, kept = keptCounts()) {
  const side = input.side === 'buy' ? 'buyer' : 'seller'
  const now = clock.now()
  const query = { userId, side, tab: input.tab, kept, now, q: input.q ?? '' } as const
  const orders = await found(db, query, input)
  const counts = orders[0]?.counts ?? (await list.countsOf(db, query))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const { rows, frame } = pageFrame(orders, { page: input.page, total, cursorOf: ({ behind }) => behind })
  const disputed = rows.filter((row) => row.was_disputed !== null).map((row) => row.order_id)
  const disputes = await disputesOf(db, disputed)
  await list.keepCount(db, query, total)
  const [mine = 0, theirs = 0, dispute = 0] = counts
  return ok({
    data: rows.map((row) => orderView(row, disputes.get(row.order_id) ?? [], side, now)),
    ...frame,
    ...(input.tab === 'running' && { groups: { mine, theirs, dispute } }),
  })
}

/** One of the caller's orders; notices about it count as read. Refusal: NOT_FOUND, also for somebody else's. */
export async function readOrder({ db, clock }: Deps, userId: number, orderId: number) {
  const row = await store.findOrder(db, orderId)
  const side = row && sideOf(row, userId)
  if (!side) return err(refusal('NOT_FOUND'))
  await markSeen(db, { userId, refType: 'order', refId: orderId, now: clock.now() })
  return ok(await db.transaction().execute((tx) => detailOf(tx, { clock }, orderId, side)))
}

type StateCounts = Awaited<ReturnType<typeof store.countsByState>>

const sumOf = (rows: StateCounts) => rows.reduce((total, row) => total + row.count, 0)

/** The counters of one side, as its lists have them: what is its turn, what waits for the other, what else is disputed, what is done. */
function countersOf(rows: StateCounts) {
  const sumIf = (counts: (row: StateCounts[number]) => boolean) => sumOf(rows.filter(counts))
  return {
    myTurn: sumIf((row) => row.is_mine),
    waiting: sumIf(({ is_mine, state }) => !is_mine && runningStates.includes(state) && state !== 'dispute'),
    dispute: sumIf(({ is_mine, state }) => !is_mine && state === 'dispute'),
    done: sumIf(({ state }) => state === 'done'),
  }
}

/** Counters of the mine tab. */
export async function countMine({ db, clock }: Deps, userId: number) {
  const now = clock.now()
  const counts = await store.countsByState(db, userId, now)
  const buys = counts.filter((row) => row.is_buyer)
  const sales = counts.filter((row) => !row.is_buyer)
  const buy = countersOf(buys)
  const sale = countersOf(sales)
  const earliest = await store.earliestTurn(db, userId, now)
  return ok({
    myTurn: buy.myTurn + sale.myTurn,
    waiting: buy.waiting + sale.waiting,
    dispute: buy.dispute + sale.dispute,
    done: buy.done + sale.done,
    buys: sumOf(buys),
    sales: sumOf(sales),
    sides: { buy, sale },
    earliest: earliest ? earliestView(earliest, now) : null,
  })
}

/** What it waits for; of disputes only a decision waits for a party. */
function earliestView(row: NonNullable<Awaited<ReturnType<typeof store.earliestTurn>>>, now: number) {
  const dispute = row.state === 'dispute' ? ({ state: 'decided', evidenceUntil: 0, decideBy: 0 } as const) : null
  const waiting = waitingOf(
    {
      ...asksOf(row, now),
      state: row.state,
      amount: row.amount,
      terms: { arbiterMost: 0 },
      deadlineAt: row.deadline_at,
      dispute,
    },
    now,
  )
  if (!waiting || waiting.until === null) return null
  const side = row.is_buyer ? ('buy' as const) : ('sale' as const)
  return { orderId: row.order_id, side, wait: waiting.wait, deadlineAt: waiting.until }
}
