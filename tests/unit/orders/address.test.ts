import type { OrderState } from '@contract/orders/transitions'
import { orderStateNames } from '@contract/orders/transitions'
import { maskedMobile, maskedName } from '@contract/people/masked'
import { isPosted, needsAddress } from '@/features/orders/one/rules'
import { maskedAddress, masksAt, mayChooseAddress, maySeeAddress } from '../../../server/modules/orders/rules/address'

const order = (state: OrderState, delivery: 'online' | 'meet' | 'post' = 'post') => ({
  state,
  delivery,
  ended_at: null,
})
const statesIn = (may: (state: OrderState) => boolean) => orderStateNames.filter((state) => may(state))

it('the buyer of a posted order chooses before the payment, and after it only while there is none', () => {
  expect(statesIn((state) => mayChooseAddress(order(state), 'buyer', true))).toEqual(['unpaid'])
  expect(statesIn((state) => mayChooseAddress(order(state), 'buyer', false))).toEqual(['unpaid', 'paid'])
  for (const side of ['seller', 'judge'] as const)
    expect(statesIn((state) => mayChooseAddress(order(state), side, false))).toEqual([])
  for (const delivery of ['online', 'meet'] as const)
    expect(mayChooseAddress(order('unpaid', delivery), 'buyer', false)).toBe(false)
})

it('the seller sees it from the payment on, a judge during the dispute, the buyer always', () => {
  const seenBy = (side: 'buyer' | 'seller' | 'judge') => statesIn((state) => maySeeAddress(order(state), side))
  expect(seenBy('buyer')).toEqual([...orderStateNames])
  expect(seenBy('seller')).toEqual(orderStateNames.filter((state) => state !== 'unpaid' && state !== 'closed'))
  expect(seenBy('judge')).toEqual(['dispute'])
})

it('is masked thirty days after the end, and never while the order runs', () => {
  expect(masksAt({ ended_at: null })).toBeUndefined()
  expect(masksAt({ ended_at: 5 })).toBe(5 + 30 * 86_400_000)
})

it('a masked address names nobody, and masking it twice changes nothing', () => {
  const whole = { name: '张三丰', mobile: '13812340000', region: '广东省 深圳市 南山区', street: '海德路 1 号' }
  const masked = { name: '张*', mobile: '138****0000', region: '广东省 深圳市 南山区', street: '' }
  expect(maskedAddress(whole)).toEqual(masked)
  expect(maskedAddress(masked)).toEqual(masked)
})

it.each([
  ['张三', '张*'],
  ['𠮷野', '𠮷*'],
  ['', '*'],
])('the name %j is shown as %j', (name, shown) => expect(maskedName(name)).toBe(shown))

it.each([
  ['13912345678', '139****5678'],
  ['', ''],
  ['139****5678', '139****5678'],
  ['1391234567', '1391234567'],
  ['8613912345678', '8613912345678'],
  ['139123456789', '139123456789'],
  ['13912345678 转 2', '13912345678 转 2'],
])('the number %j is shown as %j', (mobile, shown) => expect(maskedMobile(mobile)).toBe(shown))

it('the cashier asks where to for a posted order that is still to be paid, and for nothing else', () => {
  expect(statesIn((state) => needsAddress(order(state)))).toEqual(['unpaid'])
  expect(statesIn((state) => isPosted(order(state)))).toEqual(orderStateNames)
  for (const delivery of ['online', 'meet'] as const)
    expect([isPosted(order('unpaid', delivery)), needsAddress(order('unpaid', delivery))]).toEqual([false, false])
  expect([isPosted(undefined), needsAddress(undefined)]).toEqual([false, false])
})
