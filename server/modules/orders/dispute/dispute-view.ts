import { fen } from '@contract/money'
import type { Dispute } from './dispute-store'
import { evidenceOf } from './dispute-store'
import type { Db } from '../../../db/schema'
import type { DisputeRulingTable, Side, TradeOrderTable } from '../tables'

type Row = Pick<TradeOrderTable, 'amount' | 'deadline_at'>

function rulingView(order: Row, dispute: Dispute, ruling: DisputeRulingTable) {
  const acceptedBy: Side[] = []
  if (ruling.buyer_accepted_at !== null) acceptedBy.push('buyer')
  if (ruling.seller_accepted_at !== null) acceptedBy.push('seller')
  return {
    kind: ruling.kind,
    sellerAmount: fen(ruling.seller_amount),
    buyerAmount: fen(order.amount - ruling.seller_amount),
    fee: fen(ruling.fee),
    reason: ruling.reason,
    by: ruling.by_role,
    at: ruling.at,
    executesAt: dispute.state === 'decided' ? order.deadline_at : null,
    acceptedBy,
  }
}

/** A dispute without its evidence. */
export function disputeBrief(order: Row, dispute: Dispute) {
  const { appealed_by: by, appeal_text: text, appealed_at: at } = dispute
  return {
    by: dispute.opened_by,
    reason: dispute.reason,
    state: dispute.state,
    openedAt: dispute.opened_at,
    evidenceUntil: dispute.evidence_until,
    decideBy: dispute.decide_by,
    decision: dispute.ruling ? rulingView(order, dispute, dispute.ruling) : null,
    appeal: by !== null && at !== null ? { by, text: text ?? '', at } : null,
  }
}

/** A dispute with all its evidence. */
export async function disputeView(db: Db, order: Row, dispute: Dispute) {
  const { text, images } = dispute
  return { ...disputeBrief(order, dispute), text, images, evidence: await evidenceOf(db, dispute) }
}
