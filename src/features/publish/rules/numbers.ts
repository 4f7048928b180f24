import type { ItemBrief } from '@contract/endpoints/market/items'
import { largest } from '@contract/largest'
import type { Fen, Qty } from '@contract/money'
import { fen, qty } from '@contract/money'
import type { OrderTerms } from '@contract/orders/terms'
import { qtyText } from '@/lib/format/qty'
import type { CustomCheck } from '@/lib/forms/rule'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import type { SaleNumbers } from '@/lib/market/sale-numbers'
import { saleNumbers } from '@/lib/market/sale-numbers'
import { publishCopy } from '../copy'

/** The total of an offer if everything goes in one order; undefined while price or quantity is not valid. */
export function offerNumbers(price: string, quantity: string, terms: OrderTerms | undefined): SaleNumbers | undefined {
  const [one, many] = [typedFen(price), typedQty(quantity)]
  if (one === undefined || many === undefined || one > largest.fen || many > largest.qty) return undefined
  return saleNumbers(one, many, terms)
}

/** Finds an item among those that are known. */
export type FindItem = (itemId: unknown) => Pick<ItemBrief, 'minQty' | 'tick' | 'unit'> | undefined

/** A form value as a quantity; undefined when it is not one. */
export const qtyIn = (value: unknown): Qty | undefined => (typeof value === 'string' ? typedQty(value) : undefined)

/** A rule with a single custom check. */
export interface OwnRule {
  readonly validateFunction: CustomCheck
}

/**
 * A quantity of the chosen item: at least the item's least quantity, a multiple of its step; with `most`, not more than the field of that
 * name. Source: domain model §3.2.
 */
export const itemQtyRule = (find: FindItem, most?: string): OwnRule => ({
  validateFunction: (_rule, value, data) => {
    const quantity = qtyIn(value)
    if (quantity === undefined) return publishCopy.qtyUnreadable
    if (quantity === 0) return publishCopy.qtyZero
    if (quantity > largest.qty) return publishCopy.tooMuch(qtyText(qty(largest.qty)))
    const item = find(data.itemId)
    if (item && quantity < item.minQty) return publishCopy.tooLittle(`${qtyText(qty(item.minQty))} ${item.unit}`)
    if (item && quantity % item.tick !== 0) return publishCopy.offTick(`${qtyText(qty(item.tick))} ${item.unit}`)
    const all = most === undefined ? undefined : qtyIn(data[most])
    return all !== undefined && quantity > all ? publishCopy.minTooMuch(qtyText(all)) : true
  },
})

/** The other side's best price, when it is already as good as the typed one and could be taken instead. */
export function betterOpposite(side: 'sale' | 'bid', typed: string, item: ItemBrief | undefined): Fen | undefined {
  const price = typedFen(typed)
  const other = side === 'sale' ? item?.bestBid : item?.bestAsk
  if (!price || !other) return undefined
  return (side === 'sale' ? price <= other : price >= other) ? fen(other) : undefined
}
