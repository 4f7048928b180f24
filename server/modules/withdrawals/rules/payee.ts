import type { Payee } from '../payout'
import type { WithdrawalTable } from '../tables'

type Way = WithdrawalTable['way']

const mobile = /^1[3-9]\d{9}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const wechatId = /^[a-zA-Z][-_a-zA-Z0-9]{5,19}$/
const card = /^\d{12,19}$/

/** The payee as it is stored: a card number without spaces, a bank only where the way needs one. */
export const tidy = (way: Way, payee: Payee): Payee => ({
  name: payee.name,
  account: way === 'bank' ? payee.account.replace(/[\s-]/g, '') : payee.account,
  bank: way === 'bank' ? payee.bank : '',
})

/** What is wrong with a payee, by field, if anything. */
export function payeeFaults(way: Way, { account, bank }: Payee): Record<string, string> | undefined {
  switch (way) {
    case 'bank':
      if (!card.test(account)) return { account: '卡号是 12–19 位数字' }
      return bank === '' ? { bank: '请填写开户银行' } : undefined
    case 'alipay':
      return mobile.test(account) || email.test(account) ? undefined : { account: '支付宝账号是手机号或邮箱' }
    case 'wechat':
      return mobile.test(account) || wechatId.test(account) ? undefined : { account: '微信号或手机号有误' }
  }
}

/** A name with only its last character, such as *明. */
export const maskName = (name: string): string => `*${[...name].at(-1) ?? ''}`

/** An account of which only the ends are shown: 6222 **** 1234, 138****8000, a***@b.com. */
export function maskAccount(way: Way, account: string): string {
  if (way === 'bank') return `${account.slice(0, 4)} **** ${account.slice(-4)}`
  if (mobile.test(account)) return `${account.slice(0, 3)}****${account.slice(-4)}`
  const at = account.indexOf('@')
  return at > 0 ? `${account.slice(0, 1)}***${account.slice(at)}` : `${account.slice(0, 2)}***${account.slice(-1)}`
}
