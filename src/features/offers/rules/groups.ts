import type { ApiOutput } from '@contract/endpoints/all'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { SaleView } from '@contract/endpoints/market/market'

/** How many of the reader's own offers are to be paid, are open, have ended. */
export type OfferCounts = ApiOutput<'/bctSale/list'>['groups']
export type GroupName = keyof NonNullable<OfferCounts>

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

/** Own bids: first those to be paid, then open ones, then ended ones. Source: domain model §7. */
export const groupOfBid = ({ state }: Pick<BuyView, 'state'>): GroupName => bidGroups[state]

/** Own listings. A sold-out one whose goods may come back counts as ended until they do. */
export const groupOfSale = ({ state }: Pick<SaleView, 'state'>): GroupName => saleGroups[state]
