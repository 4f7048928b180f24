import type { Fen } from '@contract/money'
import type { FormFields } from '@/lib/forms/form-store'
import type { FormRule } from '@/lib/forms/rule'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { Payee, WithdrawInfo, WithdrawWay } from '../atoms'
import { addCopy } from '../copy'

/** The typed values. */
export interface WithdrawValues {
  readonly [name: string]: string
  readonly amount: string
  readonly way: WithdrawWay
  readonly name: string
  readonly account: string
  readonly bank: string
}

export const withdrawWays = ['wechat', 'alipay', 'bank'] as const

const isWay = (text: string | undefined): text is WithdrawWay => withdrawWays.some((way) => way === text)

/** The form's first values: way and amount from the address, else the way used last. */
export function emptyWithdrawal(
  info: WithdrawInfo | undefined,
  asked: { readonly way?: string | undefined; readonly amount: Fen | null },
): WithdrawValues {
  const way = isWay(asked.way) ? asked.way : (info?.payees[0]?.way ?? 'wechat')
  const amount = asked.amount === null ? '' : yuanText(asked.amount).replaceAll(',', '')
  return { amount, way, name: '', account: '', bank: '' }
}

const needed: FormRule = { required: true, errorMessage: addCopy.missing }

/** Why the typed amount cannot be withdrawn; undefined while nothing is typed. Source: domain model §3.9. */
export function problemOf(typed: string, info: WithdrawInfo): string | undefined {
  if (typed.trim() === '') return undefined
  const amount = typedFen(typed)
  if (amount === undefined) return addCopy.unreadable
  if (amount < info.min) return addCopy.tooLittle(yuanText(info.min))
  if (amount > info.income) return addCopy.tooMuch(yuanText(info.income))
  return amount > info.dayLeft ? addCopy.overDay(yuanText(info.dayLeft)) : undefined
}

/** Labels and rules: the amount (`problemOf` says what is wrong with it), and the payee when it is typed. */
export function withdrawFields(way: WithdrawWay, isNewPayee: boolean): FormFields<WithdrawValues> {
  const typed = (...rules: readonly FormRule[]) => (isNewPayee ? [needed, ...rules] : [])
  return {
    amount: { label: addCopy.amount, rules: [needed] },
    way: { label: addCopy.way, rules: [] },
    name: { label: addCopy.payee, rules: typed({ minLength: 2 }) },
    account: { label: addCopy.account[way], rules: typed({ minLength: 3 }) },
    bank: { label: addCopy.bank, rules: way === 'bank' ? typed() : [] },
  }
}

/** The typed payee; null: the same as last time. */
export const payeeOf = ({ way, name, account, bank }: WithdrawValues, isNewPayee: boolean): Payee | null =>
  isNewPayee ? { name, account, bank: way === 'bank' ? bank : '' } : null
