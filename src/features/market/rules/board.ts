import type { Openings } from '@contract/hours'
import { isOpenAt } from '@contract/hours'
import { groupByItem } from '@/lib/market/groups'
import type { ItemView } from '@contract/endpoints/market/items'
import type { SaleView } from '@contract/endpoints/market/market'

/** Listings of one item, cheapest first, under the item's prices. */
export interface BoardGroup {
  readonly item: ItemView
  readonly rows: readonly BoardRow[]
  /** Its item is already shown above the rows of the previous part. */
  readonly isContinued: boolean
}

/** How often a board on the screen is loaded again. Our decision. */
export const boardRefreshMs = 30_000

export interface BoardRow {
  readonly sale: SaleView
  /** The cheapest listing of its item: shown with the tag 最低. */
  readonly isLowest: boolean
}

interface Shown {
  readonly rows: readonly SaleView[]
  readonly items: readonly ItemView[]
  /** The listing above these rows. */
  readonly before?: SaleView | undefined
}

/** Rows under their item, in the order the server gave them, the cheapest one marked. */
export function groupBoard({ rows, items, before }: Shown): BoardGroup[] {
  return groupByItem(rows, items).map(({ item, rows: own }) => {
    const isContinued = before?.itemId === item.itemId
    const isMarked = isContinued && before.price === item.bestAsk
    const lowest = isMarked ? undefined : own.find((row) => row.price === item.bestAsk)
    return { item, isContinued, rows: own.map((sale) => ({ sale, isLowest: sale === lowest })) }
  })
}

/** Rows in another order, not under their items; each one at its item's lowest price is marked. */
export function flatBoard({ rows, items }: Shown): BoardRow[] {
  const lowest = new Map(items.map((item) => [item.itemId, item.bestAsk]))
  return rows.map((sale) => ({ sale, isLowest: sale.price === lowest.get(sale.itemId) }))
}

export type RowAction =
  | { readonly kind: 'manage' }
  | { readonly kind: 'reserved'; readonly until: number }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'closedHours' }
  | { readonly kind: 'buy' }

type RowFacts = Pick<SaleView, 'mine' | 'qtyLeft' | 'reservedUntil' | 'state'>

/**
 * What the button of a listing does: the reader's own is managed, a reserved one waits, the others can be bought while the city is open.
 * Source: domain model §3.3, §4.
 */
export function rowAction(sale: RowFacts, openings: Openings, nowMs: number): RowAction {
  if (sale.mine) return { kind: 'manage' }
  if (sale.qtyLeft === 0 || sale.state !== 'on') {
    const until = sale.reservedUntil ?? 0
    return until > nowMs ? { kind: 'reserved', until } : { kind: 'soldOut' }
  }
  return isOpenAt(openings, nowMs) ? { kind: 'buy' } : { kind: 'closedHours' }
}
