import type { ApiOutput } from '@contract/endpoints/all'
import type { BuyView } from '@contract/endpoints/bids'
import type { SaleView } from '@contract/endpoints/market'

/** How many own offers are to be paid by me, stand, have ended. */
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

/** Own bids: to be paid by me first, then those that stand, then the ended ones. Source: domain model §7. */
export const groupOfBid = ({ state }: Pick<BuyView, 'state'>): GroupName => bidGroups[state]

/** Own listings. A sold-out one that may come back is ended until it does. */
export const groupOfSale = ({ state }: Pick<SaleView, 'state'>): GroupName => saleGroups[state]
