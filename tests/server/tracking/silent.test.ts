/** @jest-environment node */
import { runDue } from '../../../server/jobs/jobs'
import { parcelJobs } from '../../../server/modules/orders/parcel/follow'
import { hearOf, readParcel } from '../../../server/modules/orders/parcel/parcel'
import { silentWords } from '@contract/orders/dispute-words'
import { readOrder } from '../../../server/modules/orders/service'
import type { ParcelTold } from '../../../server/tracking/course'
import { partyAct } from '../../support/city/order-steps'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { addRice, payFor, takeRice, valueOf } from '../../support/city/small-city'

const hour = 3_600_000
const silentMs = 48 * hour

let city: PayingCity
let id: number
let sentAt: number

beforeEach(async () => {
  city = await payingCity(100_000)
  id = await sent('zto', '78400001280001')
  sentAt = city.deps.clock.now()
  await follow()
})
afterEach(() => city.close())

/** A posted order on its way, at its third version. */
async function sent(carrier: 'zto' | 'other', trackingNo: string): Promise<number> {
  const { deps, buyer, seller } = city
  await deps.db.updateTable('block').set({ capacity: 9 }).execute()
  const { saleId } = valueOf(await addRice(deps, seller, { delivery: 'post', place: '' }))
  const taken = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, taken.payNo))
  valueOf(await partyAct(deps, seller, taken.orderId, 2, 'deliver', { carrier, trackingNo }))
  return taken.orderId
}

const follow = () =>
  runDue(
    city.deps,
    parcelJobs(city.deps, () => undefined),
  )
const parcelOf = async (order = id) => valueOf(await readParcel(city.deps, city.buyer, order)).parcel
const disputes = (reason: 'notSent' | 'notReceived', by = city.buyer, order = id) =>
  partyAct(city.deps, by, order, 3, 'dispute', { text: '一直没有物流', images: '', reason })
const stateOf = async (order = id) => valueOf(await readOrder(city.deps, city.buyer.userId, order)).state
const move = (state: string, more: object = {}) => city.gateway.move('zhongtong', '78400001280001', state, more)
const refused = { ok: false, error: { reason: 'FORM', data: { fields: { reason: silentWords.refused } } } }
const hears = (told: ParcelTold) => city.deps.db.transaction().execute((tx) => hearOf(tx, city.deps, id, told))

it('may be disputed as not sent 48 hours after the dispatch without a word of the carrier, to the millisecond', async () => {
  expect(await parcelOf()).toMatchObject({ news: [], silentFrom: sentAt + silentMs })
  city.deps.clock.forward(silentMs - 1)
  await follow()
  expect(await disputes('notSent')).toMatchObject(refused)
  expect(await stateOf()).toBe('delivered')
  city.deps.clock.forward(1)
  const opened = valueOf(await disputes('notSent'))
  expect(opened).toMatchObject({ state: 'dispute', dispute: { by: 'buyer', reason: 'notSent' } })
})

it('is not the carrier’s silence while the provider does not answer', async () => {
  city.deps.clock.forward(silentMs)
  expect(await parcelOf()).toMatchObject({ news: [], silentFrom: null })
  expect(await disputes('notSent')).toMatchObject(refused)
  await follow()
  expect(await parcelOf()).toMatchObject({ silentFrom: sentAt + silentMs })
})

it('any other reason may be given before', async () => {
  city.deps.clock.forward(hour)
  expect(valueOf(await disputes('notReceived'))).toMatchObject({ dispute: { reason: 'notReceived' } })
})

it('the seller cannot say so', async () => {
  city.deps.clock.forward(silentMs)
  await follow()
  expect(await disputes('notSent', city.seller)).toMatchObject(refused)
})

it('one word since the dispatch is enough, and is shown, the newest first', async () => {
  city.deps.clock.forward(silentMs - hour)
  await move('collected')
  const collectedAt = Math.floor(city.deps.clock.now() / 1_000) * 1_000
  city.deps.clock.forward(2 * hour)
  await move('moving')
  expect(await parcelOf()).toMatchObject({
    silentFrom: null,
    news: [
      { at: collectedAt + 2 * hour, text: '快件运输中' },
      { at: collectedAt, text: '快件已揽收' },
    ],
  })
  expect(await disputes('notSent')).toMatchObject(refused)
})

it('what was lost on the way is asked for: a parcel that moves is not silent', async () => {
  city.deps.clock.forward(silentMs - 1)
  await move('collected', { push: 'drop' })
  city.deps.clock.forward(1)
  await follow()
  expect(await parcelOf()).toMatchObject({ silentFrom: null })
  expect(await disputes('notSent')).toMatchObject(refused)
})

it('what the carrier told before the dispatch is of another parcel', async () => {
  await move('signed', { at: sentAt - hour })
  expect(await parcelOf()).toMatchObject({ silentFrom: sentAt + silentMs, news: [] })
  city.deps.clock.forward(silentMs)
  await follow()
  expect(await disputes('notSent')).toMatchObject({ ok: true })
})

it('a carrier that nobody is asked about is not silent', async () => {
  const other = await sent('other', 'ABC-128')
  await follow()
  expect(await parcelOf(other)).toMatchObject({ silentFrom: null, news: [] })
  city.deps.clock.forward(silentMs)
  await follow()
  expect(await disputes('notSent', city.buyer, other)).toMatchObject(refused)
})

it('a late message does not replace a newer one, and nothing is kept after the end', async () => {
  const at = (hours: number) => ({ at: sentAt + hours * hour, text: `${hours} 小时` })
  city.deps.clock.forward(10 * hour)
  await hears({ way: 'delivering', news: [at(9), at(5)], signedAt: undefined })
  await hears({ way: 'moving', news: [at(5)], signedAt: undefined })
  expect((await parcelOf())?.news).toEqual([at(9), at(5)])
  valueOf(await partyAct(city.deps, city.buyer, id, 3, 'confirm'))
  await hears({ way: 'signed', news: [at(10), at(9), at(5)], signedAt: at(10).at })
  expect((await parcelOf())?.news).toEqual([at(9), at(5)])
})

it('a word of the carrier and a dispute at the same moment: one of them comes first', async () => {
  city.deps.clock.forward(silentMs)
  await follow()
  const news = [{ at: city.deps.clock.now() - 1_000, text: '已揽收' }]
  const [opened] = await Promise.all([
    disputes('notSent'),
    ...Array.from({ length: 5 }, () => hears({ way: 'collected', news, signedAt: undefined })),
  ])
  expect(await parcelOf()).toMatchObject({ news, silentFrom: null })
  expect(await stateOf()).toBe(opened.ok ? 'dispute' : 'delivered')
  if (!opened.ok) expect(opened).toMatchObject(refused)
})
