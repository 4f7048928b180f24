import { minus } from '@contract/money'
import type { OrderDetail, OrderView } from '@contract/endpoints/orders/orders'
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
  const { payNo, ver, amount, fee, price, seller, title, thumb, category } = order
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
      { name: billCopy.fee, text: billCopy.feeBySeller(yuanText(fee)) },
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
      rules: billCopy.rules(order.delivery),
    },
  }
}
