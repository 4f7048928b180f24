import type { ZoneSale } from '@contract/block/zone'

/** What of a zone decides what it offers. */
export interface ZoneOffer {
  readonly from: number
  readonly to: number
  readonly price: number | null
  readonly sold: ZoneSale
}

/**
 * Whether two persons decide a change of a zone: whatever puts blocks on sale, or changes what is asked for them. Taking a zone off sale,
 * and all of one that offers nothing, is for one. Source: operating §8.
 */
export function isOfferForTwo(old: ZoneOffer | undefined, next: ZoneOffer): boolean {
  if (next.sold !== 'price') return false
  return old?.sold !== 'price' || old.price !== next.price || next.from < old.from || next.to > old.to
}
