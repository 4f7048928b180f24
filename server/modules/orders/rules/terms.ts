import type { OrderTerms } from '@contract/orders/terms'
import { termsIn } from '@contract/orders/terms'
import type { SetValue } from '@contract/settings/settings'
import { settingsBy } from '@contract/settings/settings'
import type { TradeOrderTable } from '../tables'

type TermColumn = 'trade_fee' | 'trade_fee_most' | 'trade_fee_fund' | 'arbiter_most'

/** With what an order was made. */
export const termsOf = (row: Pick<TradeOrderTable, TermColumn>): OrderTerms => ({
  tradeFee: row.trade_fee,
  tradeFeeMost: row.trade_fee_most,
  tradeFeeFund: row.trade_fee_fund,
  arbiterMost: row.arbiter_most,
})

/** The columns of an order that is made with the values that were read with what it comes from. */
export function termColumns(areaId: number, set: readonly SetValue[]): Pick<TradeOrderTable, TermColumn> {
  const terms = termsIn(settingsBy(set, areaId))
  return {
    trade_fee: terms.tradeFee,
    trade_fee_most: terms.tradeFeeMost,
    trade_fee_fund: terms.tradeFeeFund,
    arbiter_most: terms.arbiterMost,
  }
}
