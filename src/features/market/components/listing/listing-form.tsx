import { quantityWords } from '@/lib/quantity/words'
import { deliveryText } from '@/lib/market/delivery'
import { useOpenPlace } from '@/lib/market/use-open-place'
import { useMomentText } from '@/lib/session/moment'
import { Cell } from '@/ui/cell/cell'
import { QuantityRow } from '@/ui/quantity/quantity-row'
import type { QuantityForm } from '@/ui/quantity/use-quantity'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { listingCopy } from '../../listing-copy'
import type { Listing } from '../../listing-atoms'

export interface ListingFormProps {
  readonly listing: Listing
  readonly quantity: QuantityForm
}

/** The quantity to take, how it is handed over, and until when the listing is open. */
export function ListingForm({ listing, quantity }: ListingFormProps) {
  const moment = useMomentText()
  const openPlace = useOpenPlace(() => showToast(listingCopy.placeCopied))
  const { qtyLeft: left, minQty: min, tick, unit } = listing
  return (
    <Section>
      <QuantityRow limits={quantityWords.stock({ left, min, tick, unit })} quantity={quantity} />
      <Cell
        title={listingCopy.delivery}
        value={deliveryText(listing)}
        {...(listing.place !== '' && { onPress: () => openPlace(listing), toMap: true })}
      />
      <Cell title={listingCopy.until} value={listingCopy.untilAt(moment(listing.expireAt))} />
    </Section>
  )
}
