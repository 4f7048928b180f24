import { runDue } from '../../../server/jobs/jobs'
import { balancesOf } from '../../../server/ledger/wallet'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { readOrder } from '../../../server/modules/orders/service'
import { readPay } from '../../../server/modules/pay/service'
import type { TestDeps } from '../../support/database/database'
import { tenInTheMorning } from '../../support/database/database'
import {
  actOn,
  booksOf,
  clientNo,
  inSmallCity,
  parties,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

const hour = 3_600_000
const midnight = tenInTheMorning - 10 * hour

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

const balance = async (key: string) =>
  (await deps.db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst())?.balance ?? 0

it('moves the money of a whole trade from available to frozen to income, fee and fund', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  const taken = valueOf(await takeRice(deps, buyer, sale.saleId))
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 100_000, frozen: 0, income: 0 })

  valueOf(await payFor(deps, buyer, taken.payNo))
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 96_600, frozen: 3_400, income: 0 })

  valueOf(await actOn(deps, seller, taken.orderId, 2, 'deliver'))
  const done = valueOf(await actOn(deps, buyer, taken.orderId, 3, 'confirm'))
  expect(done).toMatchObject({ state: 'done', turn: null, acts: ['rate'], endedBy: { act: 'confirm', by: 'buyer' } })
  expect(done.timeline.map(({ act }) => act)).toEqual(['take', 'pay', 'deliver', 'confirm'])
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 96_600, frozen: 0, income: 0 })
  expect(await balancesOf(deps.db, seller.userId)).toEqual({ available: 0, frozen: 0, income: 3_366 })
  expect([await balance('platform:fee'), await balance('area:3253:fund')]).toEqual([24, 10])
})

it('shows each side its own acts and turn', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, sale.saleId))
  const seen = async (userId: number) => {
    const { side, turn, acts, state } = valueOf(await readOrder(deps, userId, orderId))
    return { side, turn, acts, state }
  }
  expect(await seen(buyer.userId)).toEqual({ side: 'buyer', turn: 'buyer', acts: ['pay', 'cancel'], state: 'unpaid' })
  expect(await seen(seller.userId)).toEqual({ side: 'seller', turn: 'buyer', acts: [], state: 'unpaid' })
  valueOf(await payFor(deps, buyer, payNo))
  expect(await seen(seller.userId)).toMatchObject({ turn: 'seller', acts: ['deliver', 'refuse', 'askCancel'] })
  const stranger = await resident(deps, 77)
  expect(await readOrder(deps, stranger.userId, orderId)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})

it('closes an unpaid order after fifteen minutes and gives the goods back', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller, 50_000)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, sale.saleId))
  deps.clock.forward(15 * 60_000 - 1)
  await runDue(deps, orderJobs(deps))
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).state).toBe('unpaid')
  deps.clock.forward(1)
  await runDue(deps, orderJobs(deps))
  expect(valueOf(await readOrder(deps, buyer.userId, orderId))).toMatchObject({ state: 'closed', deadlineAt: null })
  expect(valueOf(await readPay(deps, buyer, payNo)).state).toBe('closed')
  expect(await payFor(deps, buyer, payNo)).toMatchObject({ error: { reason: 'CLOSED' } })
  expect((await takeRice(deps, buyer, sale.saleId)).ok).toBe(true)
})

it('refunds a paid order that nobody delivered within a day', async () => {
  const { buyer, seller } = await parties(deps)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, payNo))
  deps.clock.forward(24 * hour)
  await runDue(deps, orderJobs(deps))
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).state).toBe('refunded')
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 100_000, frozen: 0 })
})

it('confirms by itself three days after delivery', async () => {
  const { buyer, seller } = await parties(deps)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  deps.clock.forward(72 * hour)
  await runDue(deps, orderJobs(deps))
  expect(valueOf(await readOrder(deps, seller.userId, orderId))).toMatchObject({
    state: 'done',
    endedBy: { act: 'confirmSilent', by: 'timer' },
  })
  expect(await balancesOf(deps.db, seller.userId)).toMatchObject({ income: 3_366 })
})

it('opens at seven, not a millisecond earlier', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  deps.clock.at = midnight + 7 * hour - 1
  expect(await takeRice(deps, buyer, sale.saleId)).toMatchObject({
    error: { reason: 'BEFORE_OPEN', data: { openAt: midnight + 7 * hour } },
  })
  deps.clock.forward(1)
  expect((await takeRice(deps, buyer, sale.saleId)).ok).toBe(true)
})

it('keeps a payment deadline out of closed hours', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  deps.clock.at = midnight + 24 * hour - 5 * 60_000
  const { orderId } = valueOf(await takeRice(deps, buyer, sale.saleId))
  expect(valueOf(await readOrder(deps, buyer.userId, orderId)).deadlineAt).toBe(midnight + 31 * hour + 15 * 60_000)
})

