import fc from 'fast-check'
import { amountOf, fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { closeBuy } from '../../../server/modules/market/bids/end'
import { readBuy } from '../../../server/modules/market/bids/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { addRiceBid, paidBid, sellInto } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { actOn, clientNo, emptyCity, payFor, resident, valueOf } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let nextBlock = 1

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
})
afterEach(async () => expect((await checkBooks(deps.db)).differences).toEqual([]))
afterAll(() => database.close())

const newcomer = (availableFen = 100_000) => resident(deps, nextBlock++, availableFen)
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

type Refused = { ok: false; error: { reason: string; data?: object } }
const refused = <T extends { ok: boolean }>(results: readonly T[]) =>
  results.filter((result): result is T & Refused => !result.ok)

const close = (buyer: Caller, id: number) => closeBuy(deps, buyer, { clientNo: clientNo(), id, ver: 2 })
const ordersOf = (buyId: number) =>
  deps.db.selectFrom('trade_order').selectAll().where('source', '=', 'buy').where('source_id', '=', buyId).execute()

it('gives the money back once when twenty devices close one bid at the same time', async () => {
  const buyer = await newcomer()
  const bid = await paidBid(deps, buyer)
  const results = await times(20, () => close(buyer, bid.buyId))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  for (const { error } of refused(results)) {
    expect(error).toMatchObject({ reason: 'MOVED', data: { buy: { state: 'closed', ver: 3 } } })
  }
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 100_000, frozen: 0, income: 0 })
})

it('freezes the money once when twenty devices pay one bid at the same time', async () => {
  const buyer = await newcomer()
  const bid = valueOf(await addRiceBid(deps, buyer))
  const results = await times(20, () => payFor(deps, buyer, bid.payNo))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(new Set(refused(results).map(({ error }) => error.reason))).toEqual(new Set(['MOVED']))
  expect((await balancesOf(deps.db, buyer.userId)).frozen).toBe(13_000)
})

it('never sells more into a bid than it wants, whatever twenty sellers do at the same time', async () => {
  const buyer = await newcomer()
  const sellers = await times(5, () => newcomer(0))
  const bid = await paidBid(deps, buyer, { qty: qty(120_000) })
  const results = await times(20, (index) =>
    sellInto(deps, sellers[index % 5] ?? buyer, bid.buyId, { qty: qty(50_000) }),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(2)
  for (const { error } of refused(results)) {
    expect(error).toMatchObject({ reason: 'SOLD_OUT', data: { qtyLeft: 20_000, buy: { buyId: bid.buyId } } })
  }
  const orders = await ordersOf(bid.buyId)
  expect(orders.map(({ amount }) => amount)).toEqual([3_250, 3_250])
  expect((await balancesOf(deps.db, buyer.userId)).frozen).toBe(amountOf(fen(650), qty(120_000)))
})

it('splits the money between sellers and the owner when both reach for it at the same time', async () => {
  const buyer = await newcomer()
  const sellers = await times(4, () => newcomer(0))
  const bid = await paidBid(deps, buyer)
  const [, ...sold] = await Promise.all([
    close(buyer, bid.buyId),
    ...sellers.map((seller) => sellInto(deps, seller, bid.buyId)),
  ])
  const orders = await ordersOf(bid.buyId)
  expect(orders).toHaveLength(sold.filter(({ ok }) => ok).length)
  const promised = orders.reduce((sum, { amount }) => sum + amount, 0)
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({
    available: 100_000 - promised,
    frozen: promised,
    income: 0,
  })
})

it('closes a bid whose rest is worth less than half a fen', async () => {
  await deps.db.updateTable('item').set({ min_qty: 1_111, tick: 1_111 }).execute()
  const [buyer, seller] = [await newcomer(), await newcomer(0)]
  const bid = await paidBid(deps, buyer, { price: fen(2), qty: qty(5 * 1_111) })
  valueOf(await sellInto(deps, seller, bid.buyId, { price: fen(2), qty: qty(3 * 1_111) }))
  expect((await balancesOf(deps.db, buyer.userId)).frozen).toBe(1)
  valueOf(await close(buyer, bid.buyId))
  expect(await balancesOf(deps.db, buyer.userId)).toEqual({ available: 99_999, frozen: 1, income: 0 })
})

/** Prices and portions whose amounts are seldom whole fen. */
const filling = fc.record({
  price: fc.integer({ min: 1, max: 99_999 }),
  parts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 7 }),
  /** The part that nobody sells into. */
  rest: fc.integer({ min: 0, max: 5 }),
  end: fc.constantFrom('close', 'expire'),
  /** Which orders are confirmed, refused, or stay open. */
  courses: fc.array(fc.constantFrom('confirm', 'refuse', 'stay'), { minLength: 7, maxLength: 7 }),
})

it('loses no fen of a bid, in whatever portions it is filled and however it ends', async () => {
  await deps.db.updateTable('item').set({ min_qty: 1_111, tick: 1_111 }).execute()
  const law = fc.asyncProperty(filling, async ({ price, parts, rest, end, courses }) => {
    const [buyer, seller] = [await newcomer(10_000_000), await newcomer(0)]
    const units = parts.reduce((sum, part) => sum + part, rest)
    const wanted = qty(units * 1_111)
    const whole = amountOf(fen(price), wanted)
    const wish = { price: fen(price), qty: wanted }
    if (whole === 0) {
      expect(await addRiceBid(deps, buyer, wish)).toMatchObject({ error: { reason: 'FORM' } })
      return
    }
    const bid = await paidBid(deps, buyer, wish)
    for (const [index, part] of parts.entries()) {
      const sold = await sellInto(deps, seller, bid.buyId, { price: fen(price), qty: qty(part * 1_111) })
      if (!sold.ok) expect(sold.error.reason).toBe('FORM')
      const course = courses[index]
      if (!sold.ok || course === 'stay' || course === undefined) continue
      valueOf(await actOn(deps, course === 'confirm' ? buyer : seller, sold.value.orderId, 1, course))
    }
    const orders = await ordersOf(bid.buyId)
    for (const order of orders) {
      expect(Math.abs(order.amount - amountOf(fen(price), qty(order.qty)))).toBeLessThanOrEqual(1)
    }
    const sum = orders.reduce((total, { amount }) => total + amount, 0)
    const shown = valueOf(await readBuy(deps, buyer.userId, bid.buyId))
    if (shown.state === 'filled') expect(sum).toBe(whole)
    else {
      expect(sum + shown.amountLeft).toBe(whole)
      if (end === 'close') valueOf(await close(buyer, bid.buyId))
      else {
        deps.clock.forward(7 * 86_400_000)
        await runDue(deps, marketJobs(deps))
      }
    }
    const staying = orders.filter(({ state }) => state === 'paid').reduce((total, { amount }) => total + amount, 0)
    const spent = orders.filter(({ state }) => state === 'done').reduce((total, { amount }) => total + amount, 0)
    expect(await balancesOf(deps.db, buyer.userId)).toEqual({
      available: 10_000_000 - staying - spent,
      frozen: staying,
      income: 0,
    })
  })
  await fc.assert(law, { numRuns: 40, endOnFailure: true })
})
