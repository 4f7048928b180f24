import { groupOfBid, groupOfSale } from '@/features/offers/rules/groups'

// Domain model §3.3, §3.4 and §7: my turn first, then open ones, then ended ones.
it.each([
  ['unpaid', 'mine'],
  ['open', 'running'],
  ['filled', 'ended'],
  ['closed', 'ended'],
  ['expired', 'ended'],
  ['removed', 'ended'],
] as const)('an own bid that is %s is %s', (state, group) => {
  expect(groupOfBid({ state })).toBe(group)
})

it.each([
  ['on', 'running'],
  ['paused', 'running'],
  ['soldout', 'ended'],
  ['off', 'ended'],
  ['expired', 'ended'],
  ['removed', 'ended'],
] as const)('an own listing that is %s is %s', (state, group) => {
  expect(groupOfSale({ state })).toBe(group)
})