it('refuses what the listing does not allow, each with its reason', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  const reason = async (result: Promise<{ ok: boolean; error?: { reason: string } }>) => (await result).error?.reason
  expect(await reason(takeRice(deps, seller, sale.saleId))).toBe('OWN')
  expect(await reason(takeRice(deps, buyer, 999))).toBe('NOT_FOUND')
  expect(await reason(takeRice(deps, buyer, sale.saleId, 130_000))).toBe('SOLD_OUT')
  expect(await reason(takeRice(deps, buyer, sale.saleId, 7_000))).toBe('FORM')
  await deps.db.updateTable('sale').set({ price: 700 }).execute()
  expect(await takeRice(deps, buyer, sale.saleId)).toMatchObject({
    error: { reason: 'PRICE_CHANGED', data: { price: 700 } },
  })
  await deps.db.updateTable('sale').set({ price: 680, ver: 2 }).execute()
  expect(await reason(takeRice(deps, buyer, sale.saleId))).toBe('MOVED')
  await deps.db.updateTable('sale').set({ ver: 1, state: 'paused' }).execute()
  expect(await reason(takeRice(deps, buyer, sale.saleId))).toBe('CLOSED')
  await deps.db.updateTable('sale').set({ state: 'on', expire_at: deps.clock.now() }).execute()
  expect(await reason(takeRice(deps, buyer, sale.saleId))).toBe('EXPIRED')
  await deps.db
    .updateTable('sale')
    .set({ expire_at: deps.clock.now() + hour })
    .execute()
  await deps.db
    .updateTable('block')
    .set({ state: 2, transfer_price: 1, transfer_until: 1 })
    .where('block_id', '=', seller.blockId)
    .execute()
  expect(await reason(takeRice(deps, buyer, sale.saleId))).toBe('BLOCK_TRANSFER')
})

it('refuses to pay more than there is, and the order waits', async () => {
  const seller = await resident(deps, 3021, 0)
  const buyer = await resident(deps, 128, 3_399)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  expect(await payFor(deps, buyer, payNo)).toMatchObject({ error: { reason: 'NOT_ENOUGH', data: { missing: 1 } } })
  expect(valueOf(await readOrder(deps, buyer.userId, orderId))).toMatchObject({ state: 'unpaid', ver: 1 })
})

it('cools down for a day after three orders left unpaid on one day', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  for (let count = 0; count < 3; count++) {
    valueOf(await takeRice(deps, buyer, sale.saleId))
    deps.clock.forward(15 * 60_000)
    await runDue(deps, orderJobs(deps))
  }
  const until = deps.clock.now() + 24 * hour
  expect(await takeRice(deps, buyer, sale.saleId)).toMatchObject({ error: { reason: 'COOLDOWN', data: { until } } })
  deps.clock.forward(24 * hour)
  expect((await takeRice(deps, buyer, sale.saleId)).ok).toBe(true)
})

it('answers a stale act with the fresh order', async () => {
  const { buyer, seller } = await parties(deps)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, payNo))
  expect(await actOn(deps, buyer, orderId, 1, 'confirm')).toMatchObject({
    error: { reason: 'MOVED', data: { order: { state: 'paid', ver: 2 } } },
  })
})

it('lets one of twenty parallel takers have the last of it', async () => {
  const seller = await resident(deps, 3021, 0)
  const sale = await rice(deps, seller, 50_000)
  const buyers = await Promise.all(Array.from({ length: 20 }, (_, index) => resident(deps, 100 + index)))
  const results = await Promise.all(buyers.map((buyer) => takeRice(deps, buyer, sale.saleId)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.error.reason === 'SOLD_OUT')).toHaveLength(19)
})

it('pays once, however many devices pay at once', async () => {
  const { buyer, seller } = await parties(deps)
  const { payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  const results = await Promise.all(Array.from({ length: 20 }, () => payFor(deps, buyer, payNo)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.error.reason === 'MOVED')).toHaveLength(19)
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 96_600, frozen: 3_400 })
})

it('gives every repeat under the same number the first answer', async () => {
  const { buyer, seller } = await parties(deps)
  const sale = await rice(deps, seller)
  const takeNo = clientNo()
  const takes = await Promise.all(Array.from({ length: 10 }, () => takeRice(deps, buyer, sale.saleId, 50_000, takeNo)))
  const orders = new Set(takes.map((result) => valueOf(result).orderId))
  expect(orders.size).toBe(1)
  const { payNo } = valueOf(await takeRice(deps, buyer, sale.saleId, 50_000, takeNo))
  const payFirst = clientNo()
  const pays = await Promise.all(Array.from({ length: 10 }, () => payFor(deps, buyer, payNo, 1, payFirst)))
  expect(pays.every((result) => result.ok && result.value.state === 'paid')).toBe(true)
  expect(await balancesOf(deps.db, buyer.userId)).toMatchObject({ available: 96_600, frozen: 3_400 })
  expect(await takeRice(deps, buyer, sale.saleId, 55_000, takeNo)).toMatchObject({ error: { reason: 'FORM' } })
})
