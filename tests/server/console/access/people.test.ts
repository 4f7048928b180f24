import type { SearchHit } from '@contract/endpoints/console/infos'
import { addReport } from '../../../../server/modules/reports/service'
import type { WholeCity } from './whole-city'
import { wholeCity } from './whole-city'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'
import { areaId } from '../../../support/server/server'
import { clientNo, valueOf } from '../../../support/city/small-city'

/** One person with everything of theirs, and how people, things and commands are found. */
let city: WholeCity
let zhou: Colleague
let support: Colleague
let elsewhere: Colleague

beforeAll(async () => {
  city = await wholeCity()
  zhou = await colleague(city.server, ['operator', 'finance'])
  support = await colleague(city.server, ['support'])
  elsewhere = await colleague(city.server, ['operator', 'finance'], { areas: [1] })
})
afterAll(() => city.server.close())

const person = async (by: Colleague, id: number) => (await by.browser.call('/admin/person/info', { id })).data
const search = async (by: Colleague, q: string) => (await by.browser.call('/admin/search', { q })).data.hits
const kindsOf = (hits: readonly SearchHit[]) => hits.map(({ refType, how }) => `${refType} ${how}`)

describe('a person', () => {
  it('is shown with state, sign-ins and shops; balances are for finance', async () => {
    const { shopOwner, shopId } = city
    const shown = await person(zhou, shopOwner.userId)
    expect(shown).toMatchObject({ state: 'open', closingUntil: null, blockNo: 409, shops: [{ shopId, areaId }] })
    expect(shown.balances).not.toBeNull()
    expect((await person(support, shopOwner.userId)).balances).toBeNull()
    const { deps } = city.server
    const now = deps.clock.now()
    await deps.db
      .insertInto('known_device')
      .values({ user_id: shopOwner.userId, block_id: 0, ak: 'phone', seen_at: now })
      .execute()
    await deps.db
      .updateTable('user_account')
      .set({ closing_until: now + 1, closing_area_id: areaId })
      .where('user_id', '=', shopOwner.userId)
      .execute()
    const closing = await person(zhou, shopOwner.userId)
    expect(closing).toMatchObject({ state: 'closing', closingUntil: now + 1, seenAt: now, devices: [{ seenAt: now }] })
    expect(JSON.stringify(closing)).not.toContain('phone')
  })

  it('who gave the last block away is found where it lay, and nowhere else', async () => {
    const { blockSeller, server } = city
    const sold = await person(zhou, blockSeller.userId)
    expect(sold).toMatchObject({ blocks: 0, blockNo: null, held: [] })
    const here = await colleague(server, ['operator'], { areas: [areaId] })
    expect(await person(here, blockSeller.userId)).toMatchObject({ userId: blockSeller.userId })
    expect(await person(elsewhere, blockSeller.userId)).toMatchObject({ reason: 'NOT_FOUND' })
    const note = { clientNo: clientNo(), refType: 'user', refId: blockSeller.userId, text: '已电话核实' } as const
    expect((await here.browser.call('/admin/note/add', note)).data).toMatchObject({ text: '已电话核实' })
  })

  it('has orders, disputes, withdrawals, sales of blocks, posts and offers in the lists of all', async () => {
    const { buyer, seller, blockSeller, withdrawId, handoverId, mutualId, disputed } = city
    const call: typeof zhou.browser.call = (path, input) => zhou.browser.call(path, input)
    const userId = seller.userId
    expect((await call('/admin/order/list', { userId })).data.total).toBe(
      (await call('/admin/order/list', {})).data.total,
    )
    expect((await call('/admin/order/list', { userId: blockSeller.userId })).data.total).toBe(0)
    const [one] = (await call('/admin/dispute/rows', { userId })).data.data
    expect(one).toMatchObject({ orderId: disputed, buyerId: buyer.userId, sellerId: userId })
    expect((await call('/admin/dispute/rows', { userId: blockSeller.userId })).data.total).toBe(0)
    expect((await call('/admin/withdraw/list', { userId })).data).toMatchObject({ total: 1, data: [{ withdrawId }] })
    expect((await call('/admin/withdraw/list', { userId: buyer.userId })).data.total).toBe(0)
    expect((await call('/admin/mutual/list', { userId: buyer.userId })).data.data).toMatchObject([{ mutualId }])
    expect((await call('/admin/mutual/list', { userId })).data.total).toBe(0)
    expect((await call('/admin/refund/list', { userId })).data.total).toBe(0)
    const sales = (await call('/admin/handover/list', { tab: 'sales', userId: blockSeller.userId })).data
    expect(sales.data).toMatchObject([{ orderId: handoverId, sellerId: blockSeller.userId, blockNo: 560 }])
    expect((await call('/admin/handover/list', { tab: 'sales', userId })).data.total).toBe(0)
  })

  it('is found by reports about what they wrote, and by those they made', async () => {
    const { buyer, seller, mutualId } = city
    const of = async (who: object) => (await zhou.browser.call('/admin/report/list', who)).data
    expect(await of({ authorId: buyer.userId })).toMatchObject({ total: 1, data: [{ refId: mutualId }] })
    expect(await of({ authorId: seller.userId })).toMatchObject({ total: 0 })
    expect(await of({ reporterId: seller.userId })).toMatchObject({ total: 1, data: [{ refId: mutualId }] })
    expect(await of({ reporterId: buyer.userId })).toMatchObject({ total: 0 })
    const spam = { clientNo: clientNo(), refType: 'mutual', refId: mutualId, reason: 'ad', text: '' } as const
    valueOf(await addReport(city.server.deps, city.author, spam))
    // The thing stands there with all of its reports, whoever of them is looked at.
    expect((await of({ reporterId: seller.userId })).data[0]?.reports).toHaveLength(2)
  })

  it('was told what the list of notices says, without its words', async () => {
    const { buyer, server } = city
    const told = async (by: Colleague) =>
      (await by.browser.call('/admin/person/notices', { userId: buyer.userId, sort: 'oldest' })).data
    const { data, total } = await told(support)
    expect(total).toBeGreaterThan(0)
    expect(data.every(({ way, isFailed }) => way === 'app' && !isFailed)).toBe(true)
    expect(data.find(({ refType }) => refType === 'order')?.refNo).toMatch(/^D\d/)
    expect(Object.keys(data[0] ?? {})).not.toContain('content')
    const message = {
      message_id: 1,
      user_id: buyer.userId,
      kind: 'delivery' as const,
      title: '已发货',
      content: 'x',
      page: '',
      created_at: 5,
    }
    await server.deps.db
      .insertInto('news_message')
      .values({ ...message, sent_at: null, failed_because: '43101' })
      .execute()
    expect((await told(support)).data[0]).toMatchObject({
      way: 'wechat',
      title: '已发货',
      isFailed: true,
      doneAt: null,
    })
    expect(await told(elsewhere)).toMatchObject({ total: 0 })
  })
})

