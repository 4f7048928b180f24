import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { deadlines } from '../../../server/deadlines'
import { transact } from '../../../server/db/transact'
import { runDue, schedule } from '../../../server/jobs/jobs'
import { forgotten, wakeOverdue } from '../../../server/jobs/lost'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import type { Caller } from '../../../server/http/caller'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { addRiceBid, paidBid } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { judge, partyAct, stepTo } from '../../support/city/order-steps'
import { addRice, clientNo, rice, takeRice, tradingCity, valueOf } from '../../support/city/small-city'

const minute = 60_000
const day = 24 * 60 * minute

let database: TestDatabase
let deps: TestDeps
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  ;({ database, deps, seller, buyer } = await tradingCity())
})
afterEach(async () => {
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

const work = () => runDue(deps, { ...orderJobs(deps), ...marketJobs(deps) })
const loseAll = () => deps.db.deleteFrom('job').execute()

/** Loses every wake-up, lets the time pass, and says how many were found. */
async function lostFor(ms: number): Promise<number> {
  await loseAll()
  deps.clock.forward(ms)
  expect(await work()).toBe(0)
  const found = await wakeOverdue(deps, deadlines)
  await work()
  expect(await wakeOverdue(deps, deadlines)).toBe(0)
  return found
}

const orderState = async (id: number) =>
  (await deps.db.selectFrom('trade_order').select('state').where('order_id', '=', id).executeTakeFirst())?.state
const buyState = async (id: number) =>
  (await deps.db.selectFrom('buy_order').select('state').where('buy_id', '=', id).executeTakeFirst())?.state
const saleState = async (id: number) =>
  (await deps.db.selectFrom('sale').select('state').where('sale_id', '=', id).executeTakeFirst())?.state

it('finds unpaid orders and bids whose wake-up was lost', async () => {
  const { saleId } = await rice(deps, seller)
  const order = valueOf(await takeRice(deps, buyer, saleId))
  const bid = valueOf(await addRiceBid(deps, buyer))
  expect(await lostFor(15 * minute)).toBe(2)
  expect([await orderState(order.orderId), await buyState(bid.buyId)]).toEqual(['closed', 'closed'])
})

it('finds open bids and listings whose days are over, and the money of the bid comes home', async () => {
  const bid = await paidBid(deps, buyer)
  const { saleId } = valueOf(await addRice(deps, seller, { days: 7 }))
  expect(await lostFor(7 * day)).toBe(2)
  expect([await buyState(bid.buyId), await saleState(saleId)]).toEqual(['expired', 'expired'])
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 100_000, frozen: 0, income: 0 })
})

it('finds offers of blocks whose time is over', async () => {
  const until = deps.clock.now() + day
  valueOf(await editBlock(deps, seller, { clientNo: clientNo(), ver: 1, transfer: { price: fen(100), until } }))
  expect(await lostFor(day)).toBe(1)
  valueOf(await addRice(deps, seller, {}))
})

it('finds requests to cancel that nobody answered', async () => {
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await partyAct(deps, buyer, id, ver, 'askCancel'))
  expect(await lostFor(day)).toBe(1)
  const { cancel_ask_until: until } = await deps.db.selectFrom('trade_order').selectAll().executeTakeFirstOrThrow()
  expect(until).toBeNull()
})

it('finds requests for a part that nobody answered', async () => {
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await partyAct(deps, buyer, id, ver, 'refundPart'))
  expect(await lostFor(day)).toBe(1)
  const row = await deps.db.selectFrom('trade_order').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'delivered', part_ask_until: null, buyer_part_asks: 1 })
})

it('finds disputes whose decision is late, and tells the operators once, whatever happens to the wake-ups', async () => {
  const { userId } = await judge(deps, 'operator')
  const { id } = await stepTo(deps, { buyer, seller }, 'dispute')
  const toldLate = async () => {
    const told = await deps.db.selectFrom('user_notice').select('kind').where('user_id', '=', userId).execute()
    return told.filter(({ kind }) => kind === 'disputeLate').length
  }
  expect(await lostFor(7 * day)).toBe(1)
  expect(await toldLate()).toBe(1)
  expect(await lostFor(0)).toBe(0)
  await transact(deps.db, async (tx) =>
    ok(await schedule(tx, { kind: 'alarmDispute', ref: id, runAt: deps.clock.now() })),
  )
  await runDue(deps, orderJobs(deps))
  expect(await toldLate()).toBe(1)
})

it('the comparison of the books names every deadline, near or far, that no wake-up waits for', async () => {
  const { saleId } = await rice(deps, seller)
  const { orderId } = valueOf(await takeRice(deps, buyer, saleId))
  const { buyId } = valueOf(await addRiceBid(deps, buyer))
  expect(await forgotten(deps.db, deadlines)).toEqual([])
  await loseAll()
  expect(new Set(await forgotten(deps.db, deadlines))).toEqual(
    new Set([
      `closeUnpaid ${orderId}: nothing waits for its time`,
      `closeUnpaidBuy ${buyId}: nothing waits for its time`,
      `expireSale ${saleId}: nothing waits for its time`,
    ]),
  )
})

it('leaves alone what has its wake-up, and what has ended', async () => {
  const { saleId } = await rice(deps, seller)
  valueOf(await takeRice(deps, buyer, saleId))
  deps.clock.forward(15 * minute)
  expect(await wakeOverdue(deps, deadlines)).toBe(0)
  await work()
  await loseAll()
  expect(await wakeOverdue(deps, deadlines)).toBe(0)
})
