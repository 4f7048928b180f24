import { startOfDay } from '@contract/hours'
import type { ItemDay } from '@contract/endpoints/market/items'
import type { Qty } from '@contract/money'
import { qty } from '@contract/money'
import type { ChartPoint } from '@/ui/line-chart/line'

/** The closing price of each day with a deal. */
export const closePoints = (days: readonly ItemDay[]): ChartPoint[] =>
  days.map(({ day, close }) => ({ atMs: startOfDay(day), value: close }))

/** How often and how much was traded. */
export function tradedIn(days: readonly ItemDay[]): { readonly deals: number; readonly qty: Qty } {
  return {
    deals: days.reduce((sum, day) => sum + day.deals, 0),
    qty: qty(days.reduce((sum, day) => sum + day.qty, 0)),
  }
}
