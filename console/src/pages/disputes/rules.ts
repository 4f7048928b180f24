import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { arbiterMaxFen } from '@contract/limits'

/** Whether a dispute that runs lies on the desk of a mayor or an arbiter: up to their amount, and until an appeal. */
export const isMayors = ({ amount, dispute }: Pick<DisputeCaseDetail, 'amount' | 'dispute'>): boolean =>
  dispute.state !== 'appealed' && amount <= arbiterMaxFen
