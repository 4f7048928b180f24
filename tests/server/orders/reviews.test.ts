import { sql } from 'kysely'
import { reputation } from '@contract/people/reputation'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { removedWords, removeReportedAnswer, removeReportedRating } from '../../../server/modules/orders/open/reported'
import { theLongWay } from '../../../server/modules/orders/act'
import { readSale } from '../../../server/modules/market/sales/service'
import { answerReview, listReviews, readReputation } from '../../../server/modules/orders/reviews/reviews'
import { addReport } from '../../../server/modules/reports/service'
import { transact } from '../../../server/db/transact'
import type { TestDeps } from '../../support/database/database'
import type { Step } from '../../support/city/order-steps'
import { partyAct, stepTo } from '../../support/city/order-steps'
import { refusalOf, times } from '../../support/city/outcomes'
import { booksOf, clientNo, inSmallCity, parties, resident, rice, valueOf } from '../../support/city/small-city'

const hour = 3_600_000
const day = 24 * hour

let deps: TestDeps
let seller: Caller
let buyer: Caller

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)
beforeEach(async () => {
  ;({ buyer, seller } = await parties(deps))
})

/** An order that is done and that its buyer rates now, and its seller too: so it is shown at once. */
async function rated(stars: number, text = '', by = buyer): Promise<Step> {
  const { id, ver } = await stepTo(deps, { buyer: by, seller }, 'done')
  valueOf(await partyAct(deps, seller, id, ver, 'rate', { stars: 5, text: '' }))
  valueOf(await partyAct(deps, by, id, ver + 1, 'rate', { stars, text }))
  return { id, ver: ver + 2 }
}

const standing = async (caller = guest) => valueOf(await readReputation(deps, caller, seller.blockId))
const list = async (caller: Caller = guest) =>
  valueOf(await listReviews(deps, caller, { blockId: seller.blockId, page: 1 })).data
const answer = (by: Caller, id: number, text = '谢谢', no = clientNo()) =>
  answerReview(deps, by, { clientNo: no, id, text })
const removeRating = async (id: number) =>
  valueOf(await transact(deps.db, (tx) => removeReportedRating(tx, deps, id, 'buyer', '广告')))

it('has a mean from three ratings on, of three buyers', async () => {
  const others = [await resident(deps, 91), await resident(deps, 92)]
  await rated(5)
  await rated(4, '', others[0])
  expect(await standing()).toMatchObject({ score: null, reviews: 2, done: 2, lateRate: 0, mine: false })
  await rated(4, '', others[1])
  expect(await standing(seller)).toMatchObject({ score: 4.3, reviews: 3, done: 3, mine: true })
  expect(reputation.shownFrom).toBe(3)
})

it('counts a pair once in a calendar month of the area, the last rating; the others are still listed', async () => {
  const others = [await resident(deps, 91), await resident(deps, 92)]
  for (const by of others) await rated(3, '', by)
  await rated(1)
  await rated(5)
  expect(await standing()).toMatchObject({ score: 3.7, reviews: 4 })
  expect((await list()).map(({ stars }) => stars)).toEqual([5, 1, 3, 3])
})

it('begins a month at midnight in Shanghai', async () => {
  const others = [await resident(deps, 91), await resident(deps, 92)]
  for (const by of others) await rated(3, '', by)
  const midnight = Date.UTC(2026, 10, 30, 16)
  deps.clock.forward(6 * day)
  const [one, two] = [await stepTo(deps, { buyer, seller }, 'done'), await stepTo(deps, { buyer, seller }, 'done')]
  for (const { id, ver } of [one, two]) valueOf(await partyAct(deps, seller, id, ver, 'rate', { stars: 5, text: '' }))
  deps.clock.forward(midnight - 1 - deps.clock.now())
  valueOf(await partyAct(deps, buyer, one.id, one.ver + 1, 'rate', { stars: 1, text: '' }))
  deps.clock.forward(1)
  valueOf(await partyAct(deps, buyer, two.id, two.ver + 1, 'rate', { stars: 5, text: '' }))
  const months = await deps.db.selectFrom('review').select(['order_id', 'month']).orderBy('at').execute()
  expect(months.slice(2)).toEqual([
    { order_id: one.id, month: 202611 },
    { order_id: two.id, month: 202612 },
  ])
  expect(await standing()).toMatchObject({ score: 3, reviews: 4 })
})

