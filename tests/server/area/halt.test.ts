import { fen, qty } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { readArea, readConfig } from '../../../server/modules/area/service'
import { renewSale } from '../../../server/modules/market/sales/add'
import { renewBuy } from '../../../server/modules/market/bids/add'
import { closeBuy } from '../../../server/modules/market/bids/end'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import * as acts from '../../../server/modules/market/sales/acts'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { addRiceBid, paidBid, sellInto } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { judge, partyAct, stepTo } from '../../support/city/order-steps'
import {
  addRice,
  areaId,
  clientNo,
  emptyCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

const minute = 60_000
const asked = { protocol: 'http', hostname: 'localhost', host: 'localhost' }

let database: TestDatabase
let deps: TestDeps
let operator: Caller
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  operator = await judge(deps, 'operator')
  seller = await resident(deps, 3021)
  buyer = await resident(deps, 128)
})
afterEach(async () => {
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

const halt = (halted = true, reason = '核对账目', area = areaId) =>
  haltArea(deps, postponePayments(deadlines), operator.userId, { clientNo: clientNo(), areaId: area, halted, reason })
const work = () => runDue(deps, { ...orderJobs(deps), ...marketJobs(deps) })
const acting = (id: number, ver: number) => ({ clientNo: clientNo(), id, ver })
const reasonOf = (result: Result<unknown, Refusal>) => (result.ok ? undefined : result.error.reason)
const stateOf = async (orderId: number) =>
  deps.db.selectFrom('trade_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

it('refuses buying, paying and publishing while an area is halted, and says why', async () => {
  const { saleId } = await rice(deps, seller)
  const paused = await rice(deps, seller)
  valueOf(await acts.pauseSale(deps, seller, acting(paused.saleId, 1)))
  const off = await rice(deps, seller)
  valueOf(await acts.takeOffSale(deps, seller, acting(off.saleId, 1)))
  const bid = await paidBid(deps, buyer)
  const closed = await paidBid(deps, buyer)
  valueOf(await closeBuy(deps, buyer, acting(closed.buyId, closed.ver)))
  const unpaidBid = valueOf(await addRiceBid(deps, buyer))
  const unpaid = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await halt())
  const { title, content, thumbs, place } = paused
  const edit = { title, content, thumbs, price: fen(700), minQty: qty(5000), delivery: 'meet', place } as const
  const left = { qtyLeft: qty(100_000), qtyLeftSeen: qty(75_000) }
  const refused = {
    publish: await addRice(deps, seller, {}),
    edit: await acts.editSale(deps, seller, { ...acting(paused.saleId, 2), ...edit, ...left }),
    resume: await acts.resumeSale(deps, seller, acting(paused.saleId, 2)),
    renewSale: await renewSale(deps, seller, { ...acting(off.saleId, 2), days: 30 }),
    take: await takeRice(deps, buyer, saleId),
    pay: await payFor(deps, buyer, unpaid.payNo),
    bid: await addRiceBid(deps, buyer),
    payBid: await payFor(deps, buyer, unpaidBid.payNo),
    renewBid: await renewBuy(deps, buyer, acting(closed.buyId, closed.ver + 1)),
    sell: await sellInto(deps, seller, bid.buyId),
  }
  for (const [call, result] of Object.entries(refused)) expect([call, reasonOf(result)]).toEqual([call, 'HALT'])
  expect(refused.pay).toMatchObject({
    error: { msg: '交易已暂停：核对账目，资金不受影响', data: { because: '核对账目', since: deps.clock.now() } },
  })
})

it('lets everything agreed go on, and money come home', async () => {
  const cast = { buyer, seller }
  const paid = await stepTo(deps, cast, 'paid')
  const delivered = await stepTo(deps, cast, 'delivered')
  const bid = await paidBid(deps, buyer)
  valueOf(await halt())
  valueOf(await partyAct(deps, seller, paid.id, paid.ver, 'deliver'))
  valueOf(await partyAct(deps, buyer, delivered.id, delivered.ver, 'confirm'))
  valueOf(await closeBuy(deps, buyer, acting(bid.buyId, bid.ver)))
})

it('keeps what is unpaid for the whole halt and gives it back the time it had', async () => {
  const { saleId } = await rice(deps, seller)
  const order = valueOf(await takeRice(deps, buyer, saleId))
  const bid = valueOf(await addRiceBid(deps, buyer))
  deps.clock.forward(5 * minute)
  valueOf(await halt())
  deps.clock.forward(120 * minute)
  await work()
  expect((await stateOf(order.orderId)).state).toBe('unpaid')
  expect(await payFor(deps, buyer, order.payNo)).toMatchObject({ error: { reason: 'HALT' } })
  valueOf(await halt(false, '核对完毕'))
  expect((await stateOf(order.orderId)).deadline_at).toBe(deps.clock.now() + 10 * minute)
  deps.clock.forward(9 * minute)
  await work()
  valueOf(await payFor(deps, buyer, order.payNo))
  deps.clock.forward(minute)
  await work()
  expect(await payFor(deps, buyer, bid.payNo)).toMatchObject({ error: { reason: 'CLOSED' } })
})

it('moves a payment deadline that would end at night to a quarter past seven', async () => {
  deps.clock.forward(13 * 60 * minute)
  const { saleId } = await rice(deps, seller)
  const order = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await halt())
  deps.clock.forward(2 * 60 * minute)
  valueOf(await halt(false))
  const sevenFifteen = Date.UTC(2026, 10, 21, 23, 15)
  const pay = await deps.db.selectFrom('pay_order').selectAll().where('pay_no', '=', order.payNo).executeTakeFirst()
  expect([(await stateOf(order.orderId)).deadline_at, pay?.expire_at]).toEqual([sevenFifteen, sevenFifteen])
})

it('touches no other area', async () => {
  const elsewhere = areaId + 1
  await deps.db.insertInto('area').values({ area_id: elsewhere, name: '别处', sort: 1 }).execute()
  valueOf(await halt(true, '演练', elsewhere))
  valueOf(await addRice(deps, seller, {}))
})

it('is told by the configuration and the newest notice, until it ends', async () => {
  valueOf(await halt())
  const shown = async () => valueOf(await readConfig(deps, areaId, asked)).halt
  const notice = async () => valueOf(await readArea(deps, areaId)).notice
  expect(await shown()).toEqual({ because: '核对账目', since: deps.clock.now() })
  expect(await notice()).toMatchObject({ title: '交易已暂停' })
  expect((await notice())?.content).toContain('核对账目')
  deps.clock.forward(minute)
  expect(valueOf(await halt(true, '继续核对')).halt).toEqual({ because: '继续核对', since: deps.clock.now() - minute })
  valueOf(await halt(false, '核对完毕'))
  expect(await shown()).toBeUndefined()
  expect(await notice()).toMatchObject({ title: '交易已恢复' })
})

it('records who halted and why; an area that is not there cannot be halted', async () => {
  valueOf(await halt())
  valueOf(await halt(false, '核对完毕'))
  expect(await halt(true, '核对账目', 9999)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  const rows = await deps.db.selectFrom('audit').selectAll().orderBy('audit_id').execute()
  expect(rows).toMatchObject([
    { user_id: operator.userId, call: '/admin/area/halt', ref_type: 'area', ref_id: areaId, details: { halted: true } },
    { reason: '核对完毕', details: { halted: false } },
  ])
  const now = { since: expect.any(Number) as number, because: expect.any(String) as string }
  expect(rows.map(({ details }) => details)).toMatchObject([
    { before: null, after: now },
    { before: now, after: null },
  ])
})
