import type { CallError } from '@/lib/http/errors'
import { isMissing } from '@/lib/remote/missing'
import type { Remote } from '@/lib/remote/remote'
import { goToBoard } from '@/lib/routes/go'
import type { Listing } from './listing-atoms'
import { listingCopy } from './listing-copy'

/** What stands in place of a listing that cannot be shown: that it is gone, and where others are; that the money is safe. */
export const listingAbsence = (saleId: number | null, listing: Remote<Listing, CallError>) => ({
  safe: listingCopy.safe,
  toOthers: { text: listingCopy.toBoard, onPress: goToBoard },
  ...((saleId === null || isMissing(listing)) && { gone: listingCopy.unknown, goneText: listingCopy.unknownText }),
})
