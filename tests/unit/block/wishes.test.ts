import { carPay } from '@contract/endpoints/market/block-market'
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
