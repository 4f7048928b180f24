import { dayMs } from '@contract/durations'
import type { Caller } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { removeAddress, saveAddress } from '../../../server/modules/addresses/service'
import { maskKind, readAddress, setAddress } from '../../../server/modules/orders/address/address'
import { hearOf, readParcel } from '../../../server/modules/orders/parcel/parcel'
import { orderJobs } from '../../../server/modules/orders/jobs'
import type { Parties, Stage, Step } from '../../support/city/order-steps'
import { decideOn, judge, parcel, partyAct, stepTo } from '../../support/city/order-steps'
import {
  addRice,
  clientNo,
  inSmallCity,
  parties,
  payFor,
  resident,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps
let both: Parties

inSmallCity((fresh) => {
  deps = fresh
})
beforeEach(async () => {
  both = await parties(deps)
})

const areaOfNobody = 4

const home = { name: '张三', mobile: '13700001234', regionCode: 440_305, street: '海德路 1 号' }
const copied = { name: '张三', mobile: '13700001234', region: '广东省 深圳市 南山区', street: '海德路 1 号' }
const masked = { ...copied, name: '张*', mobile: '137****1234', street: '', isMasked: true }

const keep = async (by: Caller, wish: object = {}) =>
  valueOf(await saveAddress(deps, by.userId, { clientNo: clientNo(), isDefault: false, ...home, ...wish })).addressId
const posted = async (delivery: 'post' | 'meet' = 'post') =>
  valueOf(await addRice(deps, both.seller, { delivery, place: delivery === 'post' ? '' : '北门' })).saleId
const orderIn = async (stage: Stage) => stepTo(deps, both, stage, await posted())
const choose = (id: number, addressId: number, by = both.buyer, no = clientNo()) =>
  setAddress(deps, by, { clientNo: no, id, addressId })
const seen = async (id: number, by: Caller) => valueOf(await readAddress(deps, by, id))
const reasonOf = (result: { readonly ok: boolean; readonly error?: { readonly reason: string } }) =>
  result.ok ? 'ok' : result.error?.reason
const rowOf = (id: number) =>
  deps.db.selectFrom('order_address').selectAll().where('order_id', '=', id).executeTakeFirst()

it('an order gets a copy: what becomes of the address later does not change it', async () => {
  const { id } = await orderIn('unpaid')
  expect(await seen(id, both.buyer)).toEqual({ orderId: id, address: null, mayChoose: true })
  const addressId = await keep(both.buyer)
  expect(valueOf(await choose(id, addressId))).toEqual({ orderId: id })
  await keep(both.buyer, { id: addressId, street: '改了' })
  valueOf(await removeAddress(deps, both.buyer.userId, addressId))
  expect(await seen(id, both.buyer)).toEqual({ orderId: id, address: { ...copied, isMasked: false }, mayChoose: true })
})

it('another one can be chosen before the payment, and none after it; the seller sees it from then on', async () => {
  const { orderId: id, payNo } = valueOf(await takeRice(deps, both.buyer, await posted()))
  const [one, two] = [await keep(both.buyer, { street: '一' }), await keep(both.buyer, { street: '二' })]
  valueOf(await choose(id, one))
  valueOf(await choose(id, two))
  expect(await seen(id, both.seller)).toEqual({ orderId: id, address: null, mayChoose: false })
  valueOf(await payFor(deps, both.buyer, payNo))
  expect(reasonOf(await choose(id, one))).toBe('MOVED')
  for (const by of [both.buyer, both.seller])
    expect(await seen(id, by)).toMatchObject({ address: { street: '二' }, mayChoose: false })
})

it('an order that was paid without one gets it once, and its seller is told of it without a word of what it says', async () => {
  const { id, ver } = await orderIn('paid')
  expect((await seen(id, both.buyer)).mayChoose).toBe(true)
  const addressId = await keep(both.buyer)
  const no = clientNo()
  for (let n = 0; n < 2; n++) valueOf(await choose(id, addressId, both.buyer, no))
  expect(reasonOf(await choose(id, addressId))).toBe('MOVED')
  const news = await deps.db.selectFrom('user_notice').selectAll().where('kind', '=', 'addressGiven').execute()
  expect(news).toMatchObject([{ user_id: both.seller.userId, ref_id: id, title: '买家已填写收货地址' }])
  expect(news.map(({ title, content }) => `${title} ${content}`).join()).not.toMatch(/张|1234|深圳|海德/)
  // The order is as it was: the seller's act with the version seen before is not refused.
  valueOf(await partyAct(deps, both.seller, id, ver, 'deliver', parcel))
})

it('two choices at once leave one of the two, whole', async () => {
  const { id } = await orderIn('paid')
  const [one, two] = [await keep(both.buyer, { street: '一' }), await keep(both.buyer, { street: '二' })]
  const results = await Promise.all([choose(id, one), choose(id, two)])
  expect(results.map(reasonOf).sort()).toEqual(['MOVED', 'ok'])
  expect(['一', '二']).toContain((await rowOf(id))?.street)
})

it('is chosen by the buyer of a posted order alone, from the buyer’s own addresses', async () => {
  const { id } = await orderIn('unpaid')
  const own = await keep(both.buyer)
  const stranger = await resident(deps, 77)
  const theirs = await keep(stranger)
  const met = await stepTo(deps, both, 'unpaid', await posted('meet'))
  expect([
    reasonOf(await choose(id, await keep(both.seller), both.seller)),
    reasonOf(await choose(id, theirs, stranger)),
    reasonOf(await choose(id, theirs)),
    reasonOf(await choose(id, 404)),
    reasonOf(await choose(met.id, own)),
    reasonOf(await choose(404, own)),
  ]).toEqual(['NO_RIGHT', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'MOVED', 'NOT_FOUND'])
  expect(await rowOf(id)).toBeUndefined()
})

it.each(['delivered', 'done', 'closed', 'refunded', 'dispute'] as const)(
  'none is chosen any more in an order that is %s',
  async (stage) => {
    const { id } = await orderIn(stage)
    expect(reasonOf(await choose(id, await keep(both.buyer)))).toBe('MOVED')
  },
)

/** An order with an address, in this state. */
async function withAddress(stage: 'paid' | 'dispute' | 'closed'): Promise<Step> {
  const { orderId: id, payNo } = valueOf(await takeRice(deps, both.buyer, await posted()))
  valueOf(await choose(id, await keep(both.buyer)))
  if (stage === 'closed') {
    valueOf(await partyAct(deps, both.buyer, id, 1, 'cancel'))
    return { id, ver: 2 }
  }
  valueOf(await payFor(deps, both.buyer, payNo))
  if (stage === 'paid') return { id, ver: 2 }
  valueOf(await partyAct(deps, both.seller, id, 2, 'deliver', parcel))
  valueOf(await partyAct(deps, both.buyer, id, 3, 'dispute'))
  return { id, ver: 4 }
}

it('an arbiter and an operator see it while they decide; strangers never do', async () => {
  await deps.db.insertInto('area').values({ area_id: areaOfNobody, name: '四号城', sort: 4 }).execute()
  const [arbiter, operator, elsewhere] = [
    await judge(deps, 'arbiter'),
    await judge(deps, 'operator'),
    await judge(deps, 'arbiter', areaOfNobody),
  ]
  const stranger = await resident(deps, 77)
  const before = await withAddress('paid')
  for (const by of [arbiter, operator, stranger])
    expect(reasonOf(await readAddress(deps, by, before.id))).toBe('NOT_FOUND')
  const { id, ver } = await withAddress('dispute')
  for (const by of [arbiter, operator])
    expect(await seen(id, by)).toEqual({ orderId: id, address: { ...copied, isMasked: false }, mayChoose: false })
  for (const by of [elsewhere, stranger]) expect(reasonOf(await readAddress(deps, by, id))).toBe('NOT_FOUND')
  deps.clock.forward(2 * dayMs)
  valueOf(await decideOn(deps, operator, { id, ver }, 'refund'))
  for (const by of [arbiter, operator]) expect(reasonOf(await readAddress(deps, by, id))).toBe('NOT_FOUND')
  expect((await seen(id, both.seller)).address).toMatchObject(copied)
})

const work = () => runDue(deps, orderJobs(deps))

it('thirty days after the end, to the millisecond, it is masked, and the database keeps no more of it', async () => {
  const { id, ver } = await withAddress('paid')
  valueOf(await partyAct(deps, both.buyer, id, ver, 'confirm'))
  const end = deps.clock.now()
  deps.clock.at = end + 30 * dayMs - 1
  await work()
  for (const by of [both.buyer, both.seller])
    expect((await seen(id, by)).address).toEqual({ ...copied, isMasked: false })
  expect(await rowOf(id)).toMatchObject({ ...copied, masked_at: null })
  deps.clock.at = end + 30 * dayMs
  for (const by of [both.buyer, both.seller]) expect((await seen(id, by)).address).toEqual(masked)
  await work()
  const { name, mobile, region, street } = masked
  expect(await rowOf(id)).toMatchObject({ name, mobile, region, street, masked_at: deps.clock.now() })
  expect((await seen(id, both.seller)).address).toEqual(masked)
  const waiting = deps.db.selectFrom('job').select('kind').where('kind', '=', maskKind).where('done_at', 'is', null)
  expect(await waiting.execute()).toEqual([])
})

/** One whose buyer told the seller the address in a message. */
async function withoutAddress(): Promise<Step> {
  const { orderId: id, payNo } = valueOf(await takeRice(deps, both.buyer, await posted()))
  valueOf(await payFor(deps, both.buyer, payNo))
  return { id, ver: 2 }
}

it.each([
  ['with it', () => withAddress('paid')],
  ['after as long where there is none', withoutAddress],
])('the words of its carrier, which may name the reader, are forgotten %s', async (_, order) => {
  const { id, ver } = await order()
  valueOf(await partyAct(deps, both.seller, id, ver, 'deliver', parcel))
  const news = [{ at: deps.clock.now(), text: '已签收，签收人：张三' }]
  await deps.db.transaction().execute((tx) => hearOf(tx, deps, id, { way: 'delivering', news, signedAt: undefined }))
  valueOf(await partyAct(deps, both.buyer, id, ver + 1, 'confirm'))
  const shown = async () => valueOf(await readParcel(deps, both.seller, id)).parcel?.news
  const kept = async () =>
    (await deps.db.selectFrom('order_parcel').select('news').where('order_id', '=', id).executeTakeFirst())?.news
  deps.clock.forward(30 * dayMs - 1)
  await work()
  expect([await shown(), await kept()]).toEqual([news, news])
  deps.clock.forward(1)
  expect(await shown()).toEqual([])
  await work()
  expect(await kept()).toEqual([])
})

it('that of an order that was never paid is masked, too; that of a running one is not', async () => {
  const closed = await withAddress('closed')
  const running = await withAddress('dispute')
  deps.clock.forward(14 * dayMs)
  await work()
  expect((await seen(running.id, both.seller)).address).toMatchObject(copied)
  deps.clock.forward(17 * dayMs)
  await work()
  expect(await rowOf(closed.id)).toMatchObject({ name: '张*', street: '' })
  expect(await seen(closed.id, both.seller)).toMatchObject({ address: null })
})
