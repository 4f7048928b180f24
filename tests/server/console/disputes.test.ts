import { hourMs } from '@contract/durations'
import { fen, qty } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { moduleDifferences } from '../../../server/differences'
import { prove } from '../../support/admin/console-client'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { addMessage } from '../../../server/modules/orders/messages/messages'
import { take } from '../../../server/modules/orders/take'
import { addRice, clientNo, payFor, resident, riceIn, valueOf } from '../../support/city/small-city'
import { partyAct } from '../../support/city/order-steps'
import type { Colleague } from './colleagues'
import { colleague, nextDay } from './colleagues'

let server: TestServer
let zhou: Colleague
let lan: Colleague

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
})
afterEach(async () => {
  const { db } = server.deps
  expect([...(await checkBooks(db)).differences, ...(await moduleDifferences(db))]).toEqual([])
  await server.close()
})

let block = 200
/** A dispute about an order at this price for a kilogram, whose time for evidence is over; two operators are here afterwards. */
async function quarrel(price = 6_80, between?: readonly [Caller, Caller]) {
  const { deps, clock } = server
  const [buyer, seller] = between ?? [await resident(deps, ++block, 900_000), await resident(deps, ++block, 0)]
  const { saleId } = valueOf(await addRice(deps, seller, { price: fen(price) }))
  const wish = { clientNo: clientNo(), saleId, ver: 1, qty: qty(50_000), price: fen(price) }
  const { orderId: id, payNo } = valueOf(await take(deps, buyer, wish))
  valueOf(await payFor(deps, buyer, payNo, 1))
  valueOf(await partyAct(deps, seller, id, 2, 'deliver'))
  valueOf(await partyAct(deps, buyer, id, 3, 'dispute'))
  clock.forward(48 * hourMs)
  zhou = await colleague(server, ['operator'])
  lan = await colleague(server, ['operator', 'finance'])
  await prove(server, zhou.browser, zhou.staff)
  return { id, ver: 4, buyer, seller }
}

const pick = ({ id, ver }: { id: number; ver: number }) => ({ id, ver })

const decide = (by: Colleague, { id, ver }: { id: number; ver: number }, wish: object) =>
  by.browser.call('/admin/dispute/decide', {
    clientNo: clientNo(),
    id,
    ver,
    kind: 'split',
    reason: '服务点核验两袋均有虫',
    ...wish,
  })

it('an operator splits a dispute of the console, and the ledger has it to the fen', async () => {
  const one = await quarrel()
  const { data: queue } = await zhou.browser.call('/admin/dispute/rows', {})
  expect(queue.data).toMatchObject([{ orderId: one.id, queue: 'mayor' }])
  const done = await decide(zhou, one, { sellerAmount: fen(17_00) })
  expect(done.data).toMatchObject({
    state: 'done',
    dispute: { state: 'executed', decision: { sellerAmount: 17_00, fee: 17 } },
  })
  const balances = await server.deps.db
    .selectFrom('account')
    .select(['key', 'balance'])
    .where('owner_user_id', '=', one.seller.userId)
    .where('kind', '=', 'income')
    .execute()
  expect(balances.map(({ balance }) => balance)).toEqual([16_83])
  const deed = await server.deps.db.selectFrom('audit').selectAll().where('ref_type', '=', 'dispute').executeTakeFirst()
  expect(deed).toMatchObject({ staff_id: zhou.staff.staffId, role: 'operator', ref_id: one.id })
})

it('support reads cases and decides none; who works elsewhere sees none, and a party decides none', async () => {
  const one = await quarrel()
  const words = { clientNo: clientNo(), id: one.id, refType: 'order', text: '里面有虫', images: '' } as const
  valueOf(await addMessage(server.deps, one.buyer, words))
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const support = await colleague(server, ['support'], { areas: [areaId] })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  const party = await colleague(server, ['operator'], { userId: one.buyer.userId })
  const list = async (by: Colleague) => (await by.browser.call('/admin/dispute/rows', {})).data.total
  expect([await list(support), await list(elsewhere), await list(party)]).toEqual([1, 0, 1])
  expect((await support.browser.call('/admin/dispute/info', { id: one.id })).data).toMatchObject({ orderId: one.id })
  const read = async (by: Colleague) => (await by.browser.call('/admin/dispute/messages', { id: one.id })).data
  expect([await read(support), await read(elsewhere)]).toMatchObject([
    { data: [{ by: 'buyer', text: '里面有虫', mine: false }] },
    { reason: 'NOT_FOUND' },
  ])
  const readings = server.deps.db.selectFrom('audit').select('staff_id').where('call', '=', '/admin/dispute/messages')
  expect(await readings.execute()).toEqual([{ staff_id: support.staff.staffId }])
  const reasons = [support, elsewhere, party].map(async (by) => (await decide(by, one, { kind: 'refund' })).data)
  expect(await Promise.all(reasons)).toMatchObject([{ reason: 'NO_RIGHT' }, { reason: 'NOT_FOUND' }, { reason: 'OWN' }])
  expect((await elsewhere.browser.call('/admin/dispute/info', { id: one.id })).data).toMatchObject({
    reason: 'NOT_FOUND',
  })
})

