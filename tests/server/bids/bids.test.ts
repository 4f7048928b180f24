import { fen, qty } from '@contract/money'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import { renewBuy } from '../../../server/modules/market/bids/add'
import { cancelBuy, closeBuy, removeBuy } from '../../../server/modules/market/bids/end'
import { listBuys, readBuy } from '../../../server/modules/market/bids/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { cancelPay, readPay, listPays } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import type { Caller } from '../../../server/http/caller'
import { addRiceBid, paidBid, sellInto } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { actOn, clientNo, emptyCity, payFor, resident, rice, valueOf, wholeBoard } from '../../support/city/small-city'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let database: TestDatabase
let deps: TestDeps
let buyer: Caller
let seller: Caller

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  buyer = await resident(deps, 128)
  seller = await resident(deps, 3021, 0)
})
afterEach(async () => {
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

const acting = (id: number, ver: number) => ({ clientNo: clientNo(), id, ver })
const shown = async (id: number, who = buyer) => valueOf(await readBuy(deps, who.userId, id))
const board = async (userId = 0) => valueOf(await listBuys(deps, userId, wholeBoard))
const money = () => balancesOf(deps.db, buyer.userId)
const reason = (name: string, data?: object) => ({ error: { reason: name, ...(data && { data }) } })
const work = () => runDue(deps, marketJobs(deps))

describe('a new bid', () => {
  it('waits a quarter of an hour for its money, seen by nobody but its owner', async () => {
    const bid = valueOf(await addRiceBid(deps, buyer))
    expect(bid).toMatchObject({ state: 'unpaid', title: '社区大米', amount: 13_000, amountLeft: 0, expireAt: null })
    expect(bid.payBefore).toBe(deps.clock.now() + 15 * minute)
    expect(bid.acts).toEqual(['pay', 'cancel'])
    deps.clock.forward(15 * minute)
    expect((await shown(bid.buyId)).acts).toEqual(['cancel'])
    const { data } = valueOf(await listBuys(deps, buyer.userId, { ...wholeBoard, mine: 1 }))
    expect(data.map(({ acts }) => acts)).toEqual([['cancel']])
    expect((await board()).data).toEqual([])
    expect(await readBuy(deps, seller.userId, bid.buyId)).toMatchObject(reason('NOT_FOUND'))
    expect(await sellInto(deps, seller, bid.buyId, { ver: 1 })).toMatchObject(reason('NOT_FOUND'))
  })

  it('freezes its amount when it is paid, and its days begin', async () => {
    const bid = valueOf(await addRiceBid(deps, buyer))
    deps.clock.forward(10 * minute)
    const paid = valueOf(await payFor(deps, buyer, bid.payNo))
    expect(paid).toMatchObject({ bizType: 'buy', bizId: bid.buyId, state: 'paid', amount: 13_000, ver: 2 })
    expect(await money()).toEqual({ available: 87_000, frozen: 13_000, income: 0 })
    const expireAt = deps.clock.now() + 7 * day
    expect(await shown(bid.buyId)).toMatchObject({ state: 'open', amountLeft: 13_000, expireAt, acts: ['close'] })
    expect(await shown(bid.buyId, seller)).toMatchObject({ acts: ['take'], payNo: '', mine: false })
    expect((await board()).items).toMatchObject([{ bestBid: 650, bids: [{ price: 650, qty: 200_000 }] }])
  })

  it('is paid once, whatever is repeated or tried on another device', async () => {
    const bid = valueOf(await addRiceBid(deps, buyer))
    const no = clientNo()
    const first = valueOf(await payFor(deps, buyer, bid.payNo, 1, no))
    expect(valueOf(await payFor(deps, buyer, bid.payNo, 1, no))).toEqual(first)
    expect(await payFor(deps, buyer, bid.payNo)).toMatchObject(reason('MOVED'))
    expect((await money()).frozen).toBe(13_000)
  })

  it('closes unpaid after a quarter of an hour, and cannot be paid any more', async () => {
    const bid = valueOf(await addRiceBid(deps, buyer))
    deps.clock.forward(15 * minute)
    expect(await payFor(deps, buyer, bid.payNo)).toMatchObject(reason('EXPIRED'))
    await work()
    expect(await shown(bid.buyId)).toMatchObject({ state: 'closed', payBefore: null, acts: ['renew'] })
    expect(await payFor(deps, buyer, bid.payNo)).toMatchObject(reason('CLOSED'))
    expect(await readPay(deps, buyer, bid.payNo)).toMatchObject({ value: { state: 'closed' } })
  })

  it('is cancelled on its own page or at the cashier', async () => {
    const [one, other] = [valueOf(await addRiceBid(deps, buyer)), valueOf(await addRiceBid(deps, buyer))]
    // An unpaid one is visible to its owner only.
    expect(await cancelBuy(deps, seller, acting(one.buyId, 1))).toMatchObject(reason('NOT_FOUND'))
    expect(await closeBuy(deps, seller, acting(one.buyId, 1))).toMatchObject(reason('NOT_FOUND'))
    expect(await renewBuy(deps, seller, acting(one.buyId, 1))).toMatchObject(reason('NOT_FOUND'))
    expect(valueOf(await cancelBuy(deps, buyer, acting(one.buyId, 1))).state).toBe('closed')
    const wish = { clientNo: clientNo(), payNo: other.payNo, ver: 1 }
    expect(valueOf(await cancelPay(deps, payers, buyer, wish))).toMatchObject({ state: 'closed', ver: 2 })
    expect((await shown(other.buyId)).state).toBe('closed')
    expect(await cancelPay(deps, payers, seller, wish)).toMatchObject(reason('NOT_FOUND'))
  })

  it('needs opening hours to be made and to be paid', async () => {
    deps.clock.forward(13 * hour + 50 * minute)
    const bid = valueOf(await addRiceBid(deps, buyer))
    deps.clock.forward(10 * minute)
    const openAt = deps.clock.now() + 7 * hour
    expect(await addRiceBid(deps, buyer)).toMatchObject(reason('BEFORE_OPEN', { openAt }))
    expect(await payFor(deps, buyer, bid.payNo)).toMatchObject(reason('BEFORE_OPEN', { openAt }))
    expect(bid.payBefore).toBe(openAt + 15 * minute)
  })

  it('needs enough money, and says how much is missing', async () => {
    const bid = valueOf(await addRiceBid(deps, seller))
    expect(await payFor(deps, seller, bid.payNo)).toMatchObject(reason('NOT_ENOUGH', { missing: 13_000 }))
    expect((await shown(bid.buyId, seller)).state).toBe('unpaid')
  })

  it('fits its item and the capacity of its block, which listings share', async () => {
    const fields = { fields: { qty: '数量不合递增单位' } }
    expect(await addRiceBid(deps, buyer, { qty: qty(5_001) })).toMatchObject(reason('FORM', fields))
    expect(await addRiceBid(deps, buyer, { itemId: 404 })).toMatchObject(reason('NOT_FOUND'))
    await deps.db.updateTable('block').set({ capacity: 3 }).execute()
    await rice(deps, buyer)
    const made = await Promise.all(Array.from({ length: 6 }, () => addRiceBid(deps, buyer)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(2)
    for (const result of made) if (!result.ok) expect(result).toMatchObject(reason('LIMIT', { capacity: 3 }))
  })
})

describe('selling into a bid', () => {
  it('makes a paid order of a part of its money, also at night, until nothing is left', async () => {
    const bid = await paidBid(deps, buyer)
    deps.clock.forward(17 * hour)
    const sold = valueOf(await sellInto(deps, seller, bid.buyId))
    const order = await deps.db.selectFrom('trade_order').selectAll().executeTakeFirstOrThrow()
    expect(order).toMatchObject({ order_id: sold.orderId, state: 'paid', source: 'buy', source_id: bid.buyId })
    expect(order).toMatchObject({ amount: 3_250, buyer_user_id: buyer.userId, seller_user_id: seller.userId })
    expect(order.deadline_at).toBe(deps.clock.now() + day)
    const told = await deps.db
      .selectFrom('user_notice')
      .selectAll()
      .where('kind', '=', 'sell')
      .executeTakeFirstOrThrow()
    expect(told).toMatchObject({ user_id: buyer.userId, title: '你的求购已有人接单' })
    expect(told.content).toContain(`，${seller.blockNo} 须在 `)
    expect(await shown(bid.buyId)).toMatchObject({ state: 'open', qtyLeft: 150_000, amountLeft: 9_750 })
    valueOf(await sellInto(deps, seller, bid.buyId, { qty: qty(150_000) }))
    expect(await shown(bid.buyId)).toMatchObject({ state: 'filled', qtyLeft: 0, amountLeft: 0, acts: ['renew'] })
    expect((await money()).frozen).toBe(13_000)
    expect((await board()).data).toEqual([])
    expect(await sellInto(deps, seller, bid.buyId)).toMatchObject(reason('SOLD_OUT', { qtyLeft: 0 }))
  })

  it('pays the seller when the buyer confirms, and the buyer back when the seller refuses', async () => {
    const bid = await paidBid(deps, buyer)
    const one = valueOf(await sellInto(deps, seller, bid.buyId))
    const other = valueOf(await sellInto(deps, seller, bid.buyId))
    valueOf(await actOn(deps, buyer, one.orderId, 1, 'confirm'))
    valueOf(await actOn(deps, seller, other.orderId, 1, 'refuse'))
    expect(await balancesOf(deps.db, seller.userId)).toEqual({ available: 0, frozen: 0, income: 3_250 - 33 })
    expect(await money()).toEqual({ available: 87_000 + 3_250, frozen: 6_500, income: 0 })
    expect(await shown(bid.buyId)).toMatchObject({ state: 'open', qtyLeft: 100_000 })
  })

  it('is refused with the fresh bid when the seller saw something else', async () => {
    const bid = await paidBid(deps, buyer)
    const sell = (wish: Parameters<typeof sellInto>[3]) => sellInto(deps, seller, bid.buyId, wish)
    const buy = { buyId: bid.buyId, ver: 2, qtyLeft: 200_000 }
    expect(await sell({ ver: 1 })).toMatchObject(reason('MOVED', { buy }))
    expect(await sell({ price: fen(700) })).toMatchObject(reason('PRICE_CHANGED', { price: 650, buy }))
    expect(await sell({ qty: qty(205_000) })).toMatchObject(reason('SOLD_OUT', { qtyLeft: 200_000, buy }))
    expect(await sell({ qty: qty(5_001) })).toMatchObject(reason('FORM'))
    expect(await sellInto(deps, buyer, bid.buyId)).toMatchObject(reason('OWN'))
    expect(await sellInto(deps, seller, 404)).toMatchObject(reason('NOT_FOUND'))
  })

  it('takes no less than the least quantity, but the last rest as a whole', async () => {
    await deps.db.updateTable('item').set({ min_qty: 50_000 }).execute()
    const bid = await paidBid(deps, buyer, { qty: qty(80_000) })
    const small = { qty: qty(30_000) }
    expect(await sellInto(deps, seller, bid.buyId, small)).toMatchObject(reason('LIMIT', { minQty: 50_000 }))
    valueOf(await sellInto(deps, seller, bid.buyId))
    valueOf(await sellInto(deps, seller, bid.buyId, small))
    expect((await shown(bid.buyId)).state).toBe('filled')
  })

  it('is over when the bid was closed or its days have passed', async () => {
    const [one, other] = [await paidBid(deps, buyer), await paidBid(deps, buyer)]
    valueOf(await closeBuy(deps, buyer, acting(one.buyId, 2)))
    expect(await sellInto(deps, seller, one.buyId)).toMatchObject(reason('CLOSED'))
    deps.clock.forward(7 * day)
    expect(await sellInto(deps, seller, other.buyId)).toMatchObject(reason('EXPIRED'))
  })
})

describe('the end of a bid', () => {
  it('gives back what nobody sold into when its owner closes it', async () => {
    const bid = await paidBid(deps, buyer)
    valueOf(await sellInto(deps, seller, bid.buyId))
    // Open bids are on the board, so their owner is known anyway.
    expect(await closeBuy(deps, seller, acting(bid.buyId, 2))).toMatchObject(reason('NO_RIGHT'))
    expect(await cancelBuy(deps, buyer, acting(bid.buyId, 2))).toMatchObject(reason('MOVED'))
    expect(valueOf(await closeBuy(deps, buyer, acting(bid.buyId, 2)))).toMatchObject({ state: 'closed', amountLeft: 0 })
    expect(await money()).toEqual({ available: 96_750, frozen: 3_250, income: 0 })
    const again = await closeBuy(deps, buyer, acting(bid.buyId, 3))
    expect(again).toMatchObject(reason('MOVED', { buy: { state: 'closed' } }))
  })

  it('comes by itself after its days, and it is made anew in one step', async () => {
    const bid = await paidBid(deps, buyer)
    valueOf(await sellInto(deps, seller, bid.buyId))
    deps.clock.forward(7 * day - 1)
    await work()
    expect((await shown(bid.buyId)).state).toBe('open')
    deps.clock.forward(1)
    await work()
    expect(await shown(bid.buyId)).toMatchObject({ state: 'expired', ver: 3 })
    expect((await money()).frozen).toBe(3_250)
    const anew = valueOf(await renewBuy(deps, buyer, acting(bid.buyId, 3)))
    expect(anew).toMatchObject({ state: 'unpaid', price: 650, qty: 150_000, amount: 9_750, days: 7 })
    expect(anew.buyNo).not.toBe(bid.buyNo)
    expect(await renewBuy(deps, buyer, acting(bid.buyId, 3))).toMatchObject(reason('MOVED'))
    expect(await renewBuy(deps, seller, acting(bid.buyId, 4))).toMatchObject(reason('NO_RIGHT'))
    expect(await renewBuy(deps, buyer, acting(anew.buyId, 1))).toMatchObject(reason('MOVED'))
  })

  it('comes with a reason when an operator removes it', async () => {
    const bid = await paidBid(deps, buyer)
    const operator = { ...seller, isStaff: true }
    const removed = valueOf(await removeBuy(deps, operator, { ...acting(bid.buyId, 2), reason: '违禁' }))
    expect(removed).toMatchObject({ state: 'removed', removedReason: '违禁' })
    expect(await money()).toEqual({ available: 100_000, frozen: 0, income: 0 })
    expect((await shown(bid.buyId)).acts).toEqual([])
  })
})

it('lists what the caller has to pay, has paid and has closed, each under its tab', async () => {
  await paidBid(deps, buyer)
  const waiting = valueOf(await addRiceBid(deps, buyer))
  const tab = async (name: 'unpaid' | 'paid' | 'closed', who = buyer) =>
    valueOf(await listPays(deps, who.userId, { page: 1, tab: name })).data.map(({ state }) => state)
  expect([await tab('unpaid'), await tab('paid'), await tab('closed')]).toEqual([['unpaid'], ['paid'], []])
  valueOf(await cancelBuy(deps, buyer, acting(waiting.buyId, 1)))
  expect([await tab('unpaid'), await tab('paid'), await tab('closed')]).toEqual([[], ['paid'], ['closed']])
  expect(await tab('paid', seller)).toEqual([])
})
