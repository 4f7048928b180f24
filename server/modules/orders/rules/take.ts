import type * as v from 'valibot'
import type { saleTake } from '@contract/endpoints/market/market'
import { dayEnd, dayStart } from '@contract/hours'
import { cancelledTakesPerDay, unpaidTakesPerDay } from '@contract/limits'
import { amountOf, fen, qty } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Lapse } from '../../pay/open/cool-down'
import { qtyProblems } from '../../market/open/words'
import type { LockedSale } from '../store'
import type { TradeOrderTable } from '../tables'

/** Why this purchase from this listing is not possible, if so. */
export function saleRefusal(
  sale: LockedSale,
  input: v.InferOutput<typeof saleTake.input>,
  now: number,
): Refusal | undefined {
  if (sale.state === 'expired' || sale.expire_at <= now) return refusal('EXPIRED')
  if (sale.state !== 'on' && sale.state !== 'soldout') return refusal('CLOSED')
  if (sale.price !== input.price) return refusal('PRICE_CHANGED', { price: sale.price })
  if (sale.ver !== input.ver) return refusal('MOVED', { ver: sale.ver })
  if (input.qty > sale.qty_left) return refusal('SOLD_OUT', { qtyLeft: sale.qty_left })
  if (input.qty % sale.tick !== 0) return refusal('FORM', { fields: qtyProblems.offTick })
  // The last rest may be smaller than the least quantity, but must then be taken as a whole.
  if (input.qty < sale.min_qty && input.qty !== sale.qty_left) return refusal('LIMIT', { minQty: sale.min_qty })
  if (amountOf(fen(sale.price), qty(input.qty)) === 0) return refusal('FORM', { fields: qtyProblems.belowOneFen })
  return undefined
}

/**
 * Orders still unpaid count together with those that lapsed today, after which a cool-down begins, so that nobody reserves a whole
 * board at once. They stop counting when they are paid or cancelled. Source: domain model §3.5 row 1, §5.
 */
export function waitingRefusal(
  waiting: readonly Pick<TradeOrderTable, 'deadline_at'>[],
  lapsed: readonly Pick<Lapse, 'at'>[],
  now: number,
): Refusal | undefined {
  const today = lapsed.filter(({ at }) => dayStart(at) === dayStart(now))
  if (waiting.length === 0 || waiting.length + today.length < unpaidTakesPerDay) return undefined
  const said = `你有 ${waiting.length} 笔订单待付款，付款或取消后再买`
  return refusal('COOLDOWN', { until: waiting[0]?.deadline_at, unpaid: waiting.length }, said)
}

/**
 * Somebody who keeps reserving and cancelling the same goods keeps them from others: after the limit, this person can take no more of that
 * listing on that day. Source: domain model §10.
 */
export function cancelRefusal(cancelled: number, now: number): Refusal | undefined {
  if (cancelled <= cancelledTakesPerDay) return undefined
  return refusal('COOLDOWN', { until: dayEnd(now), cancelled }, `这件商品今天已取消 ${cancelled} 次，明天再买`)
}
