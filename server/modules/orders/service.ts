import { turnStates } from '@contract/orders/transitions'
import type * as v from 'valibot'
import type { orderList } from '@contract/endpoints/orders/orders'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { placeStart } from '../../db/place'
import { pageFrame } from '../../db/page-frame'
import { pageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import { markSeen } from '../notices/open/tell'
import { detailOf } from './transition/act'
import { disputesOf } from './dispute/dispute-store'
import * as list from './list-store'
import * as store from './store'
import { orderView, sideOf } from './view'

type ListWish = v.InferOutput<typeof orderList.input>

/** The rows of a page and one more: running ones by what is to be done, ended ones newest first. */
const found = (db: Db, query: list.Counting, wish: ListWish) =>
  wish.tab === 'running'
    ? list.runningOrders(db, query, { first: wish.first, ...placeStart(wish) })
    : list.endedOrders(db, query, pageStart(wish))

/** What a process keeps of long lists, at its start. */
export const keptCounts = (): list.KeptCounts => new Map()

/**
 * Own orders of one side. A page is one statement, and one or two more when an order on it was ever disputed; now and then one more counts
 * what has ended. `kept` is what that found, of the whole process.
 */
export async function listOrders({ db, clock }: Deps, userId: number, input: ListWish, kept = keptCounts()) {
  const side = input.side === 'buy' ? 'buyer' : 'seller'
  const query = { userId, side, tab: input.tab, kept } as const
  const orders = await found(db, query, input)
  const counts = orders[0]?.counts ?? (await list.countsOf(db, query))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const { rows, frame } = pageFrame(orders, { page: input.page, total, cursorOf: ({ behind }) => behind })
  const disputed = rows.filter((row) => row.was_disputed !== null).map((row) => row.order_id)
  const disputes = await disputesOf(db, disputed)
  const now = clock.now()
  await list.keepCount(db, query, total, now)
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

/** The counters of one side: orders in states where it is that side's turn, and the other's. */
function countersOf(rows: StateCounts, side: 'buyer' | 'seller') {
  const sumIn = (states: readonly string[]) => sumOf(rows.filter(({ state }) => states.includes(state)))
  const [mine, theirs] = [turnStates[side], turnStates[side === 'buyer' ? 'seller' : 'buyer']]
  return { myTurn: sumIn(mine), waiting: sumIn(theirs), dispute: sumIn(['dispute']), done: sumIn(['done']) }
}

/** Counters of the mine tab. */
export async function countMine({ db }: Deps, userId: number) {
  const counts = await store.countsByState(db, userId)
  const buys = counts.filter((row) => row.is_buyer)
  const sales = counts.filter((row) => !row.is_buyer)
  const buy = countersOf(buys, 'buyer')
  const sale = countersOf(sales, 'seller')
  const earliest = await store.earliestTurn(db, userId)
  return ok({
    myTurn: buy.myTurn + sale.myTurn,
    waiting: buy.waiting + sale.waiting,
    dispute: buy.dispute + sale.dispute,
    done: buy.done + sale.done,
    buys: sumOf(buys),
    sales: sumOf(sales),
    sides: { buy, sale },
    earliest:
      earliest && earliest.deadline_at !== null
        ? { orderId: earliest.order_id, state: earliest.state, deadlineAt: earliest.deadline_at }
        : null,
  })
}
