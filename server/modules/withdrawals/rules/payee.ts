import { figuresOf } from '@contract/people/figures'
import { mobilePattern, wechatIdPattern } from '@contract/people/formats'
import { maskedMobile } from '@contract/people/masked'
import { reachedBy } from '@contract/people/reached'
import { firstSign, signsOf } from '@contract/texts/signs'
import type { Payee } from '../payout'
import type { WithdrawalTable } from '../tables'

type Way = WithdrawalTable['way']

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** How many digits a bank's card has. */
const cardDigits = { least: 12, most: 19 } as const
const card = new RegExp(`^\\d{${cardDigits.least},${cardDigits.most}}$`)

/** The payee as it is stored: the account as `reachedBy` reads it, a card number in plain digits, a bank only where the way needs one. */
export const tidy = (way: Way, payee: Payee): Payee => ({
  name: payee.name,
  account: way === 'bank' ? figuresOf('code', payee.account) : reachedBy(payee.account),
  bank: way === 'bank' ? payee.bank : '',
})

/** What is wrong with a payee, by field, if anything. */
export function payeeProblems(way: Way, { account, bank }: Payee): Record<string, string> | undefined {
  switch (way) {
    case 'bank':
      if (!card.test(account)) return { account: `卡号是 ${cardDigits.least}–${cardDigits.most} 位数字` }
      return bank === '' ? { bank: '请填写开户银行' } : undefined
    case 'alipay':
      return mobilePattern.test(account) || email.test(account) ? undefined : { account: '支付宝账号是手机号或邮箱' }
    case 'wechat':
      return mobilePattern.test(account) || wechatIdPattern.test(account)
        ? undefined
        : { account: '微信号或手机号有误' }
  }
}

/** A name with only its last character, such as *明. */
export const maskName = (name: string): string => `*${signsOf(name).at(-1) ?? ''}`

/** An account of which only the ends are shown: 6222 **** 1234, 138****8000, a***@b.com. */
export function maskAccount(way: Way, account: string): string {
  if (way === 'bank') return `${account.slice(0, 4)} **** ${account.slice(-4)}`
  if (mobilePattern.test(account)) return maskedMobile(account)
  const at = account.indexOf('@')
  return at > 0 ? `${firstSign(account)}***${account.slice(at)}` : `${account.slice(0, 2)}***${account.slice(-1)}`
}
