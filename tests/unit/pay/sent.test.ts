import type { SentOrder } from '../../../server/modules/pay/dispatch/rules/sent'
import { pauseMs, sentOf, sentOnline, signedAtOf } from '../../../server/modules/pay/dispatch/rules/sent'
import { rfc3339 } from '../../../server/wechat/shipping'

const posted: SentOrder = {
  title: '大米',
  qty: 50_000,
  unit: '斤',
  delivery: 'post',
  state: 'delivered',
  isDelivered: true,
  carrier: 'zto',
  trackingNo: '123456789012',
  mobile: '13812345678',
  signedAt: null,
}
const of = (more: Partial<SentOrder>): SentOrder => ({ ...posted, ...more })
const bare = { carrier: null, trackingNo: null, mobile: null }
const met = of({ delivery: 'meet', ...bare })
const online = of({ delivery: 'online', ...bare })
const never = of({ state: 'refunded', isDelivered: false, ...bare })

it.each<[string, readonly SentOrder[], string | undefined, number]>([
  ['a parcel', [posted], 'post', 1],
  ['two parcels of one payment', [posted, of({ trackingNo: '123456789013' })], 'post', 2],
  ['more parcels than are taken', Array.from({ length: 16 }, () => posted), 'post', 15],
  ['a parcel whose carrier WeChat does not name', [of({ carrier: 'other' })], 'door', 1],
  ['what was brought without a number', [of(bare)], 'door', 1],
  ['a carrier that asks for a number which is not there', [of({ carrier: 'sf', mobile: null })], 'door', 1],
  ['the same with the number', [of({ carrier: 'sf' })], 'post', 1],
  ['what was fetched', [met], 'fetched', 1],
  ['what came online', [online], 'online', 1],
  ['a parcel beside what was fetched', [posted, met], 'door', 1],
  ['fetched beside online', [online, met], 'fetched', 1],
  [
    'confirmed without a delivery',
    [of({ delivery: 'meet', state: 'done', isDelivered: false, ...bare })],
    'fetched',
    1,
  ],
  ['sent, and given back afterwards', [of({ state: 'refunded' })], 'post', 1],
  ['one sent, one never', [posted, never], 'post', 1],
  ['never sent: money', [never], 'online', 1],
  ['a bid without any order: money', [], 'online', 1],
  ['one that waits to be sent', [posted, of({ state: 'paid', isDelivered: false })], undefined, 0],
  ['one that waits to be paid', [of({ state: 'unpaid', isDelivered: false })], undefined, 0],
])('%s', (_what, orders, logistics, parcels) => {
  const sent = sentOf('求购 大米', orders)
  expect(sent?.logistics).toBe(logistics)
  expect(sent?.parcels ?? []).toHaveLength(parcels)
})

it('a parcel says what is in it, in 120 signs at most', () => {
  expect(sentOf('x', [posted])?.parcels[0]?.what).toBe('大米*5斤')
  expect([...(sentOf('x', [of({ title: '米'.repeat(200) })])?.parcels[0]?.what ?? '')]).toHaveLength(120)
  expect([...(sentOnline('👨'.repeat(121)).parcels[0]?.what ?? '')]).toHaveLength(120)
})

it('it is signed for when everything that was sent is', () => {
  expect(signedAtOf([of({ signedAt: 5 }), of({ signedAt: 9 }), never])).toBe(9)
  expect(signedAtOf([of({ signedAt: 5 }), posted])).toBeUndefined()
  expect(signedAtOf([never])).toBeUndefined()
})

it.each([
  [0, 10_000],
  [1, 20_000],
  [8, 2_560_000],
  [9, 3_600_000],
  [1_000, 3_600_000],
])('after %i tries it waits %i ms', (tries, ms) => {
  expect(pauseMs(tries)).toBe(ms)
})

it('a moment is written in China’s time', () => {
  expect(rfc3339(Date.UTC(2022, 11, 15, 5, 29, 35, 120))).toBe('2022-12-15T13:29:35+08:00')
})
