import { deliverWords } from '@contract/orders/deliver-words'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { orderJobs } from '../../../server/modules/orders/jobs'
import { hearOf, readParcel } from '../../../server/modules/orders/parcel/parcel'
import { readOrder } from '../../../server/modules/orders/service'
import type { Parties, Stage } from '../../support/city/order-steps'
import { judge, parcel, partyAct, stepTo } from '../../support/city/order-steps'
import { actOn, addRice, booksOf, inSmallCity, parties, resident, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

const hour = 3_600_000
const day = 24 * hour

let deps: TestDeps
let both: Parties

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)
beforeEach(async () => {
  both = await parties(deps)
})

const posted = async () => valueOf(await addRice(deps, both.seller, { delivery: 'post', place: '' })).saleId
const orderIn = async (stage: Stage) => stepTo(deps, both, stage, await posted())
const seen = async (id: number, by: Caller) => valueOf(await readParcel(deps, by, id)).parcel
const order = async (id: number) => valueOf(await readOrder(deps, both.buyer.userId, id))
const sign = (id: number, at = deps.clock.now()) =>
  deps.db.transaction().execute((tx) => hearOf(tx, deps, id, { way: 'signed', news: [], signedAt: at }))
const told = () =>
  deps.db
    .selectFrom('user_notice')
    .select(['user_id', 'title'])
    .where('kind', '=', 'parcelSigned')
    .orderBy('notice_id')
    .execute()
const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))

async function pass(ms: number): Promise<void> {
  deps.clock.forward(ms)
  await runDue(deps, orderJobs(deps))
}

it('a posted order is delivered with its parcel, which both see, with nothing else to say', async () => {
  const { id, ver } = await orderIn('paid')
  expect(await seen(id, both.seller)).toBeNull()
  const lacking = await partyAct(deps, both.seller, id, ver, 'deliver', {})
  expect(lacking).toMatchObject({ ok: false, error: { data: { fields: { carrier: deliverWords.carrier } } } })
  const wrong = await partyAct(deps, both.seller, id, ver, 'deliver', { carrier: 'jt', trackingNo: 'SF1400000000128' })
  expect(wrong).toMatchObject({ ok: false, error: { data: { fields: { trackingNo: deliverWords.trackingNo } } } })
  const done = valueOf(await partyAct(deps, both.seller, id, ver, 'deliver', parcel))
  expect(done).toMatchObject({ state: 'delivered', ver: ver + 1 })
  expect(done.timeline.at(-1)).toMatchObject({ act: 'deliver', text: '顺丰 SF1400000000128' })
  const shown = { ...parcel, sentAt: deps.clock.now(), signedAt: null, way: null, news: [], silentFrom: null }
  for (const by of [both.buyer, both.seller]) expect(await seen(id, by)).toEqual(shown)
})

it('a posted order is not delivered with words alone', async () => {
  const { id, ver } = await orderIn('paid')
  const refused = await partyAct(deps, both.seller, id, ver, 'deliver', { text: '已寄出' })
  expect(refused).toMatchObject({ ok: false, error: { data: { fields: { carrier: deliverWords.carrier } } } })
  expect(await seen(id, both.seller)).toBeNull()
})

it('a delivery that is repeated keeps one parcel', async () => {
  const { id, ver } = await orderIn('paid')
  const no = 'deliver-0000000000000001'
  const results = await times(20, () => partyAct(deps, both.seller, id, ver, 'deliver', parcel, no))
  expect(results).toEqual(results.map(() => results[0]))
  expect(results[0]?.ok).toBe(true)
  expect(await deps.db.selectFrom('order_parcel').select('order_id').execute()).toEqual([{ order_id: id }])
})

it('an arbiter sees it while there is a dispute, and nobody else ever', async () => {
  await deps.db.insertInto('area').values({ area_id: 4, name: '四号城', sort: 4 }).execute()
  const arbiter = await judge(deps, 'arbiter')
  const elsewhere = await judge(deps, 'arbiter', 4)
  const stranger = await resident(deps, 99)
  const { id, ver } = await orderIn('delivered')
  const hidden = { ok: false, error: { reason: 'NOT_FOUND' } }
  for (const by of [arbiter, elsewhere, stranger]) expect(await readParcel(deps, by, id)).toMatchObject(hidden)
  valueOf(await partyAct(deps, both.buyer, id, ver, 'dispute'))
  expect(await seen(id, arbiter)).toMatchObject(parcel)
  for (const by of [elsewhere, stranger]) expect(await readParcel(deps, by, id)).toMatchObject(hidden)
})

