import { disputeTimes } from '@contract/orders/dispute-times'
import type { OrderRole, Transition } from '@contract/orders/transitions'
import { waitMs } from '@contract/settings/waits'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import type { Dispute } from './dispute-store'
import * as store from './dispute-store'
import { feeOf } from '@contract/orders/fee'
import type { DisputeRulingTable, TradeOrderTable } from '../tables'
import type { Said } from '../deciding/plan'
import { termsOf } from '../rules/terms'

/** Wakes the operator when a dispute should have been decided. Source: domain model §5. */
export const alarmKind = 'alarmDispute'

/** Stores what a transition does to the order's dispute: opens, ends, decides, accepts, appeals. Source: domain model §3.5, rows 13–16. */
export async function keepDispute(
  tx: Tx,
  deps: Deps,
  order: TradeOrderTable,
  dispute: Dispute | undefined,
  { act }: Transition,
  by: OrderRole,
  said: Said,
): Promise<void> {
  const now = deps.clock.now()
  if (act === 'dispute') return open(tx, deps, order, by, said)
  if (!dispute) return
  const { dispute_id: id, ruling } = dispute
  switch (act) {
    case 'undispute':
      return void (await store.updateDispute(tx, id, { state: 'withdrawn', ended_at: now }))
    case 'refundUndecided':
      return void (await store.updateDispute(tx, id, { state: 'lapsed', ended_at: now }))
    case 'decideRelease':
      return decide(tx, deps, dispute, { kind: 'release', seller_amount: order.amount, fee: order.fee }, by, said)
    case 'decideRefund':
      return decide(tx, deps, dispute, { kind: 'refund', seller_amount: 0, fee: 0 }, by, said)
    case 'decideSplit': {
      const amount = said.ruling?.sellerAmount ?? 0
      const { fee } = feeOf(amount, termsOf(order))
      return decide(tx, deps, dispute, { kind: 'split', seller_amount: amount, fee }, by, said)
    }
    case 'accept': {
      const accepted = by === 'buyer' ? { buyer_accepted_at: now } : { seller_accepted_at: now }
      return void (ruling && (await store.updateRuling(tx, ruling.ruling_id, accepted)))
    }
    case 'appeal':
      return appeal(tx, deps, order, dispute, by, said)
    case 'executeRelease':
    case 'executeRefund':
    case 'executeSplit':
      if (ruling) await store.updateRuling(tx, ruling.ruling_id, { executed_at: now })
      return void (await store.updateDispute(tx, id, { state: 'executed', ended_at: now }))
    default:
      return undefined
  }
}

async function open(tx: Tx, deps: Deps, order: TradeOrderTable, by: OrderRole, said: Said): Promise<void> {
  if (by !== 'buyer' && by !== 'seller') throw new Error('only a party opens a dispute')
  const now = deps.clock.now()
  const times = disputeTimes(now, termsOf(order))
  await store.insertDispute(tx, {
    dispute_id: deps.ids.next(),
    order_id: order.order_id,
    area_id: order.area_id,
    opened_by: by,
    reason: said.reason ?? 'other',
    text: said.text ?? '',
    images: said.images ?? '',
    state: 'open',
    opened_at: now,
    evidence_until: times.evidenceUntil,
    decide_by: times.decideBy,
    last_resort_at: times.lastResortAt,
    appealed_by: null,
    appeal_text: null,
    appealed_at: null,
    alarmed_at: null,
    ended_at: null,
  })
  await schedule(tx, { kind: alarmKind, ref: order.order_id, runAt: times.decideBy })
}

type Terms = Pick<DisputeRulingTable, 'kind' | 'seller_amount' | 'fee'>

async function decide(tx: Tx, deps: Deps, dispute: Dispute, terms: Terms, by: OrderRole, said: Said): Promise<void> {
  if ((by !== 'arbiter' && by !== 'operator') || !said.ruling)
    throw new Error('only an arbiter or the operator decides')
  await store.insertRuling(tx, {
    ruling_id: deps.ids.next(),
    dispute_id: dispute.dispute_id,
    ...terms,
    reason: said.text ?? '',
    by_role: by,
    by_user_id: said.ruling.userId,
    at: deps.clock.now(),
    buyer_accepted_at: null,
    seller_accepted_at: null,
    executed_at: null,
  })
  await store.updateDispute(tx, dispute.dispute_id, { state: 'decided' })
}

/** An appeal gives the operator as much time as the first decision had, however late the appeal comes. */
async function appeal(
  tx: Tx,
  deps: Deps,
  order: TradeOrderTable,
  dispute: Dispute,
  by: OrderRole,
  said: Said,
): Promise<void> {
  if (by !== 'buyer' && by !== 'seller') throw new Error('only a party appeals')
  const now = deps.clock.now()
  const decideBy = now + waitMs(termsOf(order), 'decideDays')
  await store.updateDispute(tx, dispute.dispute_id, {
    state: 'appealed',
    appealed_by: by,
    appeal_text: said.text ?? '',
    appealed_at: now,
    decide_by: decideBy,
    alarmed_at: null,
    last_resort_at: Math.max(dispute.last_resort_at, decideBy),
  })
  await schedule(tx, { kind: alarmKind, ref: dispute.order_id, runAt: decideBy })
}
