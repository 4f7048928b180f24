import { shops } from '@contract/shop/limits'
import type { ShopTimerAct } from '@contract/shop/transitions'
import type { ShopTable } from '../tables'

interface Due {
  readonly at: number
  readonly act: Exclude<ShopTimerAct, 'payLate'>
}

type Dated = Pick<ShopTable, 'state' | 'review_by' | 'is_alarmed' | 'end_at' | 'reminded' | 'closes_at'>

/** How many reminders of its end a shop should have had by now. */
export const remindersBy = (endAt: number, now: number): number =>
  shops.remindersMs.filter((beforeMs) => endAt - beforeMs <= now).length

function ofActive({ end_at: endAt, reminded }: Dated): Due[] {
  if (endAt === null) return []
  const beforeMs = shops.remindersMs[reminded]
  const end: Due = { at: endAt, act: 'end' }
  return beforeMs === undefined ? [end] : [end, { at: endAt - beforeMs, act: 'remind' }]
}

/**
 * What the timer of a shop does next; undefined when it waits for nothing. The end of an unpaid shop has a timer of its own, because
 * payments end by other rules. Source: community §5.
 */
export function dueOf(shop: Dated): Due | undefined {
  const { state, review_by: reviewBy, is_alarmed: isAlarmed, closes_at: closesAt } = shop
  const found: Due[] = state === 'active' ? ofActive(shop) : []
  if (reviewBy !== null && !isAlarmed) found.push({ at: reviewBy, act: 'alarm' })
  if (closesAt !== null) found.push({ at: closesAt, act: 'hide' })
  return found.sort((one, other) => one.at - other.at)[0]
}
