import { groupNamed, groupOf } from '@/features/orders/list/rules'
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
