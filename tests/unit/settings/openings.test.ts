import type { TimedValue } from '@contract/settings/openings'
import { closingAfter, hoursBy, openingsAhead, openingsAround, openingsOf } from '@contract/settings/openings'
import { allCities } from '@contract/settings/all-cities'
import { fullMoment } from '@contract/moments'
import * as fc from 'fast-check'
import { isOpenAt, opensAt } from '@contract/hours'
import { instant } from '../helpers/odd'

const city = 3253
const at = (text: string) => Date.parse(`${text}+08:00`)
const set = (key: string, value: unknown, fromAt: number, areaId = city): TimedValue => ({ areaId, key, value, fromAt })
const shown = (all: readonly TimedValue[], from: string, days: number) =>
  openingsOf(hoursBy(all, city), at(from), days).map((one) => `${fullMoment(one.from)} ${fullMoment(one.to)}`)

it('opens from 7:00 to midnight where nobody set anything', () => {
  expect(shown([], '2026-12-01T12:00', 2)).toEqual([
    '2026-12-01 07:00 2026-12-02 00:00',
    '2026-12-02 07:00 2026-12-03 00:00',
  ])
})

it('leaves holidays out, in a row and over the end of a month and of a year', () => {
  const closed = ['2026-12-31', '2027-01-01', '2027-01-02', '2027-02-28']
  expect(shown([set('closedDays', closed, 0), set('closeHour', 22, 0)], '2026-12-30T23:59:59', 5)).toEqual([
    '2026-12-30 07:00 2026-12-30 22:00',
    '2027-01-03 07:00 2027-01-03 22:00',
  ])
})

it('keeps the hours of a day to its end, and takes others from the day after the closing at which they come to hold', () => {
  const changes = [set('openHour', 9, at('2026-12-01T22:00')), set('closeHour', 22, 0), set('openHour', 8, 0)]
  expect(shown(changes, '2026-12-01T00:00', 2)).toEqual([
    '2026-12-01 08:00 2026-12-01 22:00',
    '2026-12-02 09:00 2026-12-02 22:00',
  ])
  expect(shown([set('openHour', 9, at('2026-12-02T00:00'))], '2026-12-01T00:00', 2)).toEqual([
    '2026-12-01 07:00 2026-12-02 00:00',
    '2026-12-02 09:00 2026-12-03 00:00',
  ])
})

it('takes what a city set before what all did, also when that is newer', () => {
  const changes = [set('openHour', 9, 5, allCities), set('closeHour', 20, 5, allCities), set('openHour', 10, 0)]
  expect(shown(changes, '2026-12-01T00:00', 1)).toEqual(['2026-12-01 10:00 2026-12-01 20:00'])
  expect(shown([set('openHour', null, 9), ...changes], '2026-12-01T00:00', 1)).toEqual([
    '2026-12-01 09:00 2026-12-01 20:00',
  ])
})

it('closes next at the hour of the day, on holidays too, so that a holiday can be made longer', () => {
  const hours = hoursBy([set('closeHour', 22, 0), set('closedDays', ['2026-12-01'], 0)], city)
  expect(closingAfter(hours, at('2026-12-01T21:59:59'))).toBe(at('2026-12-01T22:00'))
  expect(closingAfter(hours, at('2026-12-01T22:00'))).toBe(at('2026-12-02T22:00'))
  expect(closingAfter(hoursBy([], city), at('2026-12-01T00:00'))).toBe(at('2026-12-02T00:00'))
  const later = hoursBy([set('closeHour', 20, at('2026-12-02T00:00'))], city)
  expect(closingAfter(later, at('2026-12-02T00:00'))).toBe(at('2026-12-02T20:00'))
})

it('tells the app of today, also when it is over, and of the days that follow, however many holidays lie between', () => {
  const closed = Array.from({ length: 31 }, (_, no) => `2026-12-${String(no + 1).padStart(2, '0')}`)
  const around = (text: string) =>
    openingsAround(hoursBy([set('closedDays', closed, 0), set('closeHour', 22, 0)], city), at(text))
  const evening = openingsAhead(around('2026-11-30T23:00'), at('2026-11-30T23:00'))
  expect(evening).toHaveLength(8)
  expect(evening.map(({ from }) => fullMoment(from)).slice(0, 2)).toEqual(['2026-11-30 07:00', '2027-01-01 07:00'])
  expect(fullMoment(opensAt(around('2026-12-02T10:00'), at('2026-12-02T10:00')))).toBe('2027-01-01 07:00')
})

it('knows an opening to come whatever is closed', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 44 }), { maxLength: 40 })
  const hours = fc.record({ open: fc.integer({ min: 0, max: 12 }), close: fc.integer({ min: 18, max: 24 }) })
  fc.assert(
    fc.property(instant, days, hours, (now, closed, { open, close }) => {
      const closedDays = closed.map((day) => fullMoment(now + day * 86_400_000).slice(0, 10)).sort()
      const values = [set('closedDays', closedDays, 0), set('openHour', open, 0), set('closeHour', close, 0)]
      const openings = openingsAround(hoursBy(values, city), Math.max(now, 0))
      const opens = opensAt(openings, Math.max(now, 0))
      return isOpenAt(openings, opens) && openings.some(({ from, to }) => from <= opens && opens < to)
    }),
  )
})
