import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { fen } from '@contract/money'
import type { Spot } from '@contract/spot'
import { yuanText } from '@/lib/format/yuan'
import { qtyText } from '@/lib/format/qty'
import { typedFen } from '@/lib/forms/typed-number'
import { imageUrlAtom } from '@/lib/images/image-url'
import { deliveryWays } from '@/lib/market/delivery'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { a11y } from '@/platform/a11y/a11y'
import { location } from '@/platform/location/location'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow, FormSelect } from '@/ui/form/form-row'
import { FromMap } from '@/ui/form/from-map'
import type { Form } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import { groupNamesAtom } from '../atoms'
import { publishCopy } from '../copy'
import type { OfferValues } from '../rules/fields'
import { betterOpposite } from '../rules/numbers'
import styles from './offer-form.module.scss'
import { PriceRuler } from './price-ruler'

export interface OfferFormProps {
  readonly side: 'sale' | 'bid'
  readonly form: Form<OfferValues>
  readonly items: readonly ItemBrief[]
  readonly item: ItemBrief | undefined
  /** The days to choose from; none for an existing offer, whose item is shown and cannot be changed. */
  readonly days: readonly number[]
  /** Leads to the other board, where somebody offers as good a price. */
  readonly onLook: () => void
}

/** The fields of a listing or of a buy order. Source: mockup 04-saleadd. */
export function OfferForm({ side, form, items, item, days, onLook }: OfferFormProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const groupNames = useAtomValue(groupNamesAtom)
  const { values } = form
  const better = betterOpposite(side, values.price, item)
  const unit = item?.unit
  const hints = hintsOf(side, item)
  return (
    <>
      <Section>
        {days.length > 0 ? (
          <FormSelect
            of={form.field('itemId')}
            search={publishCopy.searchItem}
            items={items.map((one) => {
              const group = groupNames.get(one.categoryId)
              return { id: one.itemId, text: one.name, note: one.unit, ...(group !== undefined && { group }) }
            })}
          />
        ) : (
          <FormRow of={form.field('itemId')}>{() => item?.name}</FormRow>
        )}
        <FormField of={form.field('title')} maxLength={40} placeholder={hints.name} />
        <FormField
          of={form.field('price')}
          kind='amount'
          maxLength={12}
          placeholder={publishCopy.priceHint}
          {...(unit !== undefined && { unit: publishCopy.perUnit(unit) })}
          {...(item && { hint: <PriceRuler item={item} price={typedFen(values.price)} /> })}
        />
        {better !== undefined && (
          <Note tone='primary' action={{ text: publishCopy.look[side], onPress: onLook }}>
            {(side === 'sale' ? publishCopy.sellNow : publishCopy.buyNow)(yuanText(fen(better)))}
          </Note>
        )}
        <FormField of={form.field('qty')} kind='amount' maxLength={14} unit={unit} placeholder={hints.qty} />
        {side === 'sale' && (
          <FormField of={form.field('minQty')} kind='amount' maxLength={14} unit={unit} placeholder={hints.minQty} />
        )}
      </Section>
      <Section>
        <FormRow of={form.field('delivery')}>
          {(field) => <Segment label={field.label} items={deliveryWays} chosen={field.value} onPick={field.onChange} />}
        </FormRow>
        {values.delivery !== 'online' && (
          <FormField
            of={form.field('place')}
            maxLength={placeLength}
            placeholder={publishCopy.placeHint[values.delivery === 'post' ? 'post' : 'meet']}
            {...(location.canChoose && { unit: <OnMap form={form} /> })}
          />
        )}
        {days.length > 0 && <Days of={form.field('days')} days={days} />}
      </Section>
      <Section>
        <ImageGrid
          label={publishCopy.images}
          value={values.thumbs}
          urlOf={urlOf}
          edit={{ onChange: form.field('thumbs').onChange, upload }}
        />
      </Section>
      <Section>
        <FormArea of={form.field('content')} placeholder={publishCopy.textHint[side]} />
      </Section>
    </>
  )
}

/** What an empty field asks for, by the item that was chosen. */
function hintsOf(side: OfferFormProps['side'], item: ItemBrief | undefined) {
  const least = item && qtyText(item.minQty)
  return {
    name: side === 'sale' ? publishCopy.nameHint : publishCopy.nameHintOfBid(item?.name ?? publishCopy.itemName),
    qty: least === undefined ? publishCopy.qtyHint : publishCopy.qtyHintOfItem(least),
    minQty: publishCopy.minQtyHint(least),
  }
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
