import { dayMs, hourMs } from '@contract/durations'
import { dayStart } from '@contract/hours'
import { isQuietAt, mayTell } from '../../../server/modules/alarms/rules/quiet'

const midnight = dayStart(Date.UTC(2026, 10, 21))
const at = (hour: number) => midnight + hour * hourMs
const hours = (quiet_from: number | null, quiet_until: number | null) => ({ quiet_from, quiet_until })

it.each([
  ['none', hours(null, null), []],
  ['over midnight', hours(22, 8), [22, 23, 0, 1, 2, 3, 4, 5, 6, 7]],
  ['in the day', hours(12, 14), [12, 13]],
  ['one hour', hours(23, 0), [23]],
  ['from an hour to itself: the whole day', hours(9, 9), Array.from({ length: 24 }, (_, hour) => hour)],
])('quiet hours: %s', (_what, rule, quiet) => {
  const found = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuietAt(rule, at(hour)))
  expect([...found].sort()).toEqual([...quiet].sort())
})

it('begin and end with their hour', () => {
  const rule = hours(22, 8)
  const said = [at(22) - 1, at(22), at(8) - 1, at(8)].map((now) => isQuietAt(rule, now))
  expect(said).toEqual([false, true, true, false])
})

it('what is urgent is told in quiet hours, what is paused is not told at all', () => {
  const rules = { ...hours(22, 8), pauses: [{ kind: 'disk' as const, until: at(23) }] }
  expect(mayTell(rules, 'books', at(3))).toBe(true)
  expect(mayTell(rules, 'backup', at(3))).toBe(false)
  expect(mayTell(rules, 'backup', at(8))).toBe(true)
  expect(mayTell(rules, 'disk', at(23) - 1)).toBe(false)
  expect(mayTell(rules, 'disk', at(23))).toBe(true)
  expect(mayTell(rules, 'disk', at(9) + dayMs)).toBe(true)
})
