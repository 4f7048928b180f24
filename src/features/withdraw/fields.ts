import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { FormFields } from '@/lib/forms/form-store'
import { yuanRule } from '@/lib/forms/number-rules'
import type { FormRule } from '@/lib/forms/rule'
import { yuanText } from '@/lib/format/yuan'
import type { Payee, WithdrawInfo, WithdrawWay } from './atoms'
import { addCopy } from './copy'
import { mostNow } from './fee'

/** What is typed. */
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

/** What the form begins with: the way and the amount of its address, else the way that was used last. */
export function emptyWithdrawal(
  info: WithdrawInfo | undefined,
  asked: { readonly way?: string | undefined; readonly amount: Fen | null },
): WithdrawValues {
  const way = isWay(asked.way) ? asked.way : (info?.payees[0]?.way ?? 'wechat')
  const amount = asked.amount === null ? '' : yuanText(asked.amount).replaceAll(',', '')
  return { amount, way, name: '', account: '', bank: '' }
}

const needed: FormRule = { required: true, errorMessage: addCopy.missing }

/** Labels and rules: the amount within what may be withdrawn now, and whom to pay when that is typed. Source: domain model §3.9. */
export function withdrawFields(
  info: WithdrawInfo | undefined,
  way: WithdrawWay,
  isNewPayee: boolean,
): FormFields<WithdrawValues> {
  const income = info?.income ?? fen(0)
  const least = info?.min ?? fen(1)
  const isDay = info !== undefined && info.dayLeft < info.income
  const tooMuch = isDay
    ? addCopy.overDay(yuanText(info.dayLeft), yuanText(info.dayLimit))
    : addCopy.tooMuch(yuanText(income))
  const most = info ? mostNow(info) : fen(0)
  const typed = isNewPayee ? [needed] : []
  return {
    amount: {
      label: addCopy.amount,
      rules: [
        { required: true, errorMessage: addCopy.missing },
        yuanRule({ least, most, tooLittle: addCopy.tooLittle(yuanText(least)), tooMuch }),
      ],
    },
    way: { label: addCopy.way, rules: [] },
    name: { label: addCopy.payee, rules: typed.length > 0 ? [needed, { minLength: 2 }] : [] },
    account: { label: addCopy.account[way], rules: typed.length > 0 ? [needed, { minLength: 3 }] : [] },
    bank: { label: addCopy.bank, rules: way === 'bank' ? typed : [] },
  }
}

/** Whom to pay as it was typed; null: as the last time. */
export const payeeOf = ({ way, name, account, bank }: WithdrawValues, isNewPayee: boolean): Payee | null =>
  isNewPayee ? { name, account, bank: way === 'bank' ? bank : '' } : null
