import type { MoneyRow } from '@/features/wallet/money-list'
import { moneyMonths } from '@/features/wallet/months'
import { turnProblem } from '@/features/wallet/turn-income'
import { typedFen } from '@/features/wallet/typed-amount'
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

  it('are none without records', () => {
    expect(moneyMonths([], true)).toEqual([])
  })
})

describe('a typed amount', () => {
  it.each([
    ['412.60', 41_260],
    ['412.6', 41_260],
    ['412.', 41_200],
    ['0', 0],
    [' 7 ', 700],
    ['0.29', 29],
    ['1.15', 115],
  ])('reads %j as %d fen', (text, amount) => expect(typedFen(text)).toBe(amount))

  it.each(['', '.5', '1.234', '-1', '1e3', '1,000', '１', '9999999999'])('does not read %j', (text) =>
    expect(typedFen(text)).toBeNull(),
  )

  it('must be above zero and at most the income', () => {
    expect(turnProblem(fen(41_260), fen(41_260))).toBeNull()
    expect(turnProblem(fen(41_261), fen(41_260))).toBe('收入没有这么多')
    expect(turnProblem(fen(0), fen(41_260))).toBe('金额要大于 0')
    expect(turnProblem(null, fen(41_260))).toBe('请输入金额，最多两位小数')
  })
})
