import { monthOf, monthSpan, scoredLogs } from '@/features/work-log/rules'

/** Half past midnight of Saturday, November 21, when UTC still has the 20th. */
const now = Date.parse('2026-11-21T00:30:00+08:00')
const at = (moment: string) => Date.parse(`${moment}+08:00`)

describe('the month of the work log', () => {
  it.each([
    ['2026-11-21T00:30:00', 2026, 11, 0, 30], // November 1 is a Sunday.
    ['2026-12-01T00:00:00', 2026, 12, 2, 31],
    ['2027-01-01T00:00:00', 2027, 1, 5, 31],
    ['2026-12-31T23:59:59', 2026, 12, 2, 31],
    ['2027-02-28T12:00:00', 2027, 2, 1, 28],
    ['2028-02-29T12:00:00', 2028, 2, 2, 29],
  ])('at %s in the area is %d-%d, with %d empty places before its %d days', (moment, year, month, before, length) => {
    const told = monthOf([], at(moment))
    expect(told).toMatchObject({ year, month, before, written: 0, streak: 0 })
    expect(told.days.map(({ day }) => day)).toEqual(Array.from({ length }, (_, index) => index + 1))
  })

  it('knows the written days, today, and what is still ahead', () => {
    const { days, written } = monthOf(['2026-11-05', '2026-11-19', '2026-10-06', '2025-11-07'], now)
    const stateOf = (day: number) => days.find((one) => one.day === day)?.state
    expect([5, 6, 7, 19, 20, 21, 22].map(stateOf)).toEqual([
      'written',
      'empty',
      'empty',
      'written',
      'empty',
      'empty',
      'ahead',
    ])
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([21])
    expect(written).toBe(2)
  })

  it('may be one before: all of it has passed, today is not in it, and a streak is not its own', () => {
    const told = monthOf(['2026-10-31', '2026-11-20'], now, 1)
    expect(told).toMatchObject({ year: 2026, month: 10, before: 4, written: 1, streak: 0 })
    expect(told.days).toHaveLength(31)
    expect(told.days.filter(({ state, isToday }) => state === 'ahead' || isToday)).toEqual([])
  })

  it.each([
    [0, '2026-11-01', '2026-11-30'],
    [1, '2026-10-01', '2026-10-31'],
    [9, '2026-02-01', '2026-02-28'],
    [11, '2025-12-01', '2025-12-31'],
  ])('%d months ago had the days from %s to %s', (back, from, to) => {
    expect(monthSpan(now, back)).toEqual({ from, to })
  })

  it.each<[string, readonly string[], number]>([
    ['none was written', [], 0],
    ['only today’s was written', ['2026-11-21'], 1],
    ['today’s and yesterday’s were', ['2026-11-21', '2026-11-20'], 2],
    ['today’s is not written yet', ['2026-11-20', '2026-11-19'], 2],
    ['yesterday’s was left out', ['2026-11-21', '2026-11-19'], 1],
    ['the last two days were left out', ['2026-11-19', '2026-11-18'], 0],
  ])('a streak when %s', (_when, days, streak) => {
    expect(monthOf(days, now).streak).toBe(streak)
  })

  it('goes on with a streak of the month before', () => {
    expect(monthOf(['2026-12-01', '2026-11-30', '2026-11-29'], at('2026-12-01T08:00:00')).streak).toBe(3)
  })
})

describe('points for a log', () => {
  const log = (logId: number, day: string, blockNo = 128) => ({ logId, day, blockNo })
  const rows = [log(4, '2026-11-21'), log(3, '2026-11-21'), log(2, '2026-11-20'), log(1, '2026-11-20')]
  const scored = (of: typeof rows, isWhole: boolean) => Object.fromEntries(scoredLogs(of, isWhole))

  it('are earned by the first of a day', () => {
    expect(scored(rows, true)).toEqual({ 4: false, 3: true, 2: false, 1: true })
  })

  it('are not claimed for the oldest that is loaded while an earlier one of its day may be missing', () => {
    expect(scored(rows, false)).toEqual({ 4: false, 3: true, 2: false })
  })

  it('are earned by each block of its own', () => {
    expect(scored([log(2, '2026-11-21', 128), log(1, '2026-11-21', 66)], true)).toEqual({ 2: true, 1: true })
  })

  it('are none without logs', () => {
    expect(scored([], false)).toEqual({})
  })
})
