/** A year's exceptions from the week: days written as month-day. */
interface HolidayYear {
  /** From Monday to Friday, and yet off. */
  readonly off: readonly string[]
  /** On a Saturday or Sunday, and yet worked. */
  readonly worked: readonly string[]
}

/**
 * Public holidays of mainland China. A year that is not here has none. Our decision: docs/decisions/0082-working-days.md
 * 2026: the State Council's notice of 2025-11-04 (Xinhua, politics.gmw.cn/2025-11/04/content_38391083.htm).
 * 2027: only the days that the regulation on public holidays names itself; the notice with the shifted days must be added when it is out.
 */
const years: Readonly<Record<string, HolidayYear>> = {
  2026: {
    off: [
      ...['01-01', '01-02', '02-16', '02-17', '02-18', '02-19', '02-20', '02-23', '04-06'],
      ...['05-01', '05-04', '05-05', '06-19', '09-25'],
      ...['10-01', '10-02', '10-05', '10-06', '10-07'],
    ],
    worked: ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10'],
  },
  2027: { off: ['01-01', '02-05', '02-08', '04-05', '06-09', '09-15', '10-01'], worked: [] },
}

/** Whether people work on a day of the area's calendar, such as 2026-10-10. */
export function isWorkingDay(day: string): boolean {
  const exceptions = years[day.slice(0, 4)]
  const date = day.slice(5)
  if (exceptions?.off.includes(date)) return false
  return exceptions?.worked.includes(date) === true || ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
