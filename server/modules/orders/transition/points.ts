import type { PointsRow } from '@contract/endpoints/people/points'
import type { Tx } from '../../../db/schema'
import type { Award } from '../../points/open/award'
import { awardedRow } from '../../points/open/award'
import type { TradeOrderTable } from '../tables'

const pointsOfDone = 2

/**
 * The popularity that both parties get for a completed order; the lower user id first, so that two orders never deadlock. Source: domain
 * model §3.11.
 */
export function awardsOf(order: TradeOrderTable): readonly Award[] {
  const thing = { content: `订单 ${order.order_no} 成交`, refType: 'order', refId: order.order_id }
  const userIds = [order.buyer_user_id, order.seller_user_id].sort((one, other) => one - other)
  return userIds.map((userId) => ({ ...thing, userId, areaId: order.area_id, pointsAdd: pointsOfDone }))
}

/** What this person earned by the order, for the points popup. */
export const earnedRow = (tx: Tx, userId: number, orderId: number): Promise<PointsRow | undefined> =>
  awardedRow(tx, { userId, refType: 'order', refId: orderId })
