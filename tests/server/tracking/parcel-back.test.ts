import type { ParcelWay } from '@contract/orders/parcel-ways'
import type { Parties } from '../../support/city/order-steps'
import { parcel, partyAct, stepTo } from '../../support/city/order-steps'
import { addRice, booksOf, inSmallCity, parties, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'
import { runDue } from '../../../server/jobs/jobs'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { hearOf, readParcel } from '../../../server/modules/orders/parcel/parcel'
import { ordersOfParcel } from '../../../server/modules/orders/parcel/parcel-store'
import { readOrder } from '../../../server/modules/orders/service'

const hour = 3_600_000
const day = 24 * hour

let deps: TestDeps
let both: Parties
let id: number
let ver: number
let sentAt: number

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)
beforeEach(async () => {
  both = await parties(deps)
  const { saleId } = valueOf(await addRice(deps, both.seller, { delivery: 'post', place: '' }))
  ;({ id, ver } = await stepTo(deps, both, 'delivered', saleId))
  sentAt = deps.clock.now()
})

const order = async () => valueOf(await readOrder(deps, both.buyer.userId, id))
const known = async () => valueOf(await readParcel(deps, both.buyer, id)).parcel
const told = async () =>
  (
    await deps.db
      .selectFrom('user_notice')
      .select(['user_id', 'kind', 'title'])
      .where('kind', 'in', ['parcelSigned', 'parcelUnsigned'])
      .orderBy('notice_id')
      .execute()
  ).map(({ kind, title, user_id: who }) => `${who === both.buyer.userId ? 'buyer' : 'seller'} ${kind} ${title}`)

type Word = readonly [way: ParcelWay, hours: number]

/** What the carrier tells with its last of these words, the newest first. */
async function hears(...words: readonly Word[]): Promise<void> {
  const news = words.map(([way, hours]) => ({ at: sentAt + hours * hour, text: way })).reverse()
  const [way, hours] = words.at(-1) ?? ['moving', 0]
  const signedAt = way === 'signed' ? sentAt + hours * hour : undefined
  await deps.db.transaction().execute((tx) => hearOf(tx, deps, id, { way, news, signedAt }))
}
async function pass(ms: number): Promise<void> {
  deps.clock.forward(ms)
  await runDue(deps, orderJobs(deps))
}
const ordinary = () => sentAt + 10 * day
const signed: Word = ['signed', 24]

const backAgain = ['buyer parcelUnsigned 快递已退回', 'seller parcelUnsigned 快递已退回']
const wasSigned = ['buyer parcelSigned 快递已签收，请确认收货', 'seller parcelSigned 快递已签收，待买家确认']

it('what was signed for and then sent back is not signed for: both are told, and the end is the ordinary one', async () => {
  await pass(30 * hour)
  await hears(signed)
  expect((await order()).deadlineAt).toBe(sentAt + 24 * hour + 3 * day)
  await pass(20 * hour)
  await hears(signed, ['returned', 49])
  expect(await known()).toMatchObject({
    signedAt: null,
    way: 'returned',
    news: [{ text: 'returned' }, { text: 'signed' }],
  })
  expect(await order()).toMatchObject({ ver, state: 'delivered', deadlineAt: ordinary() })
  expect(await told()).toEqual([...wasSigned, ...backAgain])
  await pass(ordinary() - deps.clock.now() - 1)
  expect((await order()).state).toBe('delivered')
  await pass(1)
  expect((await order()).state).toBe('done')
})

it('what goes back before anybody signed is told to both, once', async () => {
  await pass(50 * hour)
  await hears(['moving', 5], ['returning', 30])
  await hears(['moving', 5], ['returning', 30], ['returned', 40])
  expect(await told()).toEqual(['buyer parcelUnsigned 快递退回中', 'seller parcelUnsigned 快递退回中'])
  expect(await order()).toMatchObject({ state: 'delivered', deadlineAt: ordinary() })
  expect(await known()).toMatchObject({ signedAt: null, way: 'returned' })
})

