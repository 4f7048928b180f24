import { minus } from '@contract/money'
import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { OrderDetail, OrderView } from '@contract/endpoints/orders/orders'
import type { OrderParcel } from '@contract/endpoints/orders/parcel'
import { disputeReasonNames } from '@/lib/order-story/reasons'
import { yuanText } from '@/lib/format/yuan'
import { deliveryText } from '@/lib/market/delivery'
import type { Payable } from '@/lib/pay/payable'
import { billCopy, orderCopy } from '../copy'
import { quantityText } from '../quantity-text'

const payState = ({ state }: Pick<OrderView, 'state'>): Payable['state'] => {
  if (state === 'unpaid') return 'unpaid'
  return state === 'closed' ? 'closed' : 'paid'
}

/** An order as the cashier needs it. Source: mockup 03-salepay-cashier. */
export function payableOrder(order: OrderDetail): Payable {
  const { payNo, ver, amount, fee, terms, price, seller, title, thumb, category } = order
  return {
    payNo,
    ver,
    amount,
    state: payState(order),
    deadlineAt: order.deadlineAt,
    goods: {
      title,
      thumb,
      category,
      from: { name: orderCopy.seller, blockNo: seller.blockNo },
      note: deliveryText(order),
    },
    lines: [
      { name: billCopy.priceQty, text: `${yuanText(price)} × ${quantityText(order)}` },
      { name: billCopy.check, text: billCopy.checkOk, isGood: true },
      { name: billCopy.fee(terms.tradeFee), text: billCopy.feeBySeller(yuanText(fee)) },
    ],
    path: {
      held: billCopy.held,
      to: billCopy.theirs(seller.blockNo),
      when: billCopy.afterConfirm,
      amount: minus(amount, fee),
    },
    words: {
      title: billCopy.title,
      number: orderCopy.orderNo(order.orderNo),
      otherwise: billCopy.otherwise,
      closed: billCopy.closed,
      look: billCopy.look,
      rules: billCopy.rules(order.delivery, terms),
    },
  }
}

type PostedOrder = Pick<OrderView, 'delivery' | 'state'> | undefined

export const isPosted = (order: PostedOrder): boolean => order?.delivery === 'post'

/** Whether it must be known where an order is posted to, because it is still to be paid. */
export const needsAddress = (order: PostedOrder): boolean => isPosted(order) && order?.state === 'unpaid'

type Parcel = NonNullable<OrderParcel['parcel']>

/** Whether a parcel counts as not sent, because nothing was heard of it for so long. Source: domain model §10. */
export const isSilent = ({ silentFrom }: Pick<Parcel, 'silentFrom'>, nowMs: number): boolean =>
  silentFrom !== null && nowMs >= silentFrom

/** The reasons for a dispute that this side may give now; `known`: what is known of its parcel. */
export function reasonsNow(
  { orderId, side }: Pick<OrderView, 'orderId' | 'side'>,
  known: OrderParcel | undefined,
  nowMs: number,
): readonly DisputeBrief['reason'][] {
  const parcel = known?.orderId === orderId ? known.parcel : null
  const mayBeUnsent = side === 'buyer' && parcel !== null && isSilent(parcel, nowMs)
  return disputeReasonNames.filter((name) => name !== 'notSent' || mayBeUnsent)
}