it('shows a review that only the buyer wrote after seven days, and counts an older one of the month till then', async () => {
  const others = [await resident(deps, 91), await resident(deps, 92)]
  for (const by of others) await rated(3, '', by)
  await rated(3)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'done')
  valueOf(await partyAct(deps, buyer, id, ver, 'rate', { stars: 1, text: '碎了' }))
  deps.clock.forward(7 * day - 1)
  expect(await standing()).toMatchObject({ score: 3, reviews: 3 })
  expect(refusalOf(await answer(seller, id))).toMatchObject({ reason: 'NOT_FOUND' })
  deps.clock.forward(1)
  expect(await standing()).toMatchObject({ score: 2.3, reviews: 4 })
  expect((await list())[0]).toMatchObject({ reviewId: id, stars: 1, text: '碎了', blockNo: 128 })
})

it('is the same by either way of writing, and shown at once when the second of the two rates', async () => {
  for (const first of [buyer, seller]) {
    const second = first === buyer ? seller : buyer
    const { id, ver } = await stepTo(deps, { buyer, seller }, 'done')
    const wish = { call: '/bctOrder/rate', act: 'rate', said: { stars: 4, text: '' } } as const
    valueOf(await theLongWay.act(deps, first, { clientNo: clientNo(), id, ver }, wish))
    deps.clock.forward(hour)
    valueOf(await partyAct(deps, second, id, ver + 1, 'rate', { stars: 4, text: '' }))
    const row = await deps.db.selectFrom('review').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
    const at = first === buyer ? deps.clock.now() - hour : deps.clock.now()
    expect(row).toMatchObject({ stars: 4, month: 202611, at, shown_at: deps.clock.now() })
  }
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'done')
  valueOf(await partyAct(deps, seller, id, ver, 'rate', { stars: 4, text: '' }))
  expect(await deps.db.selectFrom('review').select('order_id').where('order_id', '=', id).execute()).toEqual([])
})

it('counts the ratings of 365 days', async () => {
  for (const no of [91, 92]) await rated(5, '', await resident(deps, no))
  await rated(5)
  deps.clock.forward(365 * day - 1)
  expect(await standing()).toMatchObject({ score: 5 })
  deps.clock.forward(1)
  expect(await standing()).toMatchObject({ score: null, reviews: 3 })
})

it('tells of the orders of 90 days how many were late; refused ones and sales of blocks say nothing', async () => {
  const late = await stepTo(deps, { buyer, seller }, 'paid')
  await deps.db
    .updateTable('trade_order')
    .set({ state: 'refunded', ended_act: 'refundLate', ended_by: 'timer', ended_at: deps.clock.now() })
    .set({ deadline_at: null, deadline_does: null })
    .where('order_id', '=', late.id)
    .execute()
  expect(await standing()).toMatchObject({ lateRate: 1, done: 0 })
  for (const stage of ['done', 'done', 'done', 'refunded', 'delivered'] as const)
    await stepTo(deps, { buyer, seller }, stage)
  expect(await standing()).toMatchObject({ lateRate: 0.25, done: 3 })
  deps.clock.forward(90 * day)
  expect(await standing()).toMatchObject({ lateRate: null, done: 3 })
})

