import { dayStart } from '@contract/hours'
import type { Db, Tx } from '../../../db/schema'
import { isForTwo } from '../../limits/open/thresholds'
import { claimPerson } from '../../session/open/claim-person'
import type { OrderRow } from '../store'
import { decidedBefore } from './dispute-store'

type Order = Pick<OrderRow, 'order_id' | 'buyer_user_id' | 'seller_user_id' | 'amount'>

/** What counts with a disputed order towards two persons: others of the same two people, decided today or waiting. */
export const twoBeforeOf = (db: Db, order: Order, now: number): Promise<number> =>
  decidedBefore(db, order, { since: dayStart(now), now })

/**
 * Whether two operators decide it, whatever either would get. Buyer and seller are claimed: of two orders at once the second counts the
 * first. Source: community §9 (two persons).
 */
export async function isDecisionForTwo(tx: Tx, order: Order, now: number): Promise<boolean> {
  const people = [order.buyer_user_id, order.seller_user_id].sort((a, b) => a - b)
  for (const userId of people) await claimPerson(tx, userId)
  return isForTwo(tx, 'disputeTwo', { amount: order.amount, before: await twoBeforeOf(tx, order, now), at: now })
}
