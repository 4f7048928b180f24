import { maskAccount, maskName, payeeProblems, tidy } from '../../../server/modules/withdrawals/rules/payee'

type Way = Parameters<typeof payeeProblems>[0]

const problems = (way: Way, account: string, bank = '') => payeeProblems(way, { name: '王小明', account, bank })
const digits = (count: number) => '6'.repeat(count)

describe('a bank card', () => {
  const card = (account: string) => problems('bank', account, '工商银行')

  it.each([12, 19])('has %d digits', (count) => {
    expect(card(digits(count))).toBeUndefined()
  })

  it.each([digits(11), digits(20), '', `x${digits(12)}`, `${digits(12)}x`])('is not %s', (account) => {
    expect(card(account)).toEqual({ account: '卡号是 12–19 位数字' })
  })

  it('is of a bank', () => {
    expect(problems('bank', digits(16))).toEqual({ bank: '请填写开户银行' })
  })

  it('is kept without what its digits were written apart with', () => {
    const payee = { name: '王小明', account: '6222 0212-3456  7890', bank: '工商银行' }
    expect(tidy('bank', payee)).toEqual({ name: '王小明', account: '6222021234567890', bank: '工商银行' })
  })
})

describe('an account of Alipay or WeChat', () => {
  it.each<[Way, string]>([
    ['alipay', '13812345678'],
    ['alipay', '19999999999'],
    ['alipay', 'wang@example.com'],
    ['wechat', '13812345678'],
    ['wechat', 'wang_1'],
    ['wechat', `w${'-'.repeat(19)}`],
  ])('of %s may be %s', (way, account) => {
    expect(problems(way, account)).toBeUndefined()
  })

  it.each([
    '12812345678',
    '1381234567',
    '138123456789',
    'x13812345678',
    '23812345678',
    'wang@example',
    'wang@.',
    '@example.com',
    'wang example@a.com',
    'wang@exa mple.com',
    'a@b@c.com',
    'wang@a.',
    ' wang@example.com',
    'wang@example.com ',
    'wang',
  ])('of Alipay is not %j', (account) => {
    expect(problems('alipay', account)).toEqual({ account: '支付宝账号是手机号或邮箱' })
  })

  it.each([
    'wang1',
    `w${'1'.repeat(20)}`,
    '1wang_1',
    '_wang_1',
    'wang.11',
    '@wang_1',
    'wang_1@',
    '12812345678',
    'wang@example.com',
  ])('of WeChat is not %j', (account) => {
    expect(problems('wechat', account)).toEqual({ account: '微信号或手机号有误' })
  })

  it('is kept without blanks and without a bank', () => {
    const payee = { name: '王小明', account: 'wang-1 x', bank: '工商银行' }
    expect(tidy('wechat', payee)).toEqual({ name: '王小明', account: 'wang-1x', bank: '' })
    expect(tidy('alipay', payee)).toEqual({ name: '王小明', account: 'wang-1x', bank: '' })
  })
})

describe('what others see of a payee', () => {
  it.each([
    ['王小明', '*明'],
    ['明', '*明'],
    ['王𠮷', '*𠮷'],
    ['', '*'],
  ])('of the name %s: %s', (name, shown) => {
    expect(maskName(name)).toBe(shown)
  })

  it.each<[Way, string, string]>([
    ['bank', '6222021234567890', '6222 **** 7890'],
    ['bank', '13812345678901', '1381 **** 8901'],
    ['alipay', '13812345678', '138****5678'],
    ['alipay', 'wang@example.com', 'w***@example.com'],
    ['alipay', 'w@b.com', 'w***@b.com'],
    ['wechat', '13812345678', '138****5678'],
    ['wechat', 'wang_xiao1', 'wa***1'],
    ['wechat', '@wang_xiao', '@w***o'],
  ])('of the account of %s %s: %s', (way, account, shown) => {
    expect(maskAccount(way, account)).toBe(shown)
  })
})
