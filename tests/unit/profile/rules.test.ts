import { copy } from '@/features/profile/copy'
import type { OrderNumbers } from '@/features/profile/rules'
import { counters, sidesOf, toDoOf } from '@/features/profile/rules'

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

it('what the tab’s number counts adds up, whatever is known of the unread notices', () => {
  expect(toDoOf(9, 3, 8)).toEqual({ sum: 9, orders: 3, notices: 6, isPart: true, payments: 0 })
  expect(toDoOf(6, 3, 2)).toEqual({ sum: 6, orders: 3, notices: 2, isPart: false, payments: 1 })
  // The orders are newer than the number.
  expect(toDoOf(2, 3, 0)).toMatchObject({ notices: 0, payments: 0 })
})

it('says nothing of what there is none of', () => {
  expect(copy.orders.todo(toDoOf(11, 0, 9))).toBe('待办 11 项：待付款 2 · 未读通知 9')
  expect(copy.orders.todo(toDoOf(3, 3, 0))).toBe('待办 3 项：订单 3')
})
