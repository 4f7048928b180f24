import { dayMs } from '@contract/durations'
import type { TxnKind } from '@contract/ledger/txn-kinds'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import { openHold } from '../../../ledger/hold'
import type { Cause } from '../../../ledger/post'
import type { BuyOrderTable } from '../tables'
import { expireBuyJob } from './add'
import * as store from './store'
import { payOrderState } from '../../pay/open/pay-orders'

/** Reason and reference of a bid's money moves. */
export const causeOf = (bid: BuyOrderTable, type: TxnKind, what: string): Cause => ({
  type,
  refType: 'buy',
  refId: bid.buy_id,
  reference: bid.buy_no,
  memo: `${what} · ${bid.title}`,
})

/** Freezes the money of a locked unpaid bid and starts its days. Refusal: NOT_ENOUGH (`missing`, in fen). */
export async function openPaid(tx: Tx, deps: Deps, bid: BuyOrderTable): Promise<Result<null, Refusal>> {
  const { user_id: userId, amount } = bid
  const cause = causeOf(bid, 'buy_pay', '求购付款转冻结')
  const held = await openHold(tx, deps, { userId, fromKind: 'available', amount: fen(amount), reason: 'buy', cause })
  if (!held.ok) return held
  const expireAt = deps.clock.now() + bid.days * dayMs
  await store.changeBuy(tx, bid.buy_id, { state: 'open', hold_id: held.value, pay_before: null, expire_at: expireAt })
  await payOrderState(tx, bid.pay_no, 'paid').execute()
  await schedule(tx, { kind: expireBuyJob, ref: bid.buy_id, runAt: expireAt })
  return ok(null)
}
