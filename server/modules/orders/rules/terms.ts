import type { OrderTerms } from '@contract/orders/terms'
import { termKeys, termsIn } from '@contract/orders/terms'
import type { SetValue } from '@contract/settings/settings'
import { settingsBy } from '@contract/settings/settings'
import type { TradeOrderTable } from '../tables'

/** The columns in which an order keeps its terms. */
const columns = {
  tradeFee: 'trade_fee',
  tradeFeeMost: 'trade_fee_most',
  tradeFeeFund: 'trade_fee_fund',
  arbiterMost: 'arbiter_most',
  payMinutes: 'pay_minutes',
  deliverHours: 'deliver_hours',
  moreDeliverHours: 'more_deliver_hours',
  confirmHours: 'confirm_hours',
  moreConfirmHours: 'more_confirm_hours',
  cancelAnswerHours: 'cancel_answer_hours',
  evidenceHours: 'evidence_hours',
  decideDays: 'decide_days',
  lastResortDays: 'last_resort_days',
  rateDays: 'rate_days',
} as const satisfies Readonly<Record<keyof OrderTerms, keyof TradeOrderTable>>

/** An order's terms as its row keeps them. */
export type TermColumns = Pick<TradeOrderTable, (typeof columns)[keyof OrderTerms]>

/** With what an order was made. */
export const termsOf = (row: TermColumns): OrderTerms =>
  Object.fromEntries(termKeys.map((key) => [key, row[columns[key]]])) as OrderTerms

/** The columns of an order that is made with the values that were read with what it comes from. */
export function termColumns(areaId: number, set: readonly SetValue[]): TermColumns {
  const terms = termsIn(settingsBy(set, areaId))
  return Object.fromEntries(termKeys.map((key) => [columns[key], terms[key]])) as TermColumns
}
