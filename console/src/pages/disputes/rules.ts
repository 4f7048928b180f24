import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { judgeOf } from '@contract/orders/story'

/** Whether a dispute that runs waits in the queue of a mayor or an arbiter: up to their amount, and until an appeal. */
export const isMayors = (one: Pick<DisputeCaseDetail, 'amount' | 'terms' | 'dispute'>): boolean =>
  one.dispute.state !== 'appealed' && judgeOf(one) === 'arbiter'
