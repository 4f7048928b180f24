import { ownWords } from '@contract/limits'
import { qty, qtyScale } from '@contract/money'
import { ownUnits } from '@contract/orders/own-units'
import type { FormFields } from '@/lib/forms/form-store'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import { publishCopy } from '../copy'
import type { NewSale, OfferValues } from './fields'
import { offerFields, shared } from './fields'

const words = publishCopy.own

/** Photo, words, price and quantity. Source: findings of 2026-11-22 (photo first, published in three steps). */
export const lastStep = 3

/** A thing in own words is named by its title and shown by a picture. Source: domain model §10. */
export const ownNaming: Pick<FormFields<OfferValues>, 'title' | 'thumbs'> = {
  title: {
    label: words.name,
    rules: [{ required: true }, { minLength: ownWords.min }, { maxLength: ownWords.max }],
  },
  thumbs: { label: words.photo, rules: [{ required: true, errorMessage: words.needsPhoto }] },
}

/** Labels and rules of the three steps. Such things are sold as wholes. */
export function ownFields({ delivery, unit }: OfferValues): FormFields<OfferValues> {
  const whole = { minQty: qty(qtyScale), tick: qty(qtyScale), unit }
  return {
    ...offerFields('sale', () => whole, delivery),
    ...ownNaming,
    itemId: { label: publishCopy.item, rules: [] },
    minQty: { label: publishCopy.minQty, rules: [] },
  }
}

/** What is refused is shown where it stands: the first step that holds one of these fields, if one does. */
export function stepWith(names: readonly string[]): number | undefined {
  if (names.includes('thumbs')) return 1
  return names.includes('title') || names.includes('content') ? 2 : undefined
}

/** Why the next step must wait, if it must. */
export function stepProblem({ step, thumbs, title }: OfferValues): string | undefined {
  if (step === 1) return thumbs === '' ? words.needsPhoto : undefined
  const { length } = title.trim()
  return step === 2 && (length < ownWords.min || length > ownWords.max) ? words.needsName : undefined
}

/** The listing that was typed; undefined while a number is not valid, which the rules have already reported. */
export function ownSaleOf(values: OfferValues): NewSale | undefined {
  const [price, quantity] = [typedFen(values.price), typedQty(values.qty)]
  const unit = ownUnits.find((one) => one === values.unit)
  if (price === undefined || quantity === undefined || unit === undefined) return undefined
  return { own: { unit }, ...shared(values, price, quantity), title: values.title, minQty: qtyScale }
}
