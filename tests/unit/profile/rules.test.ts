import { copy } from '@/features/profile/copy'
import type { OrderNumbers } from '@/features/profile/rules'
import { counters, officeOf, sidesOf, partsOfCount } from '@/features/profile/rules'

const none = { myTurn: 0, waiting: 0, dispute: 0, done: 0 }

const numbers = (buy: number, sale: number, [buys, sales] = [0, 0]): OrderNumbers => ({
  ...none,
  buys,
  sales,
  earliest: null,
  sides: { buy: { ...none, waiting: buy }, sale: { ...none, waiting: sale } },
})

it('a counter leads to the lists that it counts in', () => {
  expect(sidesOf(numbers(1, 0), 'waiting')).toEqual(['buy'])
  expect(sidesOf(numbers(0, 1), 'waiting')).toEqual(['sale'])
  expect(sidesOf(numbers(1, 1), 'waiting')).toEqual(['buy', 'sale'])
})

it('one that counts nothing leads to the side with more orders, to the bought ones when they are as many', () => {
  expect(sidesOf(numbers(0, 0, [1, 2]), 'waiting')).toEqual(['sale'])
  expect(sidesOf(numbers(0, 0, [2, 2]), 'waiting')).toEqual(['buy'])
  expect(sidesOf(numbers(0, 1, [0, 0]), 'done')).toEqual(['buy'])
})

it('before the numbers are known every counter leads to the bought ones', () => {
  for (const counter of counters) expect(sidesOf(undefined, counter)).toEqual(['buy'])
})

const nothing = {
  orders: 0,
  bids: 0,
  blocks: 0,
  slots: 0,
  gifts: 0,
  recharges: 0,
  passwords: 0,
  shopFees: 0,
  shopTerms: 0,
  thanks: 0,
  proofs: 0,
  votes: 0,
  elections: 0,
  notices: 0,
}

it('what waits is said by kind, and its parts add up to the number', () => {
  const { sum, parts } = partsOfCount({ ...nothing, notices: 23, orders: 1, votes: 2, shopTerms: 1 })
  expect([sum, parts.reduce((all, [, count]) => all + count, 0)]).toEqual([27, 27])
  const said = parts.map(([kind, count]) => copy.orders.part(copy.orders.kinds[kind], count)).join(' · ')
  expect(`${copy.orders.todo(sum)}${said}`).toBe('待办 27 项：订单 1 · 商铺续期 1 · 投票 2 · 通知 23')
})

it('every kind is counted, under a word of its own', () => {
  const each = Object.fromEntries(Object.keys(nothing).map((kind) => [kind, 1])) as typeof nothing
  expect(partsOfCount(each).sum).toBe(Object.keys(nothing).length)
  expect(new Set(partsOfCount(each).parts.map(([kind]) => copy.orders.kinds[kind])).size).toBe(
    Object.keys(nothing).length,
  )
  expect(partsOfCount(nothing)).toEqual({ sum: 0, parts: [] })
})

it('only who decides disputes is shown how many wait, and the way to the area’s notices', () => {
  expect(officeOf(true, 0, true)).toEqual({ disputes: 0, mayTellArea: true })
  expect(officeOf(true, undefined, false)).toEqual({ disputes: undefined, mayTellArea: false })
  expect(officeOf(false, 3, true)).toEqual({ disputes: undefined, mayTellArea: false })
})
