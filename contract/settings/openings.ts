import { dayMs, hourMs } from '../durations'
import type { Opening, Openings } from '../hours'
import { dayStart, startOfDay } from '../hours'
import type { SetValue, Settings } from './settings'
import { valueBy } from './settings'

/** The settings that say when a city is open. */
export const timeKeys = ['openHour', 'closeHour', 'closedDays'] as const

/** When a city is open on its days. */
type Hours = Pick<Settings, (typeof timeKeys)[number]>

/** Hours that hold from an instant on, until others do. */
export interface HoursFrom {
  readonly from: number
  readonly hours: Hours
}

/** A value that was set somewhere, and from when it holds. */
export interface TimedValue extends SetValue {
  readonly fromAt: number
}

/**
 * The hours of a city by what was set of it and of all cities: of what holds already the newest of each, and all that comes to hold later;
 * those that hold last first.
 */
export function hoursBy(set: readonly TimedValue[], areaId: number): readonly HoursFrom[] {
  const ofHours = set.filter(({ key }) => timeKeys.some((one) => one === key))
  const newestFirst = ofHours.sort((one, other) => other.fromAt - one.fromAt)
  const moments = [...new Set([...newestFirst.map(({ fromAt }) => fromAt), Number.NEGATIVE_INFINITY])]
  return moments.map((from) => {
    const values = newestFirst.filter(({ fromAt }) => fromAt <= from)
    const [openHour, closeHour] = [valueBy(values, areaId, 'openHour'), valueBy(values, areaId, 'closeHour')]
    return { from, hours: { openHour, closeHour, closedDays: valueBy(values, areaId, 'closedDays') } }
  })
}

/** A day keeps the hours that held when it began: none has two. */
function holdingOn<T extends { readonly from: number }>(hours: readonly T[], day: number): T {
  const found = hours.find(({ from }) => from <= day)
  if (!found) throw new Error('a city without hours')
  return found
}

/** The openings of so many days, from that of an instant on, holidays left out. */
export function openingsOf(hours: readonly HoursFrom[], from: number, days: number): Openings {
  const openings: Opening[] = []
  // Every payment asks: days are compared by their starts, and written nowhere.
  const known = hours.map((one) => ({ ...one, closed: new Set(one.hours.closedDays.map(startOfDay)) }))
  for (let day = dayStart(from), left = days; left > 0; day += dayMs, left -= 1) {
    const { closed, hours: on } = holdingOn(known, day)
    if (closed.has(day)) continue
    openings.push({ from: day + on.openHour * hourMs, to: day + on.closeHour * hourMs })
  }
  return openings
}

/** More days than may be closed in a row, with the one before. */
const windowDays = 45

/** The openings around an instant: from the day before on, for as long as holidays in a row cannot last. */
export const openingsAround = (hours: readonly HoursFrom[], at: number): Openings =>
  openingsOf(hours, at - dayMs, windowDays)

/** The openings that the app is told of: that of today, also when it is over, and those that follow. */
export const openingsAhead = (openings: Openings, at: number): Opening[] =>
  openings.filter(({ to }) => to > dayStart(at)).slice(0, 8)

/** When a city closes next, on a holiday too: then what is set in it comes to hold. */
export function closingAfter(hours: readonly HoursFrom[], at: number): number {
  const closingOf = (day: number) => day + holdingOn(hours, day).hours.closeHour * hourMs
  const today = closingOf(dayStart(at))
  return today > at ? today : closingOf(dayStart(at) + dayMs)
}
