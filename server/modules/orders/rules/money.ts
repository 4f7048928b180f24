import type { TxnKind } from '@contract/ledger/txn-kinds'
import { txnKindWords } from '@contract/ledger/txn-kinds'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import type { Transition } from '@contract/orders/transitions'
import type { Part } from '../../../ledger/hold'
import type { HoldMove } from '../../../ledger/move'
import type { Cause } from '../../../ledger/post'
import { feeOf } from '@contract/orders/fee'
import type { TradeOrderTable } from '../tables'
import { termsOf } from './terms'

/**
 * How the order's money moves in this transition; undefined when it stays. `sellerAmount` is what a split gives to the seller, before the
 * fee on it; a split of two who agree is another kind of movement than one that was decided. Source: domain model §3.6.
 */
export function moneyOf(
  order: TradeOrderTable,
  { act, money }: Transition,
  sellerAmount: number | undefined,
): HoldMove | undefined {
  switch (money) {
    case 'none':
    case 'part': // The money moved when the order was made.
      return undefined
    case 'hold': {
      const cause = causeOf(order, 'order_pay', '付款转冻结')
      const amount = fen(order.amount)
      return { opens: { userId: order.buyer_user_id, fromKind: 'available', amount, reason: 'order', cause } }
    }
    case 'void':
      return { ends: holdOf(order), as: 'voided', cause: causeOf(order, 'order_refund', '订单退款'), parts: [] }
    case 'post': {
      const copied = { amount: fen(order.amount), fee: fen(order.fee), fundShare: fen(order.fund_share) }
      const cause = causeOf(order, 'order_done', '成交放款')
      return { ends: holdOf(order), as: 'posted', cause, parts: partsOf(order, copied) }
    }
    case 'split': {
      if (sellerAmount === undefined) throw new Error(`nobody says how order ${order.order_no} is divided`)
      const parts = partsOf(order, { amount: fen(sellerAmount), ...feeOf(sellerAmount, termsOf(order)) })
      const kind = act === 'agreePart' ? 'order_part' : 'order_split'
      return { ends: holdOf(order), as: 'posted', cause: causeOf(order, kind, txnKindWords[kind]), parts }
    }
  }
}

/** Who gets what of an amount that goes to the seller. */
function partsOf(order: TradeOrderTable, pay: { amount: Fen; fee: Fen; fundShare: Fen }): Part[] {
  return [
    { to: `user:${order.seller_user_id}:income`, amount: minus(pay.amount, pay.fee) },
    { to: 'platform:fee', amount: minus(pay.fee, pay.fundShare) },
    { to: `area:${order.area_id}:fund`, amount: pay.fundShare },
  ]
}

function holdOf(order: TradeOrderTable): number {
  if (order.hold_id === null) throw new Error(`order ${order.order_no} has no hold`)
  return order.hold_id
}

const causeOf = (order: TradeOrderTable, type: TxnKind, what: string): Cause => ({
  type,
  refType: 'order',
  refId: order.order_id,
  reference: order.order_no,
  memo: `${what} · ${order.title}`,
})
