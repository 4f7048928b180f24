import { startOfDay } from '@contract/hours'
import { fen } from '@contract/money'
import type { RoundWish } from '../../../console/src/pages/rounds/rules'
import { isKeepable, nextNo, planned, renumbered, typedNo } from '../../../console/src/pages/rounds/rules'

describe('the number of the next round', () => {
  const at = (day: string, roundNo: number, state: 'planned' | 'withdrawn' = 'planned') => ({
    roundNo,
    openAt: startOfDay(day),
    state,
  })
  const now = startOfDay('2026-11-23')
  it('comes after the last one of the year', () => {
    expect(nextNo([], now)).toBe(1)
    expect(nextNo([at('2026-03-01', 4), at('2026-12-05', 6), at('2025-05-01', 9), at('2027-01-01', 12)], now)).toBe(7)
    expect(nextNo([at('2026-03-01', 98)], now)).toBe(99)
    expect(nextNo([at('2026-03-01', 99)], now)).toBeNull()
  })
  it('is that of one that was withdrawn', () =>
    expect(nextNo([at('2026-03-01', 4), at('2026-05-01', 5, 'withdrawn')], now)).toBe(5))
  it('follows the year of the opening, unless another was typed', () => {
    const rounds = [at('2026-03-01', 4), at('2027-01-01', 12)]
    const typed = (roundNo: number, openAt: number | null): RoundWish => ({
      kind: 'plot',
      roundNo,
      title: '',
      description: '',
      tiers: [],
      quota: 0,
      perUser: 1,
      openAt,
      closeAt: null,
    })
    const next = startOfDay('2027-02-01')
    expect(renumbered(rounds, typed(5, null), typed(5, next), now).roundNo).toBe(13)
    expect(renumbered(rounds, typed(13, next), typed(13, null), now).roundNo).toBe(5)
    expect(renumbered(rounds, typed(8, null), typed(8, next), now).roundNo).toBe(8)
    expect(renumbered(rounds, typed(5, null), typed(5, now), now).roundNo).toBe(5)
  })
  it('is kept with its plan while nothing is planned yet', () =>
    expect([undefined, { state: 'draft' as const }, { state: 'planned' as const }].map(isKeepable)).toEqual([
      true,
      true,
      false,
    ]))
  it('of ends the wrong way round is a problem, not a count below nothing', () => {
    expect(planned('plot', [{ from: 201, to: 100, price: fen(100) }])).toMatchObject({ count: 0 })
    expect(planned('plot', [{ from: 201, to: 100, price: fen(100) }]).problem).toBeDefined()
  })
})

it('the number of a round is read as people know it, too', () => {
  expect(['6', ' 06 ', 'K2606', 'k2612'].map(typedNo)).toEqual([6, 6, 6, 12])
  expect(['', 'K26', 'K26066', '六'].map(typedNo)).toEqual([undefined, undefined, undefined, undefined])
})
