import type { BuyView } from '@contract/endpoints/bids'
import type { SaleView } from '@contract/endpoints/market'

export type GroupName = 'mine' | 'running' | 'ended'

export interface OfferGroup<T> {
  readonly name: GroupName
  readonly rows: readonly T[]
}

const bidGroups: Readonly<Record<BuyView['state'], GroupName>> = {
  unpaid: 'mine',
  open: 'running',
  filled: 'ended',
  closed: 'ended',
  expired: 'ended',
  removed: 'ended',
}

const saleGroups: Readonly<Record<SaleView['state'], GroupName>> = {
  on: 'running',
  paused: 'running',
  soldout: 'ended',
  off: 'ended',
  expired: 'ended',
  removed: 'ended',
}

function grouped<T>(rows: readonly T[], groupOf: (row: T) => GroupName): OfferGroup<T>[] {
  const names: readonly GroupName[] = ['mine', 'running', 'ended']
  return names
    .map((name) => ({ name, rows: rows.filter((row) => groupOf(row) === name) }))
    .filter((group) => group.rows.length > 0)
}

/** Own bids: to be paid by me first, then those that stand, then the ended ones; the order inside a group stays. Source: domain model §7. */
export const groupBids = <T extends Pick<BuyView, 'state'>>(bids: readonly T[]) =>
  grouped(bids, ({ state }) => bidGroups[state])

/** Own listings, those that stand first. A sold-out one that may come back is ended until it does. */
export const groupSales = <T extends Pick<SaleView, 'state'>>(sales: readonly T[]) =>
  grouped(sales, ({ state }) => saleGroups[state])

/** Rows of groups, one group after the other. */
export const inGroups =
  <T>(groupsOf: (rows: readonly T[]) => readonly OfferGroup<T>[]) =>
  (rows: readonly T[]): readonly T[] =>
    groupsOf(rows).flatMap((group) => group.rows)
