import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { goToBoard } from '@/lib/routes/go'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { listingCopy } from '../../listing-copy'
import type { Listing } from '../../listing-atoms'

export interface ListingAbsentProps {
  readonly saleId: number | null
  readonly listing: Remote<Listing, CallError>
  readonly onRetry: () => void
}

/** Shown in place of a listing that cannot be shown: loading, failed, or gone. */
export function ListingAbsent({ saleId, listing, onRetry }: ListingAbsentProps) {
  const isUnknown = listing.tag === 'failed' && listing.error.kind === 'refused' && listing.error.reason === 'NOT_FOUND'
  const back = { text: listingCopy.toBoard, onPress: goToBoard }
  if (saleId === null || isUnknown)
    return <EmptyState kind='failed' title={listingCopy.unknown} text={listingCopy.unknownText} action={back} />
  return (
    <RemoteView
      of={listing.tag === 'ready' ? { tag: 'loading' } : listing}
      onRetry={onRetry}
      failure={(error) => ({ text: `${callErrorText(error)}。${listingCopy.safe}` })}
    >
      {() => null}
    </RemoteView>
  )
}
