import type { MoneyRow } from '@/features/wallet/money-list'
import { isIn, moneyMonths } from '@/features/wallet/rules/months'
import { turnRules } from '@/features/wallet/turn-income'
import { fieldError } from '@/lib/forms/validate'
import { fen } from '@contract/money'

const row = (entryId: number, at: string, direction: 'in' | 'out', amount: number, balance: number): MoneyRow => ({
  entryId,
  type: 'x',
  direction,
  amount: fen(amount),
  balance: fen(balance),
  memo: '',
  reference: '',
  refType: '',
  refId: 0,
  at: Date.parse(at),
})

const rows = [
  row(4, '2026-11-21T08:02:00+08:00', 'in', 20_000, 128_640),
  row(3, '2026-11-01T00:00:00+08:00', 'out', 3_400, 108_640),
  row(2, '2026-10-31T23:59:59+08:00', 'in', 100, 112_040),
  row(1, '2026-10-02T09:00:00+08:00', 'in', 11_940, 111_940),
]

describe('the months of a wallet', () => {
  it('end at midnight in the area, not in UTC', () => {
    expect(moneyMonths(rows, true).map(({ year, month, rows: of }) => [year, month, of.length])).toEqual([
      [2026, 11, 2],
      [2026, 10, 2],
    ])
  })

  it('say what was held before their first and after their last record', () => {
    const [november, october] = moneyMonths(rows, true)
    expect(november).toMatchObject({ opening: 112_040, closing: 128_640 })
    expect(october).toMatchObject({ opening: 100_000, closing: 112_040 })
  })

  it('do not claim an opening balance while older records may be missing', () => {
    expect(moneyMonths(rows, false).map((month) => month.opening)).toEqual([112_040, null])
  })

  it('are told apart by their year too', () => {
    const years = [row(2, '2026-11-01T00:00:00+08:00', 'in', 1, 2), row(1, '2025-11-30T23:59:59+08:00', 'in', 1, 1)]
    expect(moneyMonths(years, true).map(({ year, month }) => [year, month])).toEqual([
      [2026, 11],
      [2025, 11],
    ])
  })

  it('open and close with the same record when they have one', () => {
    expect(moneyMonths([row(1, '2026-11-02T09:00:00+08:00', 'out', 300, 700)], true)).toMatchObject([
      { opening: 1_000, closing: 700 },
    ])
  })

  it.each([
    ['2026-11-01T00:00:00+08:00', true],
    ['2026-11-30T23:59:59.999+08:00', true],
    ['2026-10-31T23:59:59.999+08:00', false],
    ['2026-12-01T00:00:00+08:00', false],
    ['2025-11-15T12:00:00+08:00', false],
  ])('a record of %s is of November 2026: %s', (at, isOfIt) => {
    expect(isIn({ year: 2026, month: 11 }, row(1, at, 'in', 1, 1))).toBe(isOfIt)
  })

  it('are none without records', () => {
    expect(moneyMonths([], true)).toEqual([])
  })
})

describe('the amount of income to turn', () => {
  const problem = (text: string) =>
    fieldError('amount', { label: '金额', rules: turnRules(fen(41_260)) }, { amount: text })

  it.each([
    ['412.60', null],
    ['0.01', null],
    ['412.61', '超出可转金额'],
    ['0', '金额要大于 0'],
    ['1.234', '请填写金额，最多 2 位小数'],
    ['', '请填写金额，最多 2 位小数'],
  ])('says of %j: %j', async (text, words) => expect(await problem(text)).toBe(words))
})
