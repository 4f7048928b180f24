import { isOpenAt, opensAt } from '@contract/hours'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { once } from '../../../db/once'
import type { Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { schedule } from '../../../jobs/jobs'
import { openHold } from '../../../ledger/hold'
import type { Cause } from '../../../ledger/post'
import { balancesOf } from '../../../ledger/wallet'
import { tradersFault } from '../../area/open/traders'
import type { BuyOrderTable } from '../tables'
import { expireBuyJob } from './add'
import { viewOf } from './service'
import * as store from './store'
import type { BuyShown } from './view'
import { payOrderState } from '../../pay/open/pay-orders'

const dayMs = 86_400_000

interface PayInput {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

/** Reason and reference of a bid's money moves. */
export const causeOf = (bid: BuyOrderTable, type: string, what: string): Cause => ({
  type,
  refType: 'buy',
  refId: bid.buy_id,
  reference: bid.buy_no,
  memo: `${what} · ${bid.title}`,
})

/**
 * Pays a bid from the balance: its whole amount is frozen, and its days begin. Refusals: NOT_FOUND (also for somebody else's), CLOSED,
 * MOVED (data.buy), BEFORE_OPEN, EXPIRED, NO_RIGHT (made as another block), BLOCK_TRANSFER, NOT_ENOUGH (`missing`, in fen).
 * Source: domain model §3.4 (pay).
 */
export function payBuy(deps: Deps, caller: Caller, input: PayInput): Promise<Result<BuyShown, Refusal>> {
  const { clock } = deps
  const now = clock.now()
  const command = { userId: caller.userId, clientNo: input.clientNo, call: '/bctPay/submit', input, now }
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const bid = await store.lockBuy(tx, input.id)
      if (bid?.user_id !== caller.userId) return err(refusal('NOT_FOUND'))
      const fault = await payFault(tx, caller, bid, input.ver, now)
      if (fault) return err(fault)
      const paid = await openPaid(tx, deps, bid)
      if (!paid.ok) return paid
      return ok(await viewOf(tx, bid.buy_id, caller.userId))
    }),
  )
}

/** Freezes the money of a locked unpaid bid and starts its days. Refusal: NOT_ENOUGH (`missing`, in fen). */
export async function openPaid(tx: Tx, deps: Deps, bid: BuyOrderTable): Promise<Result<null, Refusal>> {
  const held = await freeze(tx, deps, bid)
  if (!held.ok) return held
  const expireAt = deps.clock.now() + bid.days * dayMs
  await store.changeBuy(tx, bid.buy_id, { state: 'open', hold_id: held.value, pay_before: null, expire_at: expireAt })
  await payOrderState(tx, bid.pay_no, 'paid').execute()
  await schedule(tx, { kind: expireBuyJob, ref: bid.buy_id, runAt: expireAt })
  return ok(null)
}

/** Why the caller may not pay a bid now, if so. */
export async function payFault(
  tx: Tx,
  caller: Caller,
  bid: BuyOrderTable,
  ver: number,
  now: number,
): Promise<Refusal | undefined> {
  if (bid.state === 'closed') return refusal('CLOSED')
  if (bid.state !== 'unpaid' || bid.ver !== ver) {
    return refusal('MOVED', { buy: await viewOf(tx, bid.buy_id, caller.userId) })
  }
  if (!isOpenAt(now)) return refusal('BEFORE_OPEN', { openAt: opensAt(now) })
  if (caller.blockId !== bid.block_id) return refusal('NO_RIGHT')
  const blocked = await tradersFault(tx, [{ blockId: bid.block_id, userId: bid.user_id }])
  if (blocked) return blocked
  return bid.pay_before !== null && bid.pay_before <= now ? refusal('EXPIRED') : undefined
}

/** Freezes the amount of a bid and gives the hold. Refusal: NOT_ENOUGH. */
async function freeze(tx: Tx, deps: Deps, bid: BuyOrderTable): Promise<Result<number, Refusal>> {
  const { user_id: userId, amount } = bid
  const cause = causeOf(bid, 'buy_pay', '求购付款转冻结')
  const held = await openHold(tx, deps, { userId, fromKind: 'available', amount: fen(amount), reason: 'buy', cause })
  if (held.ok || held.error.reason !== 'NOT_ENOUGH') return held
  const { available } = await balancesOf(tx, userId)
  return err(refusal('NOT_ENOUGH', { missing: Math.max(0, amount - available) }))
}
