import { cellOf, quarterLots } from '@contract/block/cell'
import fc from 'fast-check'

it('parts the numbers into quarters, each number in a lot of its own', () => {
  fc.assert(
    fc.property(fc.nat(), (no) => {
      const { quarter, lot } = cellOf(no)
      expect(quarter * quarterLots + lot).toBe(no)
      expect(lot).toBeLessThan(quarterLots)
    }),
  )
})

it('begins the next quarter after the last lot', () => {
  expect([quarterLots - 1, quarterLots].map(cellOf)).toEqual([
    { quarter: 0, lot: quarterLots - 1 },
    { quarter: 1, lot: 0 },
  ])
})
