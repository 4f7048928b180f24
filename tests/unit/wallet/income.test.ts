import { fen } from '@contract/money'
import type { IncomeTotal } from '@/features/wallet/rules/income'
import { goneOf, incomeDays, incomeQuery } from '@/features/wallet/rules/income'

const now = Date.parse('2026-11-21T12:00:00+08:00')

it('a choice is asked for by its days and its source', () => {
  expect(incomeQuery({ source: 'fund', period: '2026-02' }, now)).toEqual({
    source: 'fund',
    from: '2026-02-01',
    to: '2026-02-28',
  })
  expect(incomeQuery({ source: 'fund', period: '' }, now)).toEqual({ source: 'fund' })
  expect(incomeQuery({ source: '', period: '7d' }, now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})

it('all days are asked for without any', () => {
  expect(incomeDays({ period: '' }, now)).toEqual({})
})

describe('what left the income for good', () => {
  const gone = (income: number, ...amounts: number[]) => {
    const sources = amounts.map((amount): IncomeTotal['sources'][number] => ({
      source: 'order',
      amount: fen(amount),
      count: 1,
    }))
    return goneOf({ income: fen(income), sources })
  }

  it('is what the sources brought, less what there is', () => {
    expect(gone(1_000, 700, 500)).toBe(200)
    expect(gone(1_200, 700, 500)).toBe(0)
  })

  it('is never less than nothing', () => {
    expect([gone(1_201, 700, 500), gone(5)]).toEqual([0, 0])
  })
})
