import { periodOf, periods, rangeId, todayOf } from '@/features/wallet/periods'

/** The last minutes of 2026-12-31 in the area, when it is still the afternoon in UTC. */
const lastEvening = Date.parse('2026-12-31T23:59:00+08:00')

it('counts days of the area, today among them', () => {
  expect(todayOf(lastEvening)).toBe('2026-12-31')
  expect(todayOf(lastEvening + 60_000)).toBe('2027-01-01')
  expect(periodOf('7d', lastEvening)).toMatchObject({ from: '2026-12-25', to: '2026-12-31' })
  expect(periodOf('2026-02', lastEvening)).toMatchObject({ text: '2026 年 2 月', from: '2026-02-01', to: '2026-02-28' })
  expect(periods(lastEvening)).toHaveLength(15)
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

it.each(['', 'yesterday', '2026-12-03..2026-11-20', '..', '2026-11-20..'])('knows no days of “%s”', (id) => {
  expect(periodOf(id, lastEvening)).toBeUndefined()
})
