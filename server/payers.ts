import { cancelBuy } from './modules/market/bids/end'
import { payBuy } from './modules/market/bids/pay'
import { cancelOrder, payOrder } from './modules/orders/pay'
import type { Payers } from './modules/pay/service'

/** What the cashier can pay. Source: domain model §3.7. */
export const payers: Payers = {
  order: { pay: payOrder, cancel: cancelOrder },
  buy: { pay: payBuy, cancel: cancelBuy },
}
