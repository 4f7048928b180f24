import { fen } from '@contract/money'
import type { WithdrawInfo, WithdrawWay } from '@/features/withdraw/atoms'
import type { WithdrawValues } from '@/features/withdraw/rules/fields'
import { emptyWithdrawal, payeeOf, problemOf, withdrawFields, withdrawWays } from '@/features/withdraw/rules/fields'
import { fieldError } from '@/lib/forms/validate'

/** Domain model §3.9: 10.00 at least, 2,000.00 a day. */
const info: WithdrawInfo = {
  enabled: true,
  income: fen(300_000),
  min: fen(1_000),
  feeBasisPoints: 60,
  feeMin: fen(10),
  dayLimit: fen(200_000),
  dayLeft: fen(200_000),
  open: null,
  expectAt: Date.UTC(2026, 10, 23, 10),
  payees: [],
  hasPayPassword: true,
  cooling: null,
}
const usedLast: WithdrawInfo['payees'] = [
  { way: 'alipay', name: '李*', account: 'li***@mail.cn', bank: '' },
  { way: 'bank', name: '李*', account: '6222***1', bank: '工商银行' },
]

describe('the form of a withdrawal', () => {
  it.each([
    ['wechat', usedLast, 'wechat'],
    ['bank', usedLast, 'bank'],
    ['alipay', [], 'alipay'],
    ['cash', usedLast, 'alipay'],
    [undefined, usedLast, 'alipay'],
    [undefined, [], 'wechat'],
  ] as const)('asked for by %p, with %j used before, begins with %s', (way, payees, begun) => {
    expect(emptyWithdrawal({ ...info, payees: [...payees] }, { way, amount: null }).way).toBe(begun)
  })

  it('begins with the amount of its address, as one types it', () => {
    expect(emptyWithdrawal(undefined, { amount: fen(123_456_700) })).toEqual({
      amount: '1234567.00',
      way: 'wechat',
      name: '',
      account: '',
      bank: '',
    })
    expect(emptyWithdrawal(undefined, { amount: null }).amount).toBe('')
  })
})

it.each([
  ['', undefined],
  [' ', undefined],
  ['10.00', undefined],
  ['9.99', '最低提现 10.00'],
  ['2000', undefined],
  ['2000.01', '今日还可提现 2,000.00'],
  ['3000', '今日还可提现 2,000.00'],
  ['3000.01', '超出可提现金额 3,000.00'],
  ['10.005', '金额最多 2 位小数'],
])('an amount of %p: %p', (typed, problem) => {
  expect(problemOf(typed, info)).toBe(problem)
})

it('all of the income may be withdrawn, and no fen more', () => {
  expect(problemOf('150.00', { ...info, income: fen(15_000) })).toBeUndefined()
  expect(problemOf('150.01', { ...info, income: fen(15_000) })).toBe('超出可提现金额 150.00')
})

const typed: WithdrawValues = { amount: '10', way: 'bank', name: '李四', account: '123', bank: '工商银行' }

describe('whom to pay', () => {
  const asked = (way: WithdrawWay, isNew: boolean) =>
    Object.entries(withdrawFields(way, isNew))
      .filter(([, { rules }]) => rules.some(({ required }) => required))
      .map(([name]) => name)

  it.each([
    ['wechat', false, ['amount']],
    ['bank', false, ['amount']],
    ['wechat', true, ['amount', 'name', 'account']],
    ['alipay', true, ['amount', 'name', 'account']],
    ['bank', true, ['amount', 'name', 'account', 'bank']],
  ] as const)('by %s, new: %p, must be filled in: %p', (way, isNew, names) => {
    expect(asked(way, isNew)).toEqual(names)
  })

  it.each([
    ['name', '李', false],
    ['name', '李四', true],
    ['account', '12', false],
    ['account', '123', true],
    ['bank', '工', true],
    ['bank', '', false],
    ['amount', '', false],
  ])('a new %s of %p is taken: %p', async (name, value, isTaken) => {
    const field = withdrawFields('bank', true)[name] ?? { rules: [] }
    expect((await fieldError(name, field, { ...typed, [name]: value })) === null).toBe(isTaken)
  })

  it('is not asked again when it is as the last time', async () => {
    const fields = withdrawFields('bank', false)
    for (const name of ['name', 'account', 'bank']) {
      expect(await fieldError(name, fields[name] ?? { rules: [] }, { ...typed, [name]: '' })).toBeNull()
    }
    expect(payeeOf(typed, false)).toBeNull()
  })

  it.each(withdrawWays)('by %s: the field says what account', (way) => {
    const labels = { wechat: '微信号', alipay: '支付宝账号', bank: '银行卡号' }
    expect(withdrawFields(way, true)['account']?.label).toBe(labels[way])
  })

  it('has a bank only when a bank pays', () => {
    expect(payeeOf(typed, true)).toEqual({ name: '李四', account: '123', bank: '工商银行' })
    expect(payeeOf({ ...typed, way: 'alipay' }, true)).toEqual({ name: '李四', account: '123', bank: '' })
  })
})