it('a block has its sales, one after the other, with who gave it and who has it', async () => {
  const { handoverId, blockSeller, server } = city
  const { block_id: blockId } = await server.deps.db
    .selectFrom('handover')
    .select('block_id')
    .where('order_id', '=', handoverId)
    .executeTakeFirstOrThrow()
  const { data } = await zhou.browser.call('/admin/handover/list', { tab: 'sales', blockId })
  expect(data).toMatchObject({ total: 1, data: [{ sellerId: blockSeller.userId, orderId: handoverId }] })
})

describe('the search', () => {
  it('has what is exactly so first: a block, then what begins so', async () => {
    const hits = await search(zhou, '201')
    expect(hits[0]).toMatchObject({ refType: 'block', no: '201', areaId, how: 'exact' })
    expect(hits[1]).toMatchObject({ refType: 'user', refId: city.buyer.userId, how: 'exact' })
    expect(new Set(hits.map(({ refType, refId }) => `${refType} ${refId}`)).size).toBe(hits.length)
    const begins = await search(zhou, '20')
    expect(kindsOf(begins)).toEqual(['block begins', 'block begins'])
  })

  it('finds a thing of every kind by its number, in either case', async () => {
    const { db } = city.server.deps
    const order = await db
      .selectFrom('trade_order')
      .select(['order_no', 'pay_no'])
      .where('order_id', '=', city.orderId)
      .executeTakeFirstOrThrow()
    const withdrawal = await db.selectFrom('withdrawal').select('withdraw_no').executeTakeFirstOrThrow()
    const shop = await db.selectFrom('shop').select('no').executeTakeFirstOrThrow()
    const vote = await db.selectFrom('vote').select('no').executeTakeFirstOrThrow()
    const sold = await db.selectFrom('block_order').select('no').executeTakeFirstOrThrow()
    const numbers = [order.order_no, withdrawal.withdraw_no, shop.no, vote.no, sold.no]
    const found = await Promise.all(numbers.map((no) => search(zhou, no.toLowerCase())))
    expect(found.map(([hit]) => [hit?.no, hit?.how])).toEqual(numbers.map((no) => [no, 'exact']))
    const paid = await db
      .selectFrom('pay_attempt')
      .select(['pay_no', 'out_trade_no'])
      .where('state', '=', 'paid')
      .execute()
    for (const { pay_no: no, out_trade_no: out } of paid.slice(0, 1)) {
      expect(await search(zhou, no)).toMatchObject([{ refType: 'pay', no, how: 'exact' }])
      expect((await search(zhou, out))[0]).toMatchObject({ refType: 'pay', no: out })
    }
  })

  it('finds residents by the last four digits of their number, by the whole, and by their names', async () => {
    const { buyer, server } = city
    await server.deps.db
      .updateTable('user_account')
      .set({ mobile: '13912340201' })
      .where('user_id', '=', buyer.userId)
      .execute()
    expect(await search(support, '0201')).toMatchObject([
      { refType: 'user', refId: buyer.userId, no: '201', how: 'exact' },
    ])
    const [whole] = await search(support, '13912340201')
    expect(whole).toMatchObject({ refType: 'user', refId: buyer.userId })
    expect(whole?.words).toContain('139****0201')
    expect((await search(support, '居民20')).map(({ how }) => how)).toContain('name')
  })

  it('shows nobody what their roles do not see, or what lies elsewhere', async () => {
    const { withdraw_no: no } = await city.server.deps.db
      .selectFrom('withdrawal')
      .select('withdraw_no')
      .executeTakeFirstOrThrow()
    expect(await search(support, no)).toEqual([])
    for (const q of ['201', '0201', '13912340201', '居民', no]) expect(await search(elsewhere, q)).toEqual([])
    expect(await search(zhou, '100%')).toEqual([])
  })
})
