import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { readConfig } from '../../../server/modules/area/service'
import { checkOut } from '../../../server/modules/block-market/check-out'
import { guest } from '../../../server/http/caller'
import { readText } from '../../../server/modules/texts/reading'
import { readOrder } from '../../../server/modules/orders/service'
import { paidBid, sellInto } from '../../support/city/bids'
import { lineOf, newcomer, seller as offering } from '../../support/city/block-market'
import { decideOn, judge, partyAct } from '../../support/city/order-steps'
import {
  actOn,
  clientNo,
  parties,
  payFor,
  resident,
  rice,
  riceIn,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import { admin as second, paidWithdrawal, putRight } from '../../support/admin/remedies'
import { terms } from '../../support/terms'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import { settingAdmin } from './setting-admin'

let server: TestServer
let buyer: Caller
let seller: Caller
let admin: ReturnType<typeof settingAdmin>

beforeEach(async () => {
  server = await testServer()
  admin = settingAdmin(server)
  await riceIn(server.deps.db)
  ;({ buyer, seller } = await parties(server.deps))
})
afterEach(async () => {
  expect((await checkBooks(server.deps.db)).differences).toEqual([])
  await server.close()
})

const at = (text: string) => Date.parse(`${text}+08:00`)

const two = async () => [await colleague(server, ['operator']), await colleague(server, ['operator'])] as const

/** A paid and delivered order of 34.00. */
async function delivered(saleId: number) {
  const { orderId: id, payNo } = valueOf(await takeRice(server.deps, buyer, saleId))
  valueOf(await payFor(server.deps, buyer, payNo))
  return valueOf(await actOn(server.deps, seller, id, 2, 'deliver')).orderId
}

const feesOf = (id: number) =>
  server.deps.db
    .selectFrom('trade_order')
    .select(['fee', 'fund_share', 'trade_fee', 'trade_fee_fund'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()

const balance = async (key: string) =>
  (await server.deps.db.selectFrom('account').select('balance').where('key', '=', key).executeTakeFirst())?.balance ?? 0

const termsNow = async () =>
  valueOf(await readConfig(server.deps, areaId, { hostname: 'localhost', protocol: 'https' })).terms

/** One withdrawal that was paid, and one that its bank returned. */
async function paidOut() {
  const { one, other } = await second(server.deps)
  await paidWithdrawal(server.deps, seller, 200_00, one, other)
  const back = await paidWithdrawal(server.deps, seller, 300_00, one, other)
  const came = { kind: 'returned', refType: 'withdraw', refId: back, reference: 'b1', day: '2026-11-27' } as const
  valueOf(await putRight(server.deps, one, came))
}

/** What changes would have made of November: of what is sold and paid out in the test below. */
async function expectEffects() {
  const [ma] = await two()
  const month = { from: at('2026-11-01T00:00:00'), until: at('2026-12-01T00:00:00'), count: 4 }
  // 34.00, 24.00, 20.00 and the block's 288.00 at 2 and at 5 per cent.
  expect(await admin.preview(ma, 'tradeFee', 500, areaId)).toEqual({
    effect: { of: 'fees', ...month, before: 68 + 48 + 40 + 576, after: 170 + 120 + 100 + 1_440 },
  })
  expect(await admin.preview(ma, 'tradeFeeFund', 0, areaId)).toEqual({
    effect: { of: 'fund', ...month, before: 34 + 24 + 20 + 288, after: 0 },
  })
  // The city has a fee of its own, and the top of all cities.
  expect(await admin.preview(ma, 'tradeFee', 500)).toMatchObject({ effect: { count: 0, before: 0, after: 0 } })
  expect(await admin.preview(ma, 'tradeFeeMost', 1_00)).toEqual({
    effect: { of: 'fees', ...month, before: 68 + 48 + 40 + 576, after: 68 + 48 + 40 + 100 },
  })
  // What came back from its bank was not paid out.
  expect(await admin.preview(ma, 'withdrawFee', 100)).toEqual({
    effect: { of: 'fees', ...month, count: 1, before: 1_20, after: 2_00 },
  })
}

it('what was made before the turn of the day keeps its fee to the end, by whatever way it ends; what is made after has the new one', async () => {
  const { deps, clock } = server
  const [zhou, lan] = await two()
  await admin.agree(lan, await admin.edit(zhou, 'tradeFeeFund', 5_000, 0, areaId))
  const asked = await admin.edit(zhou, 'tradeFee', 200, 0, areaId)
  const { saleId } = await rice(deps, seller, 500_000)
  const [, ...before] = await Promise.all([
    admin.agree(lan, asked),
    ...Array.from({ length: 3 }, async () => valueOf(await takeRice(deps, buyer, saleId)).orderId),
  ])
  for (const id of before) {
    expect(await feesOf(id)).toMatchObject({ fee: 34, fund_share: 10 })
    valueOf(await actOn(deps, buyer, id, 1, 'cancel'))
  }
  const told = await deps.db.selectFrom('area_notice').select('content').where('title', '=', '成交手续费调整').execute()
  expect(told.map(({ content }) => content).join()).toContain('2026-11-25 00:00 起，成交手续费由 1 % 调整为 2 %')

  clock.at = at('2026-11-24T23:59:00')
  expect(await termsNow()).toEqual({ ...terms, tradeFeeFund: 5_000 })
  const listed = await rice(deps, seller, 500_000)
  const olds = [await delivered(listed.saleId), await delivered(listed.saleId), await delivered(listed.saleId)] as const
  const bid = await paidBid(deps, buyer)
  const sold = await offering(deps, 560, 28_800)
  const mover = await newcomer(deps)
  const reserved = valueOf(
    await checkOut(deps, mover, { clientNo: clientNo(), lines: [await lineOf(deps, sold.blockId)] }),
  )

  clock.at = at('2026-11-25T00:00:00')
  expect(await termsNow()).toEqual({ ...terms, tradeFee: 200, tradeFeeFund: 5_000 })
  const rules = valueOf(await readText(deps, guest, { areaId, key: 'rules' })).content
  expect(rules).toContain('成交额的 2 %，每笔不高于 50.00 元，其中 50 % 进入')
  const intoBid = valueOf(await sellInto(deps, seller, bid.buyId)).orderId
  expect(await feesOf(intoBid)).toMatchObject({ fee: 65, fund_share: 33, trade_fee: 200 })
  const [whole, part, split] = olds
  for (const id of olds) expect(await feesOf(id)).toMatchObject({ fee: 34, fund_share: 17, trade_fee: 100 })
  expect(valueOf(await readOrder(deps, seller.userId, part)).terms).toMatchObject({
    tradeFee: 100,
    tradeFeeFund: 5_000,
  })
  valueOf(await actOn(deps, buyer, whole, 3, 'confirm'))
  valueOf(await partyAct(deps, buyer, part, 3, 'refundPart', { amount: fen(1_000), text: '少了' }))
  valueOf(await partyAct(deps, seller, part, 4, 'agreePart'))
  expect(valueOf(await readOrder(deps, seller.userId, part)).agreed).toMatchObject({ sellerAmount: 2_400, fee: 24 })
  const disputed = valueOf(await partyAct(deps, buyer, split, 3, 'dispute'))

  clock.at = at('2026-11-25T07:05:00')
  const made = valueOf(await takeRice(deps, buyer, listed.saleId))
  expect(await feesOf(made.orderId)).toMatchObject({ fee: 68, fund_share: 34, trade_fee: 200, trade_fee_fund: 5_000 })
  valueOf(await payFor(deps, mover, reserved.payNo))
  const later = await offering(deps, 561, 28_800)
  const another = await newcomer(deps)
  const line = await lineOf(deps, later.blockId)
  const dearer = valueOf(await checkOut(deps, another, { clientNo: clientNo(), lines: [line] }))
  expect([reserved.orders[0]?.fee, dearer.orders[0]?.fee]).toEqual([288, 576])

  clock.at = at('2026-11-27T10:00:00')
  const operator = await judge(deps, 'operator')
  valueOf(await decideOn(deps, operator, { id: split, ver: disputed.ver }, 'split', fen(2_000)))
  // 34 + 24 + 20 of the orders, and 288 of the block; half of each is the fund's.
  expect([await balance('platform:fee'), await balance(`area:${areaId}:fund`)]).toEqual([
    17 + 12 + 10 + 144,
    17 + 12 + 10 + 144,
  ])

  await paidOut()

  clock.at = at('2026-12-01T10:00:00')
  await expectEffects()
})

it('a city’s page shows what waits for all cities', async () => {
  const [zhou, lan] = await two()
  await admin.agree(lan, await admin.edit(zhou, 'tradeFeeMost', 40_00, 0))
  expect(await admin.seen(zhou, 'tradeFeeMost', areaId)).toMatchObject({
    value: 50_00,
    waiting: null,
    waitingForAll: { value: 40_00, after: 40_00, fromAt: at('2026-11-22T00:00:00'), by: zhou.staff.name },
  })
  expect(await admin.seen(zhou, 'tradeFeeMost')).toMatchObject({ waitingForAll: null, waiting: { after: 40_00 } })
  expect(await admin.preview(zhou, 'tradeFeeMost', 10_000_01)).toMatchObject({ reason: 'FORM' })
})

it('a mayor decides what the city let mayors decide when the order was made', async () => {
  const { deps, clock } = server
  const boss = await colleague(server, ['administrator'])
  const { saleId } = await rice(deps, seller, 500_000)
  const before = await delivered(saleId)
  expect(await admin.edit(boss, 'arbiterMost', 30_00, 0, areaId)).toMatchObject({ value: 30_00, approval: null })
  const after = await delivered(saleId)
  for (const id of [before, after]) valueOf(await partyAct(deps, buyer, id, 3, 'dispute'))
  const admins = await deps.db
    .selectFrom('trade_order')
    .select(['order_id', 'arbiter_most'])
    .orderBy('order_id')
    .execute()
  expect(admins).toMatchObject([{ arbiter_most: 500_00 }, { arbiter_most: 30_00 }])
  clock.at += 49 * 3_600_000
  const mayor = await judge(deps, 'arbiter')
  const decide = (id: number) => decideOn(deps, mayor, { id, ver: 4 }, 'refund')
  expect(await decide(after)).toMatchObject({ error: { reason: 'LIMIT', data: { max: 30_00 } } })
  valueOf(await decide(before))
})

it('whoever lives elsewhere has the terms of the city that the order belongs to', async () => {
  const { deps } = server
  await deps.db.insertInto('area').values({ area_id: 9, name: '另一城', sort: 1 }).execute()
  const [zhou, lan] = await two()
  await admin.agree(lan, await admin.edit(zhou, 'tradeFee', 50, 0, 9))
  server.clock.at = at('2026-11-22T10:00:00')
  const other = await resident(deps, 700)
  const { saleId } = await rice(deps, seller)
  expect(await feesOf(valueOf(await takeRice(deps, other, saleId)).orderId)).toMatchObject({ trade_fee: 100 })
  expect(valueOf(await readConfig(deps, 9, { hostname: 'localhost', protocol: 'https' })).terms).toMatchObject({
    tradeFee: 50,
  })
})
