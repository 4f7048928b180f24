import { View } from '@tarojs/components'
import type { Spot } from '@contract/spot'
import { deliveryWays } from '@/lib/market/delivery'
import { a11y } from '@/platform/a11y/a11y'
import { location } from '@/platform/location/location'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { FromMap } from '@/ui/form/from-map'
import type { Form } from '@/ui/form/use-form'
import { Section } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import { publishCopy } from '../copy'
import type { OfferValues } from '../rules/fields'
import styles from './offer-form.module.scss'

export interface HandoverFieldsProps {
  readonly form: Form<OfferValues>
  /** The days to choose from; none for an existing offer. */
  readonly days: readonly number[]
}

/** How and where goods are handed over, and how long they are offered. Source: mockup 04-saleadd. */
export function HandoverFields({ form, days }: HandoverFieldsProps) {
  const { delivery } = form.values
  return (
    <Section>
      <FormRow of={form.field('delivery')}>
        {(field) => <Segment label={field.label} items={deliveryWays} chosen={field.value} onPick={field.onChange} />}
      </FormRow>
      {delivery !== 'online' && (
        <FormField
          of={form.field('place')}
          maxLength={placeLength}
          placeholder={publishCopy.placeHint[delivery === 'post' ? 'post' : 'meet']}
          {...(location.canChoose && { unit: <OnMap form={form} /> })}
        />
      )}
      {days.length > 0 && <Days of={form.field('days')} days={days} />}
    </Section>
  )
}

/** Longest name of a place. */
const placeLength = 60

/** A place from the map keeps its position; its name can be edited. */
function OnMap({ form }: { readonly form: Form<OfferValues> }) {
  const keep = (place: string, spot: Spot) => {
    const found = { place, spot, spotName: place }
    for (const name of ['place', 'spot', 'spotName'] as const) form.field(name).onChange(found[name])
  }
  return <FromMap most={placeLength} onChosen={keep} />
}

function Days({ of, days }: { readonly of: FieldBinding<number>; readonly days: readonly number[] }) {
  return (
    <FormRow of={of}>
      {(field) => (
        <View className={cx(styles.days)} {...a11y.describe({ role: 'group', label: field.label })}>
          {days.map((id) => (
            <Chip key={id} on={id === field.value} onPress={() => field.onChange(id)}>
              {publishCopy.inDays(id)}
            </Chip>
          ))}
        </View>
      )}
    </FormRow>
  )
}
