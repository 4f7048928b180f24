import type { ApiInput } from '@contract/endpoints/all'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { largest } from '@contract/largest'
import { fen } from '@contract/money'
import { ownUnits } from '@contract/orders/own-units'
import type { FormFields } from '@/lib/forms/form-store'
import { yuanRule } from '@/lib/forms/number-rules'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import { publishCopy } from '../copy'
import type { FindItem } from './numbers'
import { itemQtyRule } from './numbers'

/** What a form asks to put on sale, or to be sold. */
export type NewSale = Omit<ApiInput<'/bctSale/add'>, 'clientNo'>
export type NewBid = Omit<ApiInput<'/bctBuy/add'>, 'clientNo'>

/** What both forms hold, as typed. A form value is a text or a number; `itemId` is 0 until an item is chosen. */
export interface OfferValues {
  readonly [name: string]: string | number
  readonly itemId: number
  readonly title: string
  readonly price: string
  readonly qty: string
  readonly minQty: string
  readonly delivery: string
  readonly place: string
  /** The position that the map gave for the place, and its name there; valid for that place only. */
  readonly spot: string
  readonly spotName: string
  readonly days: number
  /** Of a thing in own words: what it is counted in, and which step of publishing it is shown. */
  readonly unit: string
  readonly step: number
  readonly thumbs: string
  readonly content: string
}

export const emptyOffer = (itemId: number, days: number): OfferValues => ({
  itemId,
  title: '',
  price: '',
  qty: '',
  minQty: '',
  delivery: 'meet',
  place: '',
  spot: '',
  spotName: '',
  days,
  unit: ownUnits[0],
  step: 1,
  thumbs: '',
  content: '',
})

const ruleOfItem = {
  validateFunction: (_rule: unknown, value: unknown) =>
    typeof value === 'number' && value > 0 ? true : publishCopy.itemMissing,
}

const placeRule = { required: true, errorMessage: publishCopy.placeMissing }

/**
 * Labels and rules of both forms. A bid has no least quantity of its own: the item's applies. Handover in person needs a place. Source:
 * domain model §3.3, §3.4, §10 (delivery words).
 */
export function offerFields(side: 'sale' | 'bid', find: FindItem, delivery: string): FormFields<OfferValues> {
  const isSale = side === 'sale'
  return {
    itemId: { label: publishCopy.item, rules: [{ required: true }, ruleOfItem] },
    title: { label: publishCopy.name, rules: [...(isSale ? [{ required: true }] : []), { maxLength: 40 }] },
    price: { label: publishCopy.price, rules: [{ required: true }, yuanRule({ most: fen(largest.fen) })] },
    qty: { label: publishCopy.qty, rules: [{ required: true }, itemQtyRule(find)] },
    minQty: { label: publishCopy.minQty, rules: isSale ? [itemQtyRule(find, 'qty')] : [] },
    delivery: { label: publishCopy.delivery, rules: [] },
    place: { label: publishCopy.place, rules: [...(delivery === 'meet' ? [placeRule] : []), { maxLength: 60 }] },
    spot: { label: publishCopy.place, rules: [] },
    spotName: { label: publishCopy.place, rules: [] },
    days: { label: publishCopy.days, rules: [] },
    unit: { label: publishCopy.unit, rules: [] },
    step: { label: publishCopy.own.title, rules: [] },
    thumbs: { label: publishCopy.images, rules: [] },
    content: { label: publishCopy.text, rules: [{ maxLength: 140 }] },
  }
}

const ways = ['online', 'meet', 'post'] as const
/** How the goods are handed over, as the form holds it. */
export const wayOf = (id: string) => ways.find((way) => way === id) ?? 'meet'

/**
 * Where the goods are handed over. When the place is typed again, the map's position no longer applies; when the map's name is only
 * extended, it does.
 */
export function whereOf({ delivery, place, spot, spotName }: OfferValues): Pick<NewSale, 'place' | 'spot'> {
  if (delivery === 'online') return { place: '', spot: '' }
  return { place, spot: spotName !== '' && place.includes(spotName) ? spot : '' }
}

/** What all new offers say. */
export const shared = (values: OfferValues, price: number, quantity: number) => ({
  content: values.content,
  thumbs: values.thumbs,
  price,
  qty: quantity,
  delivery: wayOf(values.delivery),
  ...whereOf(values),
  days: values.days,
})

/** The listing that was typed; undefined while a number is not valid, which the rules have already reported. */
export function saleOf(values: OfferValues, item: ItemBrief | undefined): NewSale | undefined {
  const [price, quantity] = [typedFen(values.price), typedQty(values.qty)]
  if (price === undefined || quantity === undefined || !item) return undefined
  const least = typedQty(values.minQty) ?? Math.min(item.minQty, quantity)
  return { itemId: values.itemId, ...shared(values, price, quantity), title: values.title, minQty: least }
}

/** The buy order that was typed. */
export function bidOf(values: OfferValues): NewBid | undefined {
  const [price, quantity] = [typedFen(values.price), typedQty(values.qty)]
  if (price === undefined || quantity === undefined) return undefined
  return { itemId: values.itemId, ...shared(values, price, quantity), title: values.title }
}
