import { scoreFrom } from '@contract/people/reputation'
import { lateRateOf } from '../../../server/modules/orders/rules/score'

it('tells a mean from three ratings on', () => {
  expect(scoreFrom({ mean: null, count: 0 })).toBeNull()
  expect(scoreFrom({ mean: 5, count: 2 })).toBeNull()
  expect(scoreFrom({ mean: 4.3, count: 3 })).toBe(4.3)
})

it('tells lateness as a part of what should have been delivered', () => {
  expect(lateRateOf({ late: 0, delivered: 0 })).toBeNull()
  expect(lateRateOf({ late: 0, delivered: 7 })).toBe(0)
  expect(lateRateOf({ late: 1, delivered: 3 })).toBe(0.25)
  expect(lateRateOf({ late: 3, delivered: 3 })).toBe(0.5)
  expect(lateRateOf({ late: 2, delivered: 0 })).toBe(1)
})
