import { termsIn } from '@contract/orders/terms'
import { standards } from '@contract/settings/settings'

/** With what an order is made where a city set nothing. */
export const terms = termsIn(standards)

/** The same as an order's row keeps it. */
export const termRow = { trade_fee: 100, trade_fee_most: 50_00, trade_fee_fund: 3_000, arbiter_most: 500_00 }
