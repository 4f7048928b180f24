import { carPay } from '@contract/endpoints/market/block-market'
import { adminBlockAct, adminHandoverAct, objectHandover } from '@contract/endpoints/market/handover'
import * as v from 'valibot'

const wish = (ids: readonly number[]) => ({
  clientNo: 'test-0000000000000001',
  lines: ids.map((blockId) => ({ blockId, ver: 1, price: 9_900 })),
})
const isWish = (ids: readonly number[]) => v.is(carPay.input, wish(ids))
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

it('a check-out takes one to twenty blocks, each once', () => {
  expect([0, 1, 20, 21].map((count) => isWish(upTo(count)))).toEqual([false, true, true, false])
  expect(isWish([1, 2, 1])).toBe(false)
})

const about = { clientNo: 'test-0000000000000001', orderId: 1, blockId: 1, ver: 1 }
const words = (length: number) => '字'.repeat(length)

it('an objection has ten to five hundred characters', () => {
  const isText = (length: number) => v.is(objectHandover.input, { ...about, text: words(length) })
  expect([9, 10, 500, 501].map(isText)).toEqual([false, true, true, false])
})

it.each([
  ['of a decision', adminHandoverAct.input, 'uphold'],
  ['of a freeze', adminBlockAct.input, 'freeze'],
] as const)('a reason has five to a hundred and forty: %s', (_, input, act) => {
  const isReason = (length: number) => v.is(input, { ...about, act, reason: words(length) })
  expect([4, 5, 140, 141].map(isReason)).toEqual([false, true, true, false])
})
