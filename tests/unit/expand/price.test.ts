import fc from 'fast-check'
import type { Tier } from '@contract/expand/price'
import { slotLines, sumOf, tierProblem, tierOf } from '@contract/expand/price'

const tiers: readonly Tier[] = [
  { from: 4, to: 5, price: 990 },
  { from: 6, to: 10, price: 1990 },
  { from: 11, to: 20, price: 4990 },
]

it('prices each slot at the tier that it reaches: 3 → 6 is 39.70, 3 → 10 is 119.30', () => {
  expect(slotLines(tiers, 3, 3)).toEqual([
    { from: 4, to: 5, price: 990, count: 2 },
    { from: 6, to: 6, price: 1990, count: 1 },
  ])
  expect(sumOf(slotLines(tiers, 3, 3) ?? [])).toBe(3970)
  expect(sumOf(slotLines(tiers, 3, 7) ?? [])).toBe(11_930)
})

it('has no price for a slot that no tier reaches', () => {
  expect(slotLines(tiers, 19, 2)).toBeUndefined()
})

it('costs the same in one purchase as in several', () => {
  const slots = fc.tuple(
    fc.integer({ min: 3, max: 20 }),
    fc.integer({ min: 0, max: 17 }),
    fc.integer({ min: 0, max: 17 }),
  )
  fc.assert(
    fc.property(slots, ([capacity, one, other]) => {
      fc.pre(capacity + one + other <= 20)
      const cost = (from: number, count: number) => sumOf(slotLines(tiers, from, count) ?? [])
      expect(cost(capacity, one) + cost(capacity + one, other)).toBe(cost(capacity, one + other))
    }),
  )
})

it('lets a price of one number beat the range it lies in, wherever it stands', () => {
  const withOne = [
    { from: 1, to: 9, price: 100 },
    { from: 8, to: 8, price: 888 },
  ]
  expect([7, 8, 9].map((n) => tierOf(withOne, n)?.price)).toEqual([100, 888, 100])
  expect(tierProblem(withOne, 1, 9)).toBeUndefined()
})

it.each([
  ['order', [tiers[1], tiers[0], tiers[2]]],
  ['order', [{ from: 5, to: 4, price: 1 }]],
  ['range', [{ from: 3, to: 20, price: 1 }]],
  ['range', [{ from: 4, to: 21, price: 1 }]],
  [
    'overlap',
    [
      { from: 4, to: 10, price: 1 },
      { from: 10, to: 20, price: 1 },
    ],
  ],
  [
    'overlap',
    [
      { from: 4, to: 20, price: 1 },
      { from: 5, to: 5, price: 1 },
      { from: 5, to: 5, price: 2 },
    ],
  ],
  [
    'hole',
    [
      { from: 4, to: 9, price: 1 },
      { from: 11, to: 20, price: 1 },
    ],
  ],
  ['hole', [{ from: 4, to: 19, price: 1 }]],
  ['hole', []],
  [undefined, tiers],
  [
    undefined,
    [
      { from: 4, to: 4, price: 9 },
      { from: 4, to: 20, price: 1 },
    ],
  ],
] as [string | undefined, Tier[]][])('finds %s in prices of 4–20', (problem, list) => {
  expect(tierProblem(list, 4, 20)).toBe(problem)
})
