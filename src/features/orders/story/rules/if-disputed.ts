import { disputeTimes } from '@contract/orders/dispute-times'
import { disputeWaiting } from '@contract/orders/story'
import type { TurnFacts } from './turn'
import { longOtherwise } from './turn'

/** What the order would say of its dispute's course if the reader opened one now. */
export function courseIfDisputed(order: TurnFacts, nowMs: number): string {
  const { evidenceUntil, decideBy, lastResortAt } = disputeTimes(nowMs, order.terms)
  const dispute = { by: order.side, reason: 'other', state: 'open', openedAt: nowMs, evidenceUntil, decideBy } as const
  const disputed = {
    ...order,
    state: 'dispute',
    deadlineAt: lastResortAt,
    dispute: { ...dispute, decision: null, appeal: null },
  } as const
  return longOtherwise(disputed, disputeWaiting(disputed, nowMs), nowMs)
}
