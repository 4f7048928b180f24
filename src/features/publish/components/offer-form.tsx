import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { qtyText } from '@/lib/format/qty'
import { typedFen } from '@/lib/forms/typed-number'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow, FormSelect } from '@/ui/form/form-row'
import type { Form } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { groupNamesAtom } from '../atoms'
import { publishCopy } from '../copy'
import type { OfferValues } from '../rules/fields'
import { betterOpposite } from '../rules/numbers'
import { HandoverFields } from './handover-fields'
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
  /** Leads to selling a thing in own words, named as it was looked for in vain. */
  readonly onOwn?: (name: string) => void
}

/** The fields of a listing or of a buy order. Source: mockup 04-saleadd. */
export function OfferForm({ side, form, items, item, days, onLook, onOwn }: OfferFormProps) {
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
            {...(onOwn && { other: { text: publishCopy.own.entry, none: publishCopy.own.none, onPress: onOwn } })}
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
          placeholder={publishCopy.priceHint}
          {...(unit !== undefined && { unit: publishCopy.perUnit(unit) })}
          {...(item && item.isOther !== true && { hint: <PriceRuler item={item} price={typedFen(values.price)} /> })}
        />
        <View>
          {better !== undefined && (
            <Note tone='primary' action={{ text: publishCopy.look[side], onPress: onLook }}>
              {(side === 'sale' ? publishCopy.sellNow : publishCopy.buyNow)(yuanText(fen(better)))}
            </Note>
          )}
        </View>
        <FormField of={form.field('qty')} kind='amount' unit={unit} placeholder={hints.qty} />
        {side === 'sale' && (
          <FormField of={form.field('minQty')} kind='amount' unit={unit} placeholder={hints.minQty} />
        )}
      </Section>
      <HandoverFields form={form} days={days} />
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
