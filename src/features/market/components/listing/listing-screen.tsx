import type { ReactNode } from 'react'
import { amountOf, qty } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { goInstead, goTo } from '@/lib/routes/go'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { Screen } from '@/ui/screen/screen'
import { listingCopy } from '../../listing-copy'
import type { Listing } from '../../listing-atoms'
import { useQuantity } from '@/ui/quantity/use-quantity'
import { useTake } from '../../use-take'
import { ListingForm } from './listing-form'
import { ListingView } from './listing-view'
import { TakeBar } from './take-bar'

export interface ListingScreenProps {
  /** Undefined while it cannot be shown. */
  readonly listing: Listing | undefined
  /** Shown in its place. */
  readonly absent: ReactNode
  readonly onReload: () => void
  /** At the right end of the bar. */
  readonly navEnd?: ReactNode
  readonly children?: ReactNode
}

const noLimits = { min: qty(1), tick: qty(1), left: qty(0), unit: '' }

/**
 * A listing with the wanted quantity; the button makes an order and opens its cashier. The frame is drawn before the listing arrives and
 * stays: in the mini-program a new one would be sent to the screen again.
 */
export function ListingScreen({ listing, absent, onReload, navEnd, children }: ListingScreenProps) {
  const take = useTake(listing, ({ orderId }) => goInstead('salePay', { orderId }))
  const limits = listing
    ? { min: listing.minQty, tick: listing.tick, left: listing.qtyLeft, unit: listing.unit }
    : noLimits
  const quantity = useQuantity(limits, take.start, listing?.saleId)
  const { showing } = take
  const footer = listing && <TakeBar listing={listing} quantity={quantity} />
  return (
    <Screen name={listing?.title} navEnd={navEnd} footer={footer}>
      {listing ? <ListingView listing={listing} /> : absent}
      {listing && <ListingForm listing={listing} quantity={quantity} />}
      {listing && showing.tag === 'first' && (
        <MessageBox
          notice='first-purchase'
          content={listingCopy.first.content(yuanText(amountOf(listing.price, showing.qty)), listing.seller.blockNo)}
          onEvent={(event) => (event === 'forward' ? take.send(showing.qty) : take.hide())}
        />
      )}
      {showing.tag === 'failure' && (
        <FailureBox
          failure={showing.failure}
          onHide={take.hide}
          steps={{
            reload: onReload,
            edit: onReload,
            retry: () => take.send(showing.qty),
            orders: () => goTo('myBuys'),
          }}
        />
      )}
      {children}
    </Screen>
  )
}
