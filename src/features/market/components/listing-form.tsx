import { View } from '@tarojs/components'
import { momentText } from '@/lib/format/moment'
import { a11y } from '@/platform/a11y/a11y'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { Stepper } from '@/ui/stepper/stepper'
import { listingCopy } from '../copy'
import { deliveryText } from '../delivery'
import type { Listing } from '../listing-atoms'
import { shortQtyText, stockText } from '../quantity'
import type { QuantityForm } from '../use-quantity'
import styles from './listing-form.module.scss'

export interface ListingFormProps {
  readonly listing: Listing
  readonly quantity: QuantityForm
}

/** How much one takes, how it is handed over, and until when the listing stands. */
export function ListingForm({ listing, quantity }: ListingFormProps) {
  const { qtyLeft, minQty, tick } = listing
  const limits = listingCopy.limits(stockText(qtyLeft), shortQtyText(minQty), shortQtyText(tick))
  const { field } = quantity
  return (
    <Section>
      <View id={field.id} className={cx(styles.row)}>
        <View className={cx(styles.text)}>
          <View>{listingCopy.qty}</View>
          <View
            className={cx(styles.note, field.isBad && styles.bad)}
            {...a11y.describe(field.isBad ? { role: 'alert' } : {})}
          >
            {field.error ?? limits}
          </View>
        </View>
        <Stepper
          label={listingCopy.qty}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onLess={quantity.onLess}
          onMore={quantity.onMore}
          invalid={field.isBad}
        />
      </View>
      <Cell title={listingCopy.delivery} value={deliveryText(listing)} />
      <Cell title={listingCopy.until} value={listingCopy.untilAt(momentText(listing.expireAt))} />
    </Section>
  )
}
