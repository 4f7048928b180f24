import { dayStart } from '@contract/hours'
import { nextIn } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Side, TradeOrderTable } from '../tables'
import type { AskColumns } from './guards'
import { openAsk, openPart } from './guards'

type Facts = AskColumns & Pick<TradeOrderTable, 'state' | 'buyer_reminded_at' | 'seller_reminded_at'>

/**
 * Why this side may not remind the other now, if so: it must be the other's turn, no request waits for an answer, and they were not yet
 * reminded of today. Refusals: MOVED,
 * LIMIT. Source: domain model §10.
 */
export function remindRefusal(order: Facts, side: Side, now: number): Refusal | undefined {
  if (openAsk(order, now) !== null || openPart(order, now)) return refusal('MOVED')
  const turn = nextIn(order.state)
  if (turn === undefined || turn === side || order.state === 'unpaid') return refusal('MOVED')
  const last = side === 'buyer' ? order.buyer_reminded_at : order.seller_reminded_at
  return last !== null && last >= dayStart(now) ? refusal('LIMIT', {}, '今天已提醒过') : undefined
}
