import { cityWaitsIn, termsIn } from '@contract/orders/terms'
import { standards } from '@contract/settings/settings'

/** With what an order is made where a city set nothing. */
export const terms = termsIn(standards)

/** How long the other waits of a city are that set none. */
export const cityWaits = cityWaitsIn(standards)

/** The same as an order's row keeps it. */
export const termRow = {
  trade_fee: 100,
  trade_fee_most: 50_00,
  trade_fee_fund: 3_000,
  arbiter_most: 500_00,
  pay_minutes: 15,
  deliver_hours: 24,
  more_deliver_hours: 24,
  confirm_hours: 72,
  more_confirm_hours: 72,
  cancel_answer_hours: 24,
  evidence_hours: 48,
  decide_days: 7,
  last_resort_days: 15,
  rate_days: 7,
}