it('where a disputed order is sent is for who decides, while it is disputed; each reading is recorded', async () => {
  const one = await quarrel()
  const { db } = server.deps
  await db.updateTable('trade_order').set({ delivery: 'post' }).where('order_id', '=', one.id).execute()
  const home = { name: '张三', mobile: '13700001234', region: '广东省 深圳市 南山区', street: '海德路 1 号' }
  await db
    .insertInto('order_address')
    .values({ order_id: one.id, ...home, at: 1, masked_at: null })
    .execute()
  const support = await colleague(server, ['support'], { areas: [areaId] })
  const party = await colleague(server, ['operator'], { userId: one.buyer.userId })
  const read = async (by: Colleague) => (await by.browser.call('/admin/dispute/address', { id: one.id })).data
  expect(await read(zhou)).toEqual({ orderId: one.id, address: { ...home, isMasked: false }, mayChoose: false })
  expect([await read(support), await read(party)]).toMatchObject([{ reason: 'NO_RIGHT' }, { mayChoose: false }])
  const readings = db.selectFrom('audit').select(['staff_id', 'details']).where('call', '=', '/admin/dispute/address')
  expect(await readings.execute()).toHaveLength(2)
  const lists = [
    await zhou.browser.call('/admin/dispute/rows', {}),
    await zhou.browser.call('/admin/dispute/export', {}),
    await zhou.browser.call('/admin/order/info', { id: one.id }),
    await zhou.browser.call('/admin/order/export', {}),
  ]
  for (const { data } of lists) expect(JSON.stringify(data)).not.toMatch(/海德路|13700001234/)
  await decide(zhou, one, { kind: 'refund' })
  expect(await read(zhou)).toMatchObject({ reason: 'NOT_FOUND' })
})

it('above 2,000.00 two operators decide: one is not enough, what was asked for is carried out to the fen', async () => {
  const one = await quarrel(420_00)
  const alone = await decide(zhou, one, { kind: 'refund' })
  expect(alone).toMatchObject({ msg: '这笔要两人复核', data: { reason: 'LIMIT', isForTwo: true } })
  const wish = {
    clientNo: clientNo(),
    ...pick(one),
    kind: 'split' as const,
    sellerAmount: fen(1_000_00),
    reason: '各担一半左右',
  }
  const asked = (await zhou.browser.call('/admin/dispute/ask', wish)).data
  expect(asked).toMatchObject({
    kind: 'dispute',
    payload: { sellerAmount: 1_000_00, buyerAmount: 1_100_00, fee: 10_00 },
  })
  const { approvalId: id, ver, payloadHash } = asked
  const agree = (by: Colleague) =>
    by.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash, reason: '' })
  expect((await agree(zhou)).data.reason).toBe('OWN')
  await prove(server, lan.browser, lan.staff)
  expect((await agree(lan)).data.state).toBe('approved')
  const order = await server.deps.db.selectFrom('trade_order').select('state').where('order_id', '=', one.id).execute()
  expect(order).toEqual([{ state: 'done' }])
  const income = server.deps.db.selectFrom('account').select('balance').where('kind', '=', 'income')
  expect(await income.where('owner_user_id', '=', one.seller.userId).execute()).toEqual([{ balance: 990_00 }])
})

it('exactly 2,000.00 is decided by one, and a second is not asked for', async () => {
  const one = await quarrel(400_00)
  const wish = { clientNo: clientNo(), ...pick(one), kind: 'refund' as const, reason: '全部退给买家' }
  expect((await zhou.browser.call('/admin/dispute/ask', wish)).data).toMatchObject({ reason: 'LIMIT' })
  expect((await decide(zhou, one, { kind: 'refund' })).data).toMatchObject({ state: 'refunded' })
})

it('orders of the same two people count together on one day, and what waits; another day begins anew', async () => {
  const one = await quarrel(200_00)
  const people = [one.buyer, one.seller] as const
  const [two, three] = [await quarrel(200_01, people), await quarrel(1, people)]
  await prove(server, zhou.browser, zhou.staff)
  expect((await decide(zhou, one, { kind: 'refund' })).data).toMatchObject({ state: 'refunded' })
  expect((await zhou.browser.call('/admin/dispute/info', { id: two.id })).data).toMatchObject({ twoBefore: 1_000_00 })
  expect((await decide(zhou, two, { kind: 'refund' })).data).toMatchObject({ reason: 'LIMIT', isForTwo: true })
  const wish = { clientNo: clientNo(), ...pick(two), kind: 'refund' as const, reason: '全部退给买家' }
  expect((await zhou.browser.call('/admin/dispute/ask', wish)).data).toMatchObject({ kind: 'dispute' })
  expect((await decide(zhou, three, { kind: 'refund' })).data).toMatchObject({ reason: 'LIMIT', isForTwo: true })
  zhou = await nextDay(server, zhou)
  await prove(server, zhou.browser, zhou.staff)
  expect((await decide(zhou, two, { kind: 'refund' })).data).toMatchObject({ state: 'refunded' })
})

it('of two at once between the same people one is decided and the other asks for two', async () => {
  const one = await quarrel(300_00)
  const two = await quarrel(300_00, [one.buyer, one.seller])
  await prove(server, zhou.browser, zhou.staff)
  const answers = await Promise.all([one, two].map((of) => decide(zhou, of, { kind: 'refund' })))
  expect(answers.filter(({ data }) => 'reason' in data && data.reason === 'LIMIT')).toHaveLength(1)
})
