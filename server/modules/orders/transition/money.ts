import type { TxnKind } from '@contract/ledger/txn-kinds'
import { txnKindWords } from '@contract/ledger/txn-kinds'
import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import type { Transition } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Part } from '../../../ledger/hold'
import type { HoldMove } from '../../../ledger/move'
import { moveHold } from '../../../ledger/move'
import type { Cause } from '../../../ledger/post'
import { balancesOf } from '../../../ledger/wallet'
import { feeOf } from '@contract/orders/fee'
import type { TradeOrderTable } from '../tables'

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
      const parts = partsOf(order, { amount: fen(sellerAmount), ...feeOf(sellerAmount) })
      const kind = act === 'agreePart' ? 'order_part' : 'order_split'
      return { ends: holdOf(order), as: 'posted', cause: causeOf(order, kind, txnKindWords[kind]), parts }
    }
  }
}

/** Moves the money; gives the id of a hold that was opened. Refusal: NOT_ENOUGH (pay; `missing` in fen). Source: domain model §3.6. */
export async function moveMoney(
  tx: Tx,
  deps: Deps,
  order: TradeOrderTable,
  move: HoldMove | undefined,
): Promise<Result<number | undefined, Refusal>> {
  if (!move) return ok(undefined)
  const moved = await moveHold(tx, deps, move)
  if (moved.ok || moved.error.reason !== 'NOT_ENOUGH') return moved
  const { available } = await balancesOf(tx, order.buyer_user_id)
  return err(refusal('NOT_ENOUGH', { missing: Math.max(0, order.amount - available) }))
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
