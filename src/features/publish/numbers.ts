import type { ItemBrief } from '@contract/endpoints/items'
import type { Fen } from '@contract/money'
import { fen, qty } from '@contract/money'
import { qtyText } from '@/lib/format/qty'
import type { FormRule } from '@/lib/forms/rule'
import { typedFen, typedQty } from '@/lib/forms/typed-number'
import type { SaleNumbers } from '@/lib/market/seller-fee'
import { saleNumbers } from '@/lib/market/seller-fee'
import { publishCopy } from './copy'

/** What an offer comes to if all of it goes in one order; undefined while price or quantity is no number yet. */
export function offerNumbers(price: string, quantity: string): SaleNumbers | undefined {
  const [one, many] = [typedFen(price), typedQty(quantity)]
  return one === undefined || many === undefined ? undefined : saleNumbers(one, many)
}

/** Finds an item among those that are known. */
export type FindItem = (itemId: unknown) => ItemBrief | undefined

const typed = (value: unknown) => typedQty(typeof value === 'string' ? value : '')

/** A quantity of the chosen item: at least the item's least, on its grid; with `most`, not more than the field of that name. Source: domain model §3.2. */
export const itemQtyRule = (find: FindItem, most?: string): FormRule => ({
  validateFunction: (_rule, value, data) => {
    if (value === '' || value === undefined) return true
    const quantity = typed(value)
    if (quantity === undefined) return publishCopy.qtyUnreadable
    if (quantity === 0) return publishCopy.qtyZero
    const item = find(data.itemId)
    if (item && quantity < item.minQty) return publishCopy.tooLittle(`${qtyText(qty(item.minQty))} ${item.unit}`)
    if (item && quantity % item.tick !== 0) return publishCopy.offTick(`${qtyText(qty(item.tick))} ${item.unit}`)
    const all = most === undefined ? undefined : typed(data[most])
    return all !== undefined && quantity > all ? publishCopy.minTooMuch(qtyText(all)) : true
  },
})

/** Somebody on the other side already offers as good a price: that one instead. */
export function betterOpposite(side: 'sale' | 'bid', typed: string, item: ItemBrief | undefined): Fen | undefined {
  const price = typedFen(typed)
  if (price === undefined || price === 0 || !item) return undefined
  const other = side === 'sale' ? item.bestBid : item.bestAsk
  if (other === null) return undefined
  return (side === 'sale' ? price <= other : price >= other) ? fen(other) : undefined
}
