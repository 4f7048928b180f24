import { endpoints } from '@contract/endpoints/all'
import { dayStart } from '@contract/hours'
import { fen, qty } from '@contract/money'
import { openRound } from '../../support/city/expand'
import * as shop from '../../support/city/shop'
import type { TestServer } from '../../support/server/server'
import { areaId, settle, signedIn, testServer } from '../../support/server/server'
import { clientNo, credit, riceId, riceIn, valueOf } from '../../support/city/small-city'

const hourMs = 3_600_000

let server: TestServer
let buyer: Awaited<ReturnType<typeof signedIn>>
let seller: Awaited<ReturnType<typeof signedIn>>
let round: { readonly roundId: number; readonly ver: number }
let unpaid: { readonly shopId: number; readonly ver: number }
let expired: { readonly shopId: number; readonly ver: number }

beforeAll(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  await credit(server.deps, (await settle(server, 128)).userId, 1_000_000)
  await settle(server, 3021)
  buyer = await signedIn(server, 128)
  seller = await signedIn(server, 3021)
  round = await openRound(server.deps)
  unpaid = await approvedShop(buyer)
  expired = await expiredShop(seller)
})
afterAll(() => server.close())

/** A shop of this block that waits for its money. */
async function approvedShop(by: typeof buyer) {
  const { deps } = server
  const { shopId } = (await by.json('/bctShop/add', { clientNo: clientNo(), ...shop.form() })).data
  const approved = await shop.approve(deps, await shop.operator(deps), shopId)
  return { shopId, ver: valueOf(approved).ver }
}

/** The same with a term that is over. */
async function expiredShop(by: typeof buyer) {
  const made = await approvedShop(by)
  const now = server.clock.now()
  const dates = { start_at: now, end_at: now, closes_at: now + 864_000_000, due_at: now + 864_000_000, pay_by: null }
  await server.deps.db
    .updateTable('shop')
    .set({ state: 'expired', ...dates })
    .where('shop_id', '=', made.shopId)
    .execute()
  return made
}

const goods = { content: '', thumbs: '', delivery: 'meet', place: '北门' } as const
const sale = {
  ...goods,
  itemId: riceId,
  title: '新米',
  price: fen(680),
  qty: qty(500_000),
  minQty: qty(5_000),
  days: 30,
}
const bid = { ...goods, itemId: riceId, price: fen(650), qty: qty(50_000), days: 7 }

/** What a buyer has before the area closes: something to take, to pay, and to bid for again. */
async function beforeMidnight() {
  const { saleId, ver } = (await seller.json('/bctSale/add', { clientNo: clientNo(), ...sale })).data
  const order = { clientNo: clientNo(), saleId, ver, qty: qty(50_000), price: fen(680) }
  const taken = (await buyer.json('/bctSale/take', order)).data
  const unpaidBid = (await buyer.json('/bctBuy/add', { clientNo: clientNo(), ...bid })).data
  const closing = (await buyer.json('/bctBuy/add', { clientNo: clientNo(), ...bid })).data
  const cancel = { clientNo: clientNo(), id: closing.buyId, ver: closing.ver }
  const closed = (await buyer.json('/bctBuy/cancel', cancel)).data
  const due = (await buyer.form('/bctPay/list', {})).data.data
  return { order, taken, unpaidBid, closed, due }
}

it('refuses every call that buys or pays between midnight and 7:00, names the opening, and lets it pass from then on', async () => {
  const midnight = dayStart(server.clock.now()) + 24 * hourMs
  server.clock.forward(midnight - 5 * 60_000 - server.clock.now())
  const { order, taken, unpaidBid, closed, due } = await beforeMidnight()
  const verOf = (payNo: string) => due.find((pay) => pay.payNo === payNo)?.ver ?? 0
  const pay = (payNo: string) => ({ clientNo: clientNo(), payNo, channel: 'balance', ver: verOf(payNo) }) as const
  const slots = { roundId: round.roundId, ver: round.ver, count: 1, amount: fen(990) }
  const line = { blockId: 7, ver: 1, price: fen(9_900) }
  const shopWish = { level: 'stall' as const, clientNo: clientNo() }
  const calls = [
    ['/bctSale/take', () => buyer.json('/bctSale/take', { ...order, clientNo: clientNo() })],
    ['/bctPay/submit', () => buyer.json('/bctPay/submit', pay(taken.payNo))],
    ['/bctPay/submit', () => buyer.json('/bctPay/submit', pay(unpaidBid.payNo))],
    ['/bctBuy/add', () => buyer.json('/bctBuy/add', { clientNo: clientNo(), ...bid })],
    ['/bctBuy/renew', () => buyer.json('/bctBuy/renew', { clientNo: clientNo(), id: closed.buyId, ver: closed.ver })],
    ['/bctExpand/add', () => buyer.json('/bctExpand/add', { clientNo: clientNo(), ...slots })],
    ['/bctFund/add', () => buyer.json('/bctFund/add', { clientNo: clientNo(), areaId, amount: fen(2_000) })],
    ['/bctShop/pay', () => buyer.json('/bctShop/pay', { ...shopWish, ...unpaid })],
    ['/bctShop/renew', () => seller.json('/bctShop/renew', { ...shopWish, fee: fen(9_900), ...expired })],
    ['/block/carPay', () => buyer.json('/block/carPay', { clientNo: clientNo(), lines: [line] })],
    ['/bctRecharge/add', () => buyer.json('/bctRecharge/add', { clientNo: clientNo(), amount: fen(5_000) })],
  ] as const

  const declared = endpoints.filter(({ refusals }) => refusals.some((reason) => reason === 'BEFORE_OPEN'))
  expect([...new Set(calls.map(([path]) => path))].sort()).toEqual(declared.map(({ path }) => path).sort())

  for (const atMs of [midnight, midnight + 3 * hourMs, midnight + 7 * hourMs - 1]) {
    server.clock.forward(atMs - server.clock.now())
    for (const [path, call] of calls) {
      const answer = await call()
      expect([path, answer.reason, answer.data]).toMatchObject([path, 'BEFORE_OPEN', { openAt: midnight + 7 * hourMs }])
    }
  }
  const night = await seller.json('/bctSale/add', { clientNo: clientNo(), ...sale })
  expect(night.code).toBe(200)

  server.clock.forward(1)
  for (const [path, call] of calls) {
    const { reason } = await call()
    expect([path, reason]).not.toEqual([path, 'BEFORE_OPEN'])
  }
})
