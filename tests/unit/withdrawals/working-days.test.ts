import { expectedAt, holidaysWarning, isWorkingDay } from '../../../server/modules/withdrawals/open/working-days'

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const told = (text: string) => new Date(expectedAt(at(text), 18) + 8 * 3_600_000).toISOString().slice(0, 16)

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

describe('a year whose notice is not known', () => {
  it.each([
    ['New Year', '2031-01-01'],
    ['the eve of the Spring Festival', '2031-01-22'],
    ['the Spring Festival', '2031-01-23'],
    ['its second day', '2031-01-24'],
    ['its third day, a Friday', '2028-01-28'],
    ['Qingming', '2028-04-04'],
    ['Labour Day', '2031-05-01'],
    ['the day after', '2031-05-02'],
    ['the Dragon Boat Festival', '2031-06-24'],
    ['the Mid-Autumn Festival', '2030-09-12'],
    ['the National Day', '2029-10-01'],
    ['its second day', '2029-10-02'],
    ['its third day', '2029-10-03'],
    ['a Saturday', '2031-10-04'],
    ['a Sunday', '2031-10-05'],
    ['a Saturday that a notice might shift', '2031-10-11'],
  ])('has %s off', (_, day) => {
    expect(isWorkingDay(day)).toBe(false)
  })

  it.each(['2031-01-21', '2031-01-27', '2031-04-04', '2031-05-05', '2031-06-23', '2031-10-06', '2031-10-07'])(
    'shifts no weekend, and works on %s',
    (day) => {
      expect(isWorkingDay(day)).toBe(true)
    },
  )

  it('is told to the operator at the start as soon as the coming thirty days reach into it', () => {
    expect(holidaysWarning(at('2026-12-01T23:59'))).toBeUndefined()
    expect(holidaysWarning(at('2026-12-02T00:00'))).toBe(
      'The public holidays of 2027 are not known: working days leave out the regular ones, without shifted weekends. Update the package chinese-days.',
    )
    expect(holidaysWarning(at('2031-06-01T09:00'))).toContain('holidays of 2031 ')
    expect(holidaysWarning(at('2026-11-22T09:00'))).toBeUndefined()
  })
})
