import { calendarDay } from '@contract/moments'
import { periodOf, periods, rangeId } from '@/features/wallet/rules/periods'

/** The last minutes of 2026-12-31 in the area, when it is still the afternoon in UTC. */
const lastEvening = Date.parse('2026-12-31T23:59:00+08:00')

it('counts days of the area, today among them', () => {
  expect(calendarDay(lastEvening)).toBe('2026-12-31')
  expect(calendarDay(lastEvening + 60_000)).toBe('2027-01-01')
  expect(periodOf('7d', lastEvening)).toMatchObject({ from: '2026-12-25', to: '2026-12-31' })
  expect(periodOf('2026-02', lastEvening)).toMatchObject({ text: '2026 年 2 月', from: '2026-02-01', to: '2026-02-28' })
  expect(periods(lastEvening)).toHaveLength(15)
})

/** The first minute of 2027 in the area, when UTC still has the last afternoon of 2026. */
const firstMinute = Date.parse('2027-01-01T00:00:30+08:00')

it('offers a week, thirty days and a year, each with today as its last day, then this month and the eleven before', () => {
  const offered = periods(firstMinute).map(({ id, text, from, to }) => `${id} ${text}: ${from}..${to}`)
  expect(offered).toEqual([
    '7d 近 7 天: 2026-12-26..2027-01-01',
    '30d 近 30 天: 2026-12-03..2027-01-01',
    '365d 近一年: 2026-01-02..2027-01-01',
    '2027-01 2027 年 1 月: 2027-01-01..2027-01-31',
    '2026-12 2026 年 12 月: 2026-12-01..2026-12-31',
    '2026-11 2026 年 11 月: 2026-11-01..2026-11-30',
    '2026-10 2026 年 10 月: 2026-10-01..2026-10-31',
    '2026-09 2026 年 9 月: 2026-09-01..2026-09-30',
    '2026-08 2026 年 8 月: 2026-08-01..2026-08-31',
    '2026-07 2026 年 7 月: 2026-07-01..2026-07-31',
    '2026-06 2026 年 6 月: 2026-06-01..2026-06-30',
    '2026-05 2026 年 5 月: 2026-05-01..2026-05-31',
    '2026-04 2026 年 4 月: 2026-04-01..2026-04-30',
    '2026-03 2026 年 3 月: 2026-03-01..2026-03-31',
    '2026-02 2026 年 2 月: 2026-02-01..2026-02-28',
  ])
})

it('reads days that were chosen freely, and writes the year only where it is another', () => {
  const days = { from: '2026-11-20', to: '2026-12-03' }
  expect(periodOf(rangeId(days), lastEvening)).toEqual({
    id: '2026-11-20..2026-12-03',
    text: '11-20 至 12-03',
    ...days,
  })
  expect(periodOf('2025-12-30..2026-01-02', lastEvening)?.text).toBe('2025-12-30 至 01-02')
  expect(periodOf('2026-11-20..2026-11-20', lastEvening)).toMatchObject({ from: '2026-11-20', to: '2026-11-20' })
})

it.each([
  '',
  'yesterday',
  '2026-12-03..2026-11-20',
  '..',
  '2026-11-20..',
  '-2026-11-20..2026-12-03',
  '2026-11-20..2026-12-031',
  '2026-11-20--2026-12-03',
])('knows no days of “%s”', (id) => {
  expect(periodOf(id, lastEvening)).toBeUndefined()
})