it('signed for, sent back and signed for again: the last one counts', async () => {
  await pass(30 * hour)
  await hears(signed)
  await pass(30 * hour)
  await hears(signed, ['refused', 50])
  await pass(30 * hour)
  await hears(signed, ['refused', 50], ['signed', 80])
  expect(await known()).toMatchObject({ signedAt: sentAt + 80 * hour, way: 'signed' })
  expect((await order()).deadlineAt).toBe(sentAt + 80 * hour + 3 * day)
  expect(await told()).toHaveLength(6)
})

it.each<readonly [what: string, first: readonly Word[], then: readonly Word[], isSigned: boolean]>([
  ['an older way than the signature', [signed], [['returning', 23]], true],
  ['an older signature than the way back', [['returned', 25]], [signed], false],
  ['a way back of the same second', [signed], [['returned', 24]], false],
  ['a way on of the same second', [signed], [['delivering', 24]], true],
  ['a way on after the signature', [signed], [signed, ['delivering', 26]], false],
  ['the signature once more', [signed], [signed], true],
  ['the way back once more', [signed, ['returned', 26]], [signed, ['returned', 26]], false],
  ['nothing', [signed], [], true],
])('%s, told after what is known: signed for %#', async (_what, first, then, isSigned) => {
  await pass(30 * hour)
  await hears(...first)
  const before = await told()
  await hears(...then)
  await hears(...then)
  expect((await known())?.signedAt).toBe(isSigned ? sentAt + 24 * hour : null)
  expect((await order()).deadlineAt).toBe(isSigned ? sentAt + 4 * day : ordinary())
  const changes = isSigned === before.some((line) => line.includes('Signed')) ? 0 : 2
  expect(await told()).toHaveLength(before.length + changes)
})

it('twenty messages at once are one', async () => {
  await pass(30 * hour)
  await hears(signed)
  await pass(hour)
  await Promise.all(Array.from({ length: 20 }, () => hears(signed, ['returned', 26])))
  expect(await told()).toEqual([...wasSigned, ...backAgain])
  expect((await order()).deadlineAt).toBe(ordinary())
})

it('more time that was granted after the signature stays granted', async () => {
  await pass(30 * hour)
  await hears(signed)
  valueOf(await partyAct(deps, both.seller, id, ver, 'extend'))
  await pass(hour)
  await hears(signed, ['returned', 26])
  expect((await order()).deadlineAt).toBe(ordinary() + 3 * day)
})

it('in a dispute its end stands; a dispute that was taken back has set its own', async () => {
  await pass(30 * hour)
  await hears(signed)
  const disputed = valueOf(await partyAct(deps, both.buyer, id, ver, 'dispute'))
  await pass(hour)
  await hears(signed, ['returned', 26])
  expect(await order()).toMatchObject({ state: 'dispute', deadlineAt: disputed.deadlineAt })
  expect(await known()).toMatchObject({ signedAt: null, way: 'returned' })
  await hears(signed, ['returned', 26], ['signed', 28])
  const again = valueOf(await partyAct(deps, both.buyer, id, disputed.ver, 'undispute'))
  await pass(hour)
  await hears(signed, ['returned', 26], ['signed', 28], ['returned', 29])
  expect(await order()).toMatchObject({ state: 'delivered', deadlineAt: again.deadlineAt })
})

it('what is of the future, or of before the dispatch, says nothing', async () => {
  await pass(30 * hour)
  await hears(signed)
  await hears(signed, ['returned', 31])
  expect(await known()).toMatchObject({ signedAt: sentAt + 24 * hour, way: 'signed' })
  await hears(['returned', -1])
  expect(await told()).toEqual(wasSigned)
})

it('a parcel that was signed for is still told of', async () => {
  await pass(30 * hour)
  await hears(signed)
  expect(await ordersOfParcel(deps.db, parcel.carrier, parcel.trackingNo)).toEqual([{ order_id: id }])
})
