import { runningStates, turnStates } from '@contract/orders/transitions'
import type * as v from 'valibot'
import type { orderList } from '@contract/endpoints/orders/orders'
import { pageSize } from '@contract/limits'
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
import * as store from './store'
import { orderView, sideOf } from './view'

const tabStates = {
  running: runningStates,
  done: ['done'],
  closed: ['closed', 'refunded'],
} as const

type ListWish = v.InferOutput<typeof orderList.input>

/** One page of running orders, and how many wait for each side. */
async function runningPage(db: Db, query: store.OrderQuery, wish: ListWish) {
  const start = { first: wish.first, ...placeStart(wish) }
  const found = await store.runningOrders(db, query, start, pageSize + 1)
  const isBuyer = query.side === 'buyer'
  const counts = (await store.countsByState(db, query.userId)).filter((row) => row.is_buyer === isBuyer)
  const { myTurn, waiting, dispute } = countersOf(counts, query.side)
  const total = myTurn + waiting + dispute
  const framed = pageFrame(found, { page: wish.page, total, cursorOf: ({ behind }) => behind })
  return { ...framed, groups: { mine: myTurn, theirs: waiting, dispute } }
}

async function endedPage(db: Db, query: store.OrderQuery, wish: ListWish) {
  const found = await store.endedOrders(db, query, pageSize + 1, pageStart(wish))
  const total = await store.countOrders(db, query)
  return { ...pageFrame(found, { page: wish.page, total, cursorOf: (last) => last.order_id }), groups: undefined }
}

/** Own orders of one side. Running ones come by what is to be done, ended ones newest first. */
export async function listOrders({ db, clock }: Deps, userId: number, input: ListWish) {
  const side = input.side === 'buy' ? 'buyer' : 'seller'
  const query = { userId, side, states: tabStates[input.tab] } as const
  const { rows, frame, groups } = await (input.tab === 'running' ? runningPage : endedPage)(db, query, input)
  const disputes = await disputesOf(
    db,
    rows.map((row) => row.order_id),
  )
  const now = clock.now()
  return ok({
    data: rows.map((row) => orderView(row, disputes.get(row.order_id) ?? [], side, now)),
    ...frame,
    ...(groups && { groups }),
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
