import type { ReportType } from '@contract/people/reports'
import { moduleDifferences } from '../../../server/differences'
import type { Caller } from '../../../server/http/caller'
import { addMessage, listMessages } from '../../../server/modules/orders/messages/messages'
import { addReport } from '../../../server/modules/reports/service'
import { publicProfile } from '../../../server/modules/session/people/profile'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'
import { paidBid } from '../../support/city/bids'
import { refusalOf } from '../../support/city/outcomes'
import { addRice, clientNo, parties, resident, riceIn, valueOf } from '../../support/city/small-city'
import { openShop } from '../../support/city/shop'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'
import { doneOrder, paidOrder } from './trades'

let server: TestServer
let seller: Caller
let buyer: Caller
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  ;({ seller, buyer } = await parties(server.deps))
  zhou = await colleague(server, ['operator'])
})
afterEach(async () => {
  expect(await moduleDifferences(server.deps.db)).toEqual([])
  await server.close()
})

const report = (by: Caller, refType: ReportType, refId: number) =>
  addReport(server.deps, by, { clientNo: clientNo(), refType, refId, reason: 'abuse', text: '' })
const because = { reason: '辱骂他人，违反社区约定' }
const decide = async (refType: ReportType, refId: number, decision: 'removed' | 'warned' | 'kept', note = '') => {
  const input = { clientNo: clientNo(), refType, refId, decision, note, ...because }
  return (await zhou.browser.call('/admin/report/decide', input)).data
}
const read = async (refType: ReportType, refId: number, reason = because.reason) =>
  (await zhou.browser.call('/admin/report/read', { refType, refId, reason })).data
const queue = async (filters: object = {}) => (await zhou.browser.call('/admin/report/list', filters)).data.data
const told = async ({ userId }: Caller, kind: string) =>
  server.deps.db
    .selectFrom('user_notice')
    .select('content')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
const said = async (by: Caller, id: number, text: string) =>
  valueOf(await addMessage(server.deps, by, { clientNo: clientNo(), id, text, images: '', refType: 'order' })).msgId

it('a listing and a bid are taken away as operators take them, and both sides are told', async () => {
  const { saleId } = valueOf(await addRice(server.deps, seller, {}))
  const { buyId } = await paidBid(server.deps, buyer)
  valueOf(await report(buyer, 'sale', saleId))
  valueOf(await report(seller, 'buy', buyId))
  expect(await queue()).toMatchObject([
    {
      refType: 'sale',
      refId: saleId,
      author: { blockNo: 3021, warned: 0 },
      acts: ['removed', 'warned', 'frozen', 'kept'],
    },
    { refType: 'buy', refId: buyId, author: { blockNo: 128 } },
  ])
  expect(await queue({ refType: 'buy' })).toHaveLength(1)
  expect(await decide('sale', saleId, 'removed', '谢谢你的举报')).toMatchObject({
    isGone: true,
    acts: [],
    decision: { what: 'removed', note: '谢谢你的举报', by: zhou.staff.name },
  })
  await decide('buy', buyId, 'removed')
  const rows = server.deps.db.selectFrom('sale').select(['state', 'removed_reason'])
  expect(await rows.execute()).toEqual([{ state: 'removed', removed_reason: because.reason }])
  expect((await told(seller, 'saleRemoved')).map(({ content }) => content).join()).toContain(because.reason)
  expect((await told(buyer, 'reportDecided')).map(({ content }) => content).join()).toContain('已移除。谢谢你的举报')
  expect((await told(seller, 'moderated')).map(({ content }) => content)).toEqual([
    expect.stringContaining('谢谢你的举报') as string,
  ])
  expect(await told(buyer, 'moderated')).toEqual([])
})

