import type { Fen } from '@contract/money'
import { fen, minus } from '@contract/money'
import type { Transition } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { openHold, postHold, voidHold } from '../../ledger/hold'
import type { Part } from '../../ledger/hold'
import type { Cause } from '../../ledger/post'
import { balancesOf } from '../../ledger/wallet'
import { feeOf } from './rules/fee'
import type { TradeOrderTable } from './tables'

/**
 * Moves the order's money as the transition says; gives the id of a hold that was opened. `sellerAmount` is what a split gives to the
 * seller, before the fee on it. Refusal: NOT_ENOUGH (pay; `missing` in fen). Source: domain model §3.6.
 */
export async function moveMoney(
  tx: Tx,
  deps: Deps,
  order: TradeOrderTable,
  { money }: Transition,
  sellerAmount: Fen | undefined,
): Promise<Result<number | undefined, Refusal>> {
  switch (money) {
    case 'none':
    case 'part': // The money moved when the order was made.
      return ok(undefined)
    case 'hold':
      return holdAmount(tx, deps, order)
    case 'void':
      await voidHold(tx, deps, holdOf(order), causeOf(order, 'order_refund', '订单退款'))
      return ok(undefined)
    case 'post': {
      const copied = { amount: fen(order.amount), fee: fen(order.fee), fundShare: fen(order.fund_share) }
      await postHold(tx, deps, holdOf(order), causeOf(order, 'order_done', '成交放款'), partsOf(order, copied))
      return ok(undefined)
    }
    case 'split': {
      if (sellerAmount === undefined) throw new Error(`order ${order.order_no} has no decision to execute`)
      const parts = partsOf(order, { amount: sellerAmount, ...feeOf(sellerAmount) })
      await postHold(tx, deps, holdOf(order), causeOf(order, 'order_split', '纠纷裁定'), parts)
      return ok(undefined)
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

/** Freezes the order's amount for it. Refusal: NOT_ENOUGH with `missing`, in fen. */
async function holdAmount(tx: Tx, deps: Deps, order: TradeOrderTable): Promise<Result<number, Refusal>> {
  const userId = order.buyer_user_id
  const cause = causeOf(order, 'order_pay', '付款转冻结')
  const wish = { userId, fromKind: 'available', amount: fen(order.amount), reason: 'order', cause } as const
  const held = await openHold(tx, deps, wish)
  if (held.ok || held.error.reason !== 'NOT_ENOUGH') return held
  const { available } = await balancesOf(tx, userId)
  return err(refusal('NOT_ENOUGH', { missing: Math.max(0, order.amount - available) }))
}

function holdOf(order: TradeOrderTable): number {
  if (order.hold_id === null) throw new Error(`order ${order.order_no} has no hold`)
  return order.hold_id
}

const causeOf = (order: TradeOrderTable, type: string, what: string): Cause => ({
  type,
  refType: 'order',
  refId: order.order_id,
  reference: order.order_no,
  memo: `${what} · ${order.title}`,
})
