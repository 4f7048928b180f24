import * as fc from 'fast-check'
import { qty } from '@contract/money'
import { highest, isSellable, lowest, qtyProblem, stepQty } from '@/lib/quantity/quantity'
import { quickQtys } from '@/lib/quantity/quick'

const of = (min: number, tick: number, left: number) => ({ min: qty(min), tick: qty(tick), left: qty(left) })

/** As they are shown, in ten-thousandths; all of it by its name. */
const quick = (min: number, tick: number, left: number) =>
  quickQtys(of(min, tick, left)).map((one) => (one.isAll ? 'all' : one.qty))

it.each([
  ['by quarters', [2_500, 2_500, 125_000], [10_000, 20_000, 50_000, 100_000, 'all']],
  ['by pieces', [10_000, 10_000, 600_000], [10_000, 20_000, 50_000, 100_000, 'all']],
  ['from the least on', [200_000, 10_000, 5_000_000], [200_000, 500_000, 1_000_000, 2_000_000, 'all']],
  ['by twos, which are not ones', [20_000, 20_000, 400_000], [20_000, 40_000, 100_000, 200_000, 'all']],
  ['by what is no part of one', [3_000, 3_000, 90_000], [3_000, 6_000, 15_000, 30_000, 'all']],
  ['of less than one by hundredths', [100, 100, 5_000], [1_000, 2_000, 'all']],
  ['of two in tenths, where whole ones are enough', [1_000, 1_000, 20_000], [10_000, 'all']],
  ['of a little less than two in tenths', [1_000, 1_000, 19_000], [1_000, 2_000, 5_000, 10_000, 'all']],
  ['between two round ones', [110_000, 2_500, 190_000], ['all']],
])('are round %s', (_, [min = 0, tick = 0, left = 0], shown) => expect(quick(min, tick, left)).toEqual(shown))

it('are none where six taps on + reach everything, and some where seven do', () => {
  expect(quick(10_000, 10_000, 70_000)).toEqual([])
  expect(quick(10_000, 10_000, 80_000)).toEqual([10_000, 20_000, 50_000, 'all'])
  expect(quick(2_500, 2_500, 40_000)).toEqual([])
  expect(quick(10_000, 5_000, 5_000)).toEqual([])
  expect(quick(10_000, 10_000, 0)).toEqual([])
})

it('offer all of it up to ten times the largest round one, and only where the rest is on the grid', () => {
  expect(quick(10_000, 10_000, 1_000_000)).toContain('all')
  expect(quick(10_000, 10_000, 1_010_000)).not.toContain('all')
  expect(quick(5_000, 5_000, 126_000)).toEqual([10_000, 20_000, 50_000, 100_000])
})

it('may be ordered, and rise', () => {
  const limits = fc.record({
    min: fc.integer({ min: 1, max: 99_999 }),
    tick: fc.integer({ min: 1, max: 20_000 }),
    left: fc.integer({ min: 0, max: 9_999_999 }),
  })
  fc.assert(
    fc.property(limits, ({ min, tick, left }) => {
      const bounds = of(min, tick, left)
      const shown = quickQtys(bounds).map((one) => one.qty)
      expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other))
      expect(shown.length).toBeLessThanOrEqual(5)
      for (const one of shown) expect(qtyProblem(one, bounds)).toBeUndefined()
      if (!isSellable(bounds)) expect(shown).toEqual([])
    }),
  )
})

it('reach every whole quantity up to ten with three taps, by quarters', () => {
  const bounds = of(2_500, 2_500, 125_000)
  const starts = [lowest(bounds), highest(bounds), ...quickQtys(bounds).map((one) => one.qty)]
  const near = (wanted: number) =>
    starts.some((start) =>
      ([1, -1] as const).some((way) => {
        const once = stepQty(start, way, bounds)
        return [start, once, stepQty(once, way, bounds)].includes(qty(wanted))
      }),
    )
  for (let kilos = 1; kilos <= 10; kilos += 1) expect([kilos, near(kilos * 10_000)]).toEqual([kilos, true])
})
