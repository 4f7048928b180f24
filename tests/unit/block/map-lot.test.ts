import { mapLotOf, quarterLots } from '@contract/block/map-lot'
import fc from 'fast-check'

it('parts the numbers into quarters, each number in a lot of its own', () => {
  fc.assert(
    fc.property(fc.nat(), (no) => {
      const { quarter, lot } = mapLotOf(no)
      expect(quarter * quarterLots + lot).toBe(no)
      expect(lot).toBeLessThan(quarterLots)
    }),
  )
})

it('begins the next quarter after the last lot', () => {
  expect([quarterLots - 1, quarterLots].map(mapLotOf)).toEqual([
    { quarter: 0, lot: quarterLots - 1 },
    { quarter: 1, lot: 0 },
  ])
})
