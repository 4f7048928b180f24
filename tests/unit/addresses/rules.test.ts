import type { OrderAddress } from '@contract/endpoints/orders/address'
import { addressText, fittingAddress, placeText, standingOf } from '@/features/addresses/rules'

const whole = { name: '张三', mobile: '13700001234', region: '广东省 深圳市 南山区', street: '海德路 1 号' }

it('says where it is on one line, also when the street is hidden', () => {
  expect(placeText(whole)).toBe('广东省 深圳市 南山区 海德路 1 号')
  expect(placeText({ ...whole, street: '' })).toBe('广东省 深圳市 南山区')
  expect(addressText(whole)).toBe('张三 13700001234 广东省 深圳市 南山区 海德路 1 号')
})

it.each([
  ['+8613700001234', '13700001234'],
  ['137 0000 1234', '13700001234'],
  ['13700001234', '13700001234'],
  ['86-13700001234', '13700001234'],
  ['137000012345', '137000012345'],
])('takes the number %s from the platform as %s', (mobile, taken) => {
  const most = { name: 2, street: 3 }
  expect(fittingAddress({ name: ' 张三丰 ', mobile, street: ' 海德路 1 号 ' }, most)).toEqual({
    name: '张三',
    mobile: taken,
    street: '海德路',
  })
})

const of = (facts: Partial<OrderAddress>) => ({
  tag: 'ready' as const,
  value: { orderId: 500, address: null, mayChoose: true, ...facts },
})

it.each([
  ['reading', { tag: 'idle' as const }],
  ['reading', { tag: 'loading' as const }],
  ['reading', of({ orderId: 501 })],
  ['missing', of({})],
  ['chosen', of({ address: { ...whole, isMasked: false } })],
  ['chosen', of({ mayChoose: false })],
  ['unknown', { tag: 'failed' as const, error: 'timeout' }],
])('is %s for %j', (standing, known) => expect(standingOf(500, known)).toBe(standing))
