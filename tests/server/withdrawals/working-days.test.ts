import { isWorkingDay } from '../../../server/modules/withdrawals/holidays'
import { expectedAt } from '../../../server/modules/withdrawals/rules'

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const told = (text: string) => new Date(expectedAt(at(text)) + 8 * 3_600_000).toISOString().slice(0, 16)

it.each([
  ['an ordinary Tuesday', '2026-11-24T09:00', '2026-11-25T18:00'],
  ['a Friday', '2026-11-20T21:14', '2026-11-23T18:00'],
  ['the last minute of a day', '2026-11-24T23:59', '2026-11-25T18:00'],
  ['the eve of the national holiday', '2026-09-30T10:00', '2026-10-08T18:00'],
  ['the Friday before a Saturday that is worked', '2026-10-09T10:00', '2026-10-10T18:00'],
  ['the Friday before the Spring Festival, whose Saturday is worked', '2026-02-13T10:00', '2026-02-14T18:00'],
  ['that Saturday', '2026-02-14T10:00', '2026-02-24T18:00'],
  ['the last day of a year', '2026-12-31T10:00', '2027-01-04T18:00'],
])('expects a withdrawal of %s on the next working day', (_, made, expected) => {
  expect(told(made)).toBe(expected)
})

it('counts Monday to Friday in a year whose holidays nobody has added', () => {
  expect(['2031-10-01', '2031-10-04', '2031-10-05', '2031-10-06'].map(isWorkingDay)).toEqual([true, false, false, true])
})
