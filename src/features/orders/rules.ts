import type { OrderView } from '@contract/endpoints/orders/orders'

/** The other party, as this side sees it. */
export const counterpart = (order: Pick<OrderView, 'side' | 'buyer' | 'seller'>) =>
  order.side === 'buyer' ? order.seller : order.buyer