it('a posted order is confirmed 240 hours after its dispatch, to the millisecond', async () => {
  const { id } = await orderIn('delivered')
  expect((await order(id)).deadlineAt).toBe(deps.clock.now() + 10 * day)
  await pass(240 * hour - 1)
  expect((await order(id)).state).toBe('delivered')
  await pass(1)
  expect((await order(id)).state).toBe('done')
})

it('a signature brings the end to 72 hours after it, tells both, and is reminded of as ever', async () => {
  const { id, ver } = await orderIn('delivered')
  await pass(day)
  await sign(id)
  expect(await order(id)).toMatchObject({ ver, state: 'delivered', deadlineAt: deps.clock.now() + 3 * day })
  expect(await seen(id, both.buyer)).toMatchObject({ signedAt: deps.clock.now() })
  expect(await told()).toEqual([
    { user_id: both.buyer.userId, title: '快递已签收，请确认收货' },
    { user_id: both.seller.userId, title: '快递已签收，待买家确认' },
  ])
  await pass(24 * hour)
  await pass(46 * hour)
  const reminders = await deps.db.selectFrom('user_notice').selectAll().where('kind', '=', 'remindConfirm').execute()
  expect(reminders).toHaveLength(2)
  await pass(2 * hour - 1)
  expect((await order(id)).state).toBe('delivered')
  await pass(1)
  expect((await order(id)).state).toBe('done')
})

it('twenty messages at once are one; another moment, a later or an earlier one, changes nothing any more', async () => {
  const { id } = await orderIn('delivered')
  await pass(day)
  const at = deps.clock.now()
  await times(20, () => sign(id, at))
  await pass(day)
  await sign(id, at - hour)
  await sign(id)
  expect(await told()).toHaveLength(2)
  expect((await order(id)).deadlineAt).toBe(at + 3 * day)
})

it('a signature before the dispatch, or of the future, is none', async () => {
  const { id } = await orderIn('delivered')
  const { deadlineAt } = await order(id)
  await sign(id, deps.clock.now() - 1)
  await sign(id, deps.clock.now() + 1)
  expect((await order(id)).deadlineAt).toBe(deadlineAt)
  expect(await seen(id, both.buyer)).toMatchObject({ signedAt: null })
})

it('in a dispute it is only kept; after the end it is nothing', async () => {
  const { id, ver } = await orderIn('delivered')
  const disputed = valueOf(await partyAct(deps, both.buyer, id, ver, 'dispute'))
  deps.clock.forward(hour)
  await sign(id)
  expect(await order(id)).toMatchObject({ state: 'dispute', deadlineAt: disputed.deadlineAt })
  expect(await seen(id, both.buyer)).toMatchObject({ signedAt: deps.clock.now() })
  const ended = await orderIn('delivered')
  valueOf(await actOn(deps, both.buyer, ended.id, ended.ver, 'confirm'))
  deps.clock.forward(hour)
  await sign(ended.id)
  expect(await seen(ended.id, both.buyer)).toMatchObject({ signedAt: null })
  expect(await told()).toEqual([])
})

it('a signature and a confirmation at the same time: the order is done once, and the books are right', async () => {
  const { id, ver } = await orderIn('delivered')
  await pass(day)
  const confirming = times(5, () => actOn(deps, both.buyer, id, ver, 'confirm'))
  await times(5, () => sign(id))
  expect((await confirming).filter(({ ok }) => ok)).toHaveLength(1)
  expect((await order(id)).state).toBe('done')
  await pass(10 * day)
  const ends = await deps.db.selectFrom('order_event').select('act').where('order_id', '=', id).execute()
  expect(ends.filter(({ act }) => act.startsWith('confirm'))).toHaveLength(1)
})

it('what the seller grants afterwards comes on top', async () => {
  const { id, ver } = await orderIn('delivered')
  await pass(day)
  await sign(id)
  const more = valueOf(await partyAct(deps, both.seller, id, ver, 'extend'))
  expect(more.deadlineAt).toBe(deps.clock.now() + 6 * day)
})
