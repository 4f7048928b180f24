import { cancelledTakesPerDay, unpaidTakesPerDay } from '@contract/limits'
import { fen, qty } from '@contract/money'
import { cancelRefusal, saleRefusal, waitingRefusal } from '../../../server/modules/orders/rules/take'

const now = Date.UTC(2026, 10, 20, 4)
const day = 24 * 3_600_000
type Sale = Parameters<typeof saleRefusal>[0]
const sale = {
  state: 'on',
  expire_at: now + 1,
  price: 680,
  ver: 3,
  qty_left: 100_000,
  tick: 5_000,
  min_qty: 20_000,
} as Sale
const wish = { clientNo: 'a wish of a buyer', saleId: 1, ver: 3, qty: qty(50_000), price: fen(680) }

it.each<[string, Partial<Sale>, Partial<typeof wish>, string | undefined]>([
  ['what is on sale', {}, {}, undefined],
  ['all of it', {}, { qty: qty(100_000) }, undefined],
  ['a step more than there is', {}, { qty: qty(105_000) }, 'SOLD_OUT'],
  ['the least quantity', {}, { qty: qty(20_000) }, undefined],
  ['less than the least quantity', {}, { qty: qty(15_000) }, 'LIMIT'],
  ['a rest below the least quantity', { qty_left: 15_000 }, { qty: qty(15_000) }, undefined],
  ['no whole step', {}, { qty: qty(50_001) }, 'FORM'],
  ['less than a fen', { price: 1, tick: 1, min_qty: 1 }, { price: fen(1), qty: qty(4_999) }, 'FORM'],
  ['just a fen', { price: 1, tick: 1, min_qty: 1 }, { price: fen(1), qty: qty(5_000) }, undefined],
  ['another price', { price: 690 }, {}, 'PRICE_CHANGED'],
  ['another version', { ver: 4 }, {}, 'MOVED'],
  ['what has just ended', { expire_at: now }, {}, 'EXPIRED'],
  ['what has ended', { state: 'expired' }, {}, 'EXPIRED'],
  ['what is paused', { state: 'paused' }, {}, 'CLOSED'],
  ['what was removed', { state: 'removed' }, {}, 'CLOSED'],
  ['what is sold out', { state: 'soldout', qty_left: 0 }, {}, 'SOLD_OUT'],
])('asked for %s', (_what, change, other, reason) =>
  expect(saleRefusal({ ...sale, ...change }, { ...wish, ...other }, now)?.reason).toBe(reason),
)

const unpaid = (count: number) => Array.from({ length: count }, (_, index) => ({ deadline_at: now + index }))
const lapsed = (count: number, at = now) => Array.from({ length: count }, () => ({ at }))

it('counts what is unpaid together with what lapsed today', () => {
  const limit = unpaidTakesPerDay
  expect(waitingRefusal(unpaid(limit - 1), [], now)).toBeUndefined()
  expect(waitingRefusal(unpaid(limit), [], now)).toMatchObject({
    reason: 'COOLDOWN',
    data: { until: now, unpaid: limit },
    msg: `你有 ${limit} 笔订单待付款，付款或取消后再买`,
  })
  expect(waitingRefusal(unpaid(1), lapsed(limit - 1), now)?.reason).toBe('COOLDOWN')
  expect(waitingRefusal(unpaid(1), lapsed(limit - 2), now)).toBeUndefined()
  expect(waitingRefusal(unpaid(1), lapsed(limit - 1, now - day), now)).toBeUndefined()
  expect(waitingRefusal([], lapsed(limit), now)).toBeUndefined()
})

it('keeps goods from somebody who cancelled too often today', () => {
  expect(cancelRefusal(cancelledTakesPerDay, now)).toBeUndefined()
  expect(cancelRefusal(cancelledTakesPerDay + 1, now)).toMatchObject({
    reason: 'COOLDOWN',
    data: { cancelled: cancelledTakesPerDay + 1 },
  })
})
