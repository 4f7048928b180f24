import type { saleActs } from '@contract/endpoints/market/market'
import { offerView, partyOf } from '../offers/view'
import type { SaleRow } from './store'
import type { SaleState } from '../tables'

export type SaleAct = (typeof saleActs)[number]

/** What the owner may do from each state. Source: domain model §3.3. */
const ownActs: Readonly<Record<SaleState, readonly SaleAct[]>> = {
  on: ['edit', 'pause', 'off', 'top'],
  paused: ['edit', 'resume', 'off'],
  soldout: ['renew'],
  off: ['renew'],
  expired: ['renew'],
  removed: [],
}

/** Whether the owner may do this now. Goods that are reserved to the last piece may come back, so they are not listed a second time. */
export const ownerMay = (act: SaleAct, { state, isReserved }: { state: SaleState; isReserved: boolean }): boolean =>
  ownActs[state].includes(act) && !(state === 'soldout' && isReserved)

function actsOf(row: SaleRow, isMine: boolean): SaleAct[] {
  if (!isMine) return row.state === 'on' ? ['take'] : []
  const isReserved = row.reserved_until !== null
  return ownActs[row.state].filter((act) => ownerMay(act, { state: row.state, isReserved }))
}

/** A listing as this user sees it; a guest is user 0. */
export function saleView(row: SaleRow, userId: number) {
  const isReserved = row.qty_left === 0 && row.reserved_until !== null
  const offer = offerView(row, userId)
  return {
    saleId: row.sale_id,
    saleNo: row.sale_no,
    ...offer,
    expireAt: row.expire_at,
    state: row.state,
    seller: partyOf(row),
    reservedUntil: isReserved ? row.reserved_until : null,
    ...(offer.mine && row.pinned_until !== null && { pinnedUntil: row.pinned_until }),
    acts: actsOf(row, offer.mine),
  }
}
