import { waits } from '@contract/limits'
import type { OrderParcelTable, TradeOrderTable } from '../tables'

type Facts = Pick<TradeOrderTable, 'state' | 'deadline_at' | 'deadline_does' | 'more_confirm'>
type Parcel = Pick<OrderParcelTable, 'sent_at' | 'signed_at'>

/** Whether a carrier's "signed for" is news of this parcel: of an order that runs, after the dispatch, and not known yet. */
export const isNewlySigned = ({ state }: Pick<Facts, 'state'>, parcel: Parcel, at: number, now: number): boolean =>
  (state === 'delivered' || state === 'dispute') && parcel.signed_at === null && at >= parcel.sent_at && at <= now

/** The least time that is left to a buyer after we learned of it: as long as the last reminder gives. */
const leastLeftMs = waits.confirmRemindersBeforeMs[1]

/**
 * The deadline of the confirmation once the carrier has said "signed for": as long after that as any delivery's, with what the seller
 * granted, and never past. Undefined when the present one is earlier, or when none runs. Source: domain model §10.
 */
export function deadlineOfSigned(order: Facts, signedAt: number, now: number): number | undefined {
  if (order.deadline_does !== 'confirmSilent' || order.deadline_at === null) return undefined
  const granted = order.more_confirm ? waits.moreConfirmMs : 0
  const at = Math.max(signedAt + waits.confirmMs + granted, now + leastLeftMs)
  return at < order.deadline_at ? at : undefined
}
