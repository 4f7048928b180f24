import { dayMs, hourMs } from '@contract/durations'
import { areaOffsetMs, dayStart, startOfDay } from '@contract/hours'
import { calendarDay } from '@contract/moments'
import { getHolidaysInRange, getSolarDateFromLunar, getSolarTermDate, isWorkday } from 'chinese-days'

/** How far ahead a year's notice must be known: expected days lie closer than this. */
const aheadMs = 30 * dayMs

const after = (day: string, days: number) => calendarDay(startOfDay(day) + days * dayMs)

/** Whether the State Council's notice for a year, with its shifted weekends, is known. */
const isAnnounced = (year: string): boolean => getHolidaysInRange(`${year}-01-01`, `${year}-12-31`, false).length > 0

/**
 * The days that the regulation on public holidays itself names: New Year, the Spring Festival from its eve, Qingming, Labour Day, the
 * Dragon Boat and Mid-Autumn festivals, the National Day. Source: State Council decree 795.
 */
function regularDays(year: string): readonly string[] {
  const lunar = (day: string) => getSolarDateFromLunar(`${year}-${day}`).date
  const spring = lunar('01-01')
  return [
    ...['01-01', '05-01', '05-02', '10-01', '10-02', '10-03'].map((day) => `${year}-${day}`),
    ...[-1, 0, 1, 2].map((days) => after(spring, days)),
    getSolarTermDate(Number(year), 4, 'pure_brightness'),
    lunar('05-05'),
    lunar('08-15'),
  ]
}

/**
 * Whether a day of the area's calendar, such as 2026-10-10, is a working day: by the notice of its year. Before that is known: Monday to
 * Friday, except the days that the regulation names. Our decision: docs/decisions/0050-money.md
 */
export function isWorkingDay(day: string): boolean {
  const year = day.slice(0, 4)
  if (isAnnounced(year)) return isWorkday(day)
  const isWeekend = [0, 6].includes(new Date(startOfDay(day) + areaOffsetMs).getUTCDay())
  return !isWeekend && !regularDays(year).includes(day)
}

/**
 * A full hour of the area on the so-manieth working day from tomorrow on. Source: domain model §3.9. Our decision:
 * docs/decisions/0050-money.md
 */
export function expectedAt(now: number, hour: number, workingDays = 1): number {
  let day = dayStart(now)
  for (let left = workingDays; left > 0;) {
    day += dayMs
    if (isWorkingDay(calendarDay(day))) left -= 1
  }
  return day + hour * hourMs
}

/** The warning at start while the coming weeks reach into a year whose notice is not known; undefined otherwise. */
export function holidaysWarning(now: number): string | undefined {
  const missing = [now, now + aheadMs].map((at) => calendarDay(at).slice(0, 4)).find((year) => !isAnnounced(year))
  if (missing === undefined) return undefined
  return `The public holidays of ${missing} are not known: working days leave out the regular ones, without shifted weekends. Update the package chinese-days.`
}
