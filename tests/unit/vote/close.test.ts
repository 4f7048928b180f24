import * as fc from 'fast-check'
import { dayMs } from '@contract/durations'
import { closeOf } from '@contract/vote/close'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('closes at the end of the last day, with today as the first', () => {
  expect(closeOf(at('2026-11-21T23:29:00'), 3)).toBe(at('2026-11-24T00:00:00'))
  expect(closeOf(at('2026-11-21T00:00:00'), 1)).toBe(at('2026-11-22T00:00:00'))
})

it('closes after less than its days, and not before one fewer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 14 }), (now, days) => {
      const lasts = closeOf(now, days) - now
      expect(lasts).toBeLessThanOrEqual(days * dayMs)
      expect(lasts).toBeGreaterThan((days - 1) * dayMs)
    }),
  )
})
