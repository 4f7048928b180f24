import type { ReactNode } from 'react'
import { amountOf } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { goInstead, goTo } from '@/lib/routes/go'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { Screen } from '@/ui/screen/screen'
import { listingCopy } from '../listing-copy'
import type { Listing } from '../listing-atoms'
import { useQuantity } from '@/ui/quantity/use-quantity'
import { useTake } from '../use-take'
import { ListingForm } from './listing-form'
import { ListingView } from './listing-view'
import { TakeBar } from './take-bar'

export interface ListingScreenProps {
  readonly listing: Listing
  readonly onReload: () => void
  /** At the right end of the bar. */
  readonly navEnd?: ReactNode
  readonly children?: ReactNode
}

/** A listing with the quantity one wants of it; the button makes an order and opens its cashier. */
export function ListingScreen({ listing, onReload, navEnd, children }: ListingScreenProps) {
  const { minQty: min, tick, qtyLeft: left, unit, seller, price } = listing
  const take = useTake(listing, ({ orderId }) => goInstead('salePay', { orderId }))
  const quantity = useQuantity({ min, tick, left, unit }, take.start)
  const { showing } = take
  return (
    <Screen navEnd={navEnd} footer={<TakeBar listing={listing} quantity={quantity} />}>
      <ListingView listing={listing} />
      <ListingForm listing={listing} quantity={quantity} />
      {showing.tag === 'first' && (
        <MessageBox
          notice='first-purchase'
          content={listingCopy.first.content(yuanText(amountOf(price, showing.qty)), seller.blockNo)}
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