it('a removed rating neither counts nor is listed, and the one before it in the month counts again', async () => {
  for (const no of [91, 92]) await rated(3, '', await resident(deps, no))
  await rated(3, '还行')
  const last = await rated(1, '加我微信')
  expect(await standing()).toMatchObject({ score: 2.3, reviews: 4 })
  await removeRating(last.id)
  expect(await standing()).toMatchObject({ score: 3, reviews: 3 })
  expect((await list()).map(({ text }) => text)).not.toContain(removedWords)
  expect(refusalOf(await answer(seller, last.id))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('is answered once, by the one it is about; twenty at the same time give one answer', async () => {
  const { id } = await rated(2, '有点湿')
  expect((await list(seller))[0]).toMatchObject({ mayAnswer: true, mayReport: 'buyerRating', answer: null })
  for (const by of [buyer, await resident(deps, 91)])
    expect(refusalOf(await answer(by, id))).toMatchObject({ reason: 'NOT_FOUND' })
  const results = await times(20, (n) => answer(seller, id, `已补发 ${n}`))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(refusalOf(await answer(seller, id))).toMatchObject({ reason: 'LIMIT' })
  const told = await deps.db.selectFrom('user_notice').select('user_id').where('kind', '=', 'reviewAnswered').execute()
  expect(told).toEqual([{ user_id: buyer.userId }])
  expect((await list(buyer))[0]).toMatchObject({ mayAnswer: false, mayReport: 'reviewAnswer' })
  expect((await list())[0]).toMatchObject({ mayAnswer: false, mayReport: null })
})

it('gives the first answer again for the same number', async () => {
  const { id } = await rated(2)
  const no = clientNo()
  const first = await answer(seller, id, '好的', no)
  expect(await answer(seller, id, '好的', no)).toEqual(first)
  expect(valueOf(first)).toMatchObject({ answer: { text: '好的', at: deps.clock.now() } })
})

it('an answer can be reported by the two, and removed; it stays given', async () => {
  const { id } = await rated(2)
  const wish = { refType: 'reviewAnswer', refId: id, reason: 'abuse', text: '' } as const
  const report = (by: Caller) => addReport(deps, by, { clientNo: clientNo(), ...wish })
  expect(refusalOf(await report(buyer))).toMatchObject({ reason: 'NOT_FOUND' })
  valueOf(await answer(seller, id, '你不识货'))
  expect(refusalOf(await report(await resident(deps, 91)))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await report(seller))).toMatchObject({ reason: 'OWN' })
  valueOf(await report(buyer))
  const remove = () => transact(deps.db, (tx) => removeReportedAnswer(tx, deps, id, '人身攻击'))
  valueOf(await remove())
  expect(refusalOf(await remove())).toMatchObject({ reason: 'CLOSED' })
  expect((await list(buyer))[0]).toMatchObject({ answer: { text: removedWords }, mayReport: null })
  expect(refusalOf(await answer(seller, id))).toMatchObject({ reason: 'LIMIT' })
})

it('shows the block number of who rated and nothing else of that person', async () => {
  const { id } = await rated(4, '米很香')
  expect((await list())[0]).toEqual({
    reviewId: id,
    blockNo: 128,
    stars: 4,
    text: '米很香',
    at: deps.clock.now(),
    answer: null,
    mayAnswer: false,
    mayReport: null,
  })
})

it('pages by time, without a gap', async () => {
  const ids: number[] = []
  for (let n = 0; n < 17; n++) ids.push((await rated(5)).id)
  const first = valueOf(await listReviews(deps, guest, { blockId: seller.blockId, page: 1 }))
  const second = valueOf(await listReviews(deps, guest, { blockId: seller.blockId, page: 2, cursor: first.cursor }))
  expect(first).toMatchObject({ total: 17, last_page: 2 })
  expect([...first.data, ...second.data].map(({ reviewId }) => reviewId).sort()).toEqual([...ids].sort())
  expect(second.data).toHaveLength(2)
})

it('lists what is on sale from the block, newest first, and knows no block without an owner', async () => {
  const [one, two] = [await rice(deps, seller), await rice(deps, seller)]
  const { sales } = await standing()
  expect(sales.map(({ saleId }) => saleId)).toEqual([two.saleId, one.saleId])
  expect(sales[0]).toMatchObject({ price: 680, unit: '千克', thumb: 'demo/rice.svg', category: '粮食' })
  const { expire_at: ends } = await deps.db
    .selectFrom('sale')
    .select('expire_at')
    .where('sale_id', '=', one.saleId)
    .executeTakeFirstOrThrow()
  deps.clock.forward(ends - deps.clock.now() - 1)
  expect(await standing()).toMatchObject({ sales: [{ saleId: two.saleId }, { saleId: one.saleId }] })
  deps.clock.forward(1)
  expect(await standing()).toMatchObject({ sales: [] })
  expect(refusalOf(await readReputation(deps, guest, 404))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await listReviews(deps, guest, { blockId: 404, page: 1 }))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('is told on a listing too, and there as soon as it is shown', async () => {
  const { saleId } = await rice(deps, seller)
  const told = async () => valueOf(await readSale(deps, 0, saleId)).sellerStats
  expect(await told()).toMatchObject({ score: null, reviews: 0 })
  for (const no of [91, 92]) await rated(5, '', await resident(deps, no))
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'done')
  valueOf(await partyAct(deps, buyer, id, ver, 'rate', { stars: 2, text: '' }))
  expect(await told()).toMatchObject({ score: null, reviews: 2, done: 3 })
  deps.clock.forward(7 * day)
  expect(await told()).toMatchObject({ score: 4, reviews: 3 })
  await removeRating(id)
  expect(await told()).toMatchObject({ score: null, reviews: 2 })
})

it('is counted once, until something of it changes or becomes too old', async () => {
  const { id } = await rated(5)
  // The listing outlasts the counted days.
  await deps.db
    .updateTable('sale')
    .set({ expire_at: deps.clock.now() + 100 * day })
    .execute()
  const then = await standing()
  await sql`alter table review disable trigger boards_of_reviews`.execute(deps.db)
  await removeRating(id)
  expect([await standing(), await standing(seller)]).toEqual([then, { ...then, mine: true }])
  deps.clock.forward(90 * day - 1)
  expect(await standing()).toEqual(then)
  deps.clock.forward(1)
  expect(await standing()).toMatchObject({ reviews: 0, done: 1, lateRate: null })
  await sql`alter table review enable trigger boards_of_reviews`.execute(deps.db)
  await rated(4, '', await resident(deps, 91))
  expect(await standing()).toMatchObject({ reviews: 1, done: 2, lateRate: 0 })
})
