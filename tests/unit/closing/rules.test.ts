import { obstacleKinds } from '@contract/people/closing'
import type { Standing } from '../../../server/modules/closing/rules'
import { obstaclesOf, restOf } from '../../../server/modules/closing/rules'

const restBelow = 10_00

const free: Standing = {
  orders: 0,
  bids: 0,
  carts: 0,
  payments: 0,
  withdrawals: 0,
  handovers: 0,
  blocks: 0,
  mutual: 0,
  spends: 0,
  offices: 0,
  number: 0,
  available: 0,
  frozen: 0,
  income: 0,
  restBelow,
}

it('names what stands in the way in its order, with how many there are', () => {
  expect(obstaclesOf(free)).toEqual([])
  expect(obstaclesOf({ ...free, offices: 1, orders: 3, income: restBelow })).toEqual([
    { what: 'orders', count: 3 },
    { what: 'money', count: 1 },
    { what: 'offices', count: 1 },
  ])
  const all = Object.fromEntries(Object.keys(free).map((key) => [key, 9])) as unknown as Standing
  expect(obstaclesOf(all).map(({ what }) => what)).toEqual(obstacleKinds)
})

it.each([
  [0, 0, 0, false, 0],
  [restBelow - 1, 0, 0, false, restBelow - 1],
  [restBelow - 2, 0, 1, false, restBelow - 1],
  [restBelow, 0, 0, true, 0],
  [restBelow - 1, 0, 1, true, 0],
  [5, 1, 0, true, 0],
])('of %i available, %i frozen and %i income money stands in the way: %s, and %i is the rest', (...row) => {
  const [available, frozen, income, isInTheWay, rest] = row
  const standing = { ...free, available, frozen, income }
  expect(obstaclesOf(standing)).toEqual(isInTheWay ? [{ what: 'money', count: 1 }] : [])
  expect(restOf(standing)).toBe(rest)
})
