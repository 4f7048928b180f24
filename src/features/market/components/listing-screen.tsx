import type { ReactNode } from 'react'
import { amountOf } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { goInstead, goTo } from '@/lib/routes/go'
import { MessageBox } from '@/ui/message-box/message-box'
import { Screen } from '@/ui/screen/screen'
import { listingCopy } from '../listing-copy'
import type { Listing } from '../listing-atoms'
import type { TakeStep } from '../take'
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
        <MessageBox
          type={showing.failure.step === 'close' ? 'info' : 'confirm'}
          content={showing.failure.text}
          confirmText={showing.failure.next}
          cancelText={listingCopy.close}
          closeText={showing.failure.next}
          onEvent={(event) => {
            take.hide()
            if (event === 'confirm') follow(showing.failure.step, onReload, () => take.send(showing.qty))
          }}
        />
      )}
      {children}
    </Screen>
  )
}

function follow(step: TakeStep, reload: () => void, retry: () => void): void {
  switch (step) {
    case 'close':
      return
    case 'reload':
      return reload()
    case 'retry':
      return retry()
    case 'buys':
      return goTo('myBuys')
    case 'board':
      return goTo('home')
    case 'account':
      return goTo('loginUser')
  }
}