it('words between two are reported by the other one alone, and are hidden once removed; stars count on', async () => {
  const { orderId } = await doneOrder(server.deps, seller, buyer)
  const msgId = await said(seller, orderId, '你这个骗子')
  expect(refusalOf(await report(seller, 'message', msgId))).toMatchObject({ reason: 'OWN' })
  expect(refusalOf(await report(await resident(server.deps, 777), 'message', msgId))).toMatchObject({
    reason: 'NOT_FOUND',
  })
  valueOf(await report(buyer, 'message', msgId))
  expect(await queue()).toMatchObject([
    { refType: 'message', isPrivate: true, content: '', thumbs: '', author: { blockNo: 3021 } },
  ])
  expect(await read('message', msgId, '核实')).toMatchObject({ reason: 'FORM' })
  expect(await read('message', msgId + 1)).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await read('message', msgId)).toEqual({ content: '你这个骗子', thumbs: '' })
  const readings = server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/report/read')
  expect(await readings.execute()).toMatchObject([
    { staff_id: zhou.staff.staffId, ref_type: 'message', ref_id: msgId, reason: because.reason },
  ])
  expect(await decide('message', msgId, 'removed')).toMatchObject({ isGone: true })
  const [shown] = valueOf(await listMessages(server.deps, buyer, { id: orderId, page: 1, refType: 'order' })).data
  expect(shown).toMatchObject({ text: '（已由平台移除）', images: '' })
  expect(refusalOf(await report(buyer, 'sellerRating', orderId))).toMatchObject({ reason: 'NOT_FOUND' })
  const stars = { seller_stars: 1, seller_words: '差劲', buyer_stars: 5, buyer_words: '好' }
  await server.deps.db.updateTable('trade_order').set(stars).where('order_id', '=', orderId).execute()
  valueOf(await report(buyer, 'sellerRating', orderId))
  expect(await queue()).toMatchObject([
    { refType: 'sellerRating', isPrivate: true, content: '', author: { userId: seller.userId } },
  ])
  expect(await read('sellerRating', orderId)).toMatchObject({ content: '差劲' })
  await decide('sellerRating', orderId, 'removed')
  const order = server.deps.db.selectFrom('trade_order').select(['seller_stars', 'seller_words', 'buyer_words'])
  expect(await order.executeTakeFirst()).toEqual({
    seller_stars: 1,
    seller_words: '（已由平台移除）',
    buyer_words: '好',
  })
})

it('a page is emptied, a shop is removed, a warning is counted and leaves the thing', async () => {
  const { shopId } = await openShop(server.deps)
  valueOf(await report(buyer, 'user', seller.userId))
  valueOf(await report(buyer, 'shop', shopId))
  const { saleId } = valueOf(await addRice(server.deps, seller, {}))
  valueOf(await report(buyer, 'sale', saleId))
  await decide('user', seller.userId, 'removed')
  expect(valueOf(await publicProfile(server.deps, seller.userId))).toMatchObject({
    nickName: '居民3021',
    intro: '',
    avatar: '',
  })
  await decide('shop', shopId, 'removed')
  const shop = server.deps.db.selectFrom('shop').select('state').where('shop_id', '=', shopId)
  expect(await shop.executeTakeFirst()).toEqual({ state: 'removed' })
  expect(await decide('sale', saleId, 'warned')).toMatchObject({ isGone: false, author: { warned: 1, removed: 1 } })
  expect(await told(seller, 'warned')).toMatchObject([{ content: expect.stringContaining(because.reason) as string }])
  const { warnings } = (await zhou.browser.call('/admin/person/info', { id: seller.userId })).data
  expect(warnings).toMatchObject([
    { refType: 'sale', reason: because.reason, name: zhou.staff.name },
    { refType: 'user' },
  ])
})

it('a freeze takes the thing away and freezes the block, with a fresh code, and two of staff end it', async () => {
  const { saleId } = valueOf(await addRice(server.deps, seller, {}))
  valueOf(await report(buyer, 'sale', saleId))
  const input = { clientNo: clientNo(), refType: 'sale', refId: saleId, ...because } as const
  server.clock.forward(3 * 60_000)
  expect((await zhou.browser.call('/admin/report/freeze', input)).data).toMatchObject({ isFresh: true })
  const done = await freshly(server, zhou, () => zhou.browser.call('/admin/report/freeze', input))
  expect(done.data).toMatchObject({ isGone: true, decision: { what: 'frozen' } })
  const { data } = (await zhou.browser.call('/admin/block/list', { q: '3021' })).data
  expect(data).toMatchObject([{ state: 'frozen', frozenBecause: because.reason }])
  const ask = { clientNo: clientNo(), blockId: seller.blockId, ver: data[0]?.ver ?? 0, act: 'askUnfreeze' } as const
  await freshly(server, zhou, () => zhou.browser.call('/admin/block/act', { ...ask, reason: '已改正' + '，解冻' }))
  expect((await zhou.browser.call('/admin/block/list', { q: '3021' })).data.data).toMatchObject([
    { isUnfreezeAsked: true },
  ])
  await paidOrder(server.deps, await resident(server.deps, 888), buyer)
})
