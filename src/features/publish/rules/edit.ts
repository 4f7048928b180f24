import type { ApiInput } from '@contract/endpoints/all'
import type { SaleView } from '@contract/endpoints/market/market'
import type { Qty } from '@contract/money'
import { typedQtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import type { FormFields } from '@/lib/forms/form-store'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import { publishCopy } from '../copy'
import type { OfferValues } from './fields'
import { offerFields, wayOf, whereOf } from './fields'
import type { FindItem, OwnRule } from './numbers'
import { itemQtyRule, qtyIn } from './numbers'
import { ownNaming } from './own'

export type SaleEdit = Omit<ApiInput<'/bctSale/edit'>, 'clientNo'>

/** The first values of the form for a listing; `qty` is the quantity left. */
export const valuesOfSale = (sale: SaleView): OfferValues => ({
  itemId: sale.itemId,
  title: sale.title,
  price: yuanText(sale.price).replace(/,/g, ''),
  qty: typedQtyText(sale.qtyLeft),
  minQty: typedQtyText(sale.minQty),
  delivery: sale.delivery,
  place: sale.place,
  spot: sale.spot ?? '',
  spotName: sale.place,
  days: 0,
  unit: sale.unit,
  step: 1,
  thumbs: sale.thumbs,
  content: sale.content,
})

/** An unchanged rest is valid, even below the least quantity: it can be bought as a whole. Our decision: docs/decisions/0007-orders.md. */
const orUnchanged = (seen: Qty, { validateFunction }: OwnRule): OwnRule => ({
  validateFunction: (rule, value, data, report) =>
    qtyIn(value) === seen ? true : validateFunction(rule, value, data, report),
})

/** Labels and rules of the form that changes a listing: the item stays, the days too. Source: domain model §3.3, §6.3 (sale). */
export function editFields(sale: SaleView, find: FindItem, delivery: string, isOwn = false): FormFields<OfferValues> {
  const least = itemQtyRule(find, 'qty')
  const isRest = sale.qtyLeft < sale.minQty
  return {
    ...offerFields('sale', find, delivery),
    itemId: { label: publishCopy.item, rules: [] },
    ...(isOwn && ownNaming),
    qty: { label: publishCopy.left, rules: [{ required: true }, orUnchanged(sale.qtyLeft, itemQtyRule(find))] },
    minQty: { label: publishCopy.minQty, rules: [isRest ? orUnchanged(sale.minQty, least) : least] },
  }
}

/** The listing with the typed changes; undefined while a typed number is not valid. */
export function editOf(values: OfferValues, seen: SaleView): SaleEdit | undefined {
  const [price, qtyLeft, minQty] = [typedFen(values.price), typedQty(values.qty), typedQty(values.minQty)]
  if (price === undefined || qtyLeft === undefined) return undefined
  return {
    id: seen.saleId,
    ver: seen.ver,
    title: values.title,
    content: values.content,
    thumbs: values.thumbs,
    price,
    minQty: minQty ?? seen.minQty,
    delivery: wayOf(values.delivery),
    ...whereOf(values),
    qtyLeft,
    qtyLeftSeen: seen.qtyLeft,
  }
}
