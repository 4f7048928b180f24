import { groupNamed, groupOf } from '@/features/orders/list/rules/groups'
import { todoRoute } from '@/features/orders/list/rules/todo'
import { counterpart } from '@/features/orders/rules'
import { order } from '../../support/app/orders'

it('an order waits for me, for the other, or for a decision', () => {
  expect(groupOf({ state: 'paid', side: 'seller', turn: 'seller' })).toBe('mine')
  expect(groupOf({ state: 'paid', side: 'buyer', turn: 'seller' })).toBe('theirs')
  expect(groupOf({ state: 'done', side: 'buyer', turn: null })).toBe('theirs')
  expect(groupOf({ state: 'dispute', side: 'buyer', turn: 'seller' })).toBe('dispute')
  expect(groupOf({ state: 'dispute', side: 'buyer', turn: 'buyer' })).toBe('mine')
})

it.each([
  ['mine', 'mine'],
  ['theirs', 'theirs'],
  ['dispute', 'dispute'],
  ['done', undefined],
  ['toString', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address %j names the group %s', (name, group) => {
  expect(groupNamed(name)).toBe(group)
})

it('the other party is who stands on the other side', () => {
  expect(counterpart(order({ side: 'buyer' })).blockNo).toBe(3021)
  expect(counterpart(order({ side: 'seller' })).blockNo).toBe(128)
})

it.each([
  ['sale', 'mySales'],
  ['buy', 'myBuys'],
] as const)('what waits longest of a %s leads to %s', (side, route) => {
  expect(todoRoute({ earliest: { orderId: 1, side, wait: 'payment', deadlineAt: 1 } })).toBe(route)
})

it('what waits without a deadline, or is not known, leads to what was bought', () => {
  expect([todoRoute({ earliest: null }), todoRoute(undefined)]).toEqual(['myBuys', 'myBuys'])
})
