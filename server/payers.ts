import { cartPayer } from './modules/block-market/payer'
import { expandPayer } from './modules/expand/payer'
import { giftPayer } from './modules/fund/payer'
import { buyPayer } from './modules/market/bids/payer'
import { orderPayer } from './modules/orders/payer'
import { rechargePayer } from './modules/recharge/payer'
import type { Payers } from './modules/pay/open/payer'
import { shopPayer } from './modules/shop/payer'

/** What the cashier can pay. Source: domain model §3.7. */
export const payers: Payers = {
  order: orderPayer,
  buy: buyPayer,
  recharge: rechargePayer,
  expand: expandPayer,
  fund: giftPayer,
  shop: shopPayer,
  cart: cartPayer,
}
