import type { Remote } from '@/lib/remote/remote'
import type { Listing } from '../listing-atoms'

/**
 * Whether a listing can be sent on, from the first picture on: what comes into the bar later, the mini-program sends with the whole bar.
 * Without a listing: how it is known.
 */
export const isShareable = (
  listing: Pick<Listing, 'state'> | undefined,
  known: Remote<unknown, unknown>['tag'],
): boolean => (listing ? listing.state === 'on' : known !== 'failed')
