import type { Fen, Qty } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Caller } from '../../../http/caller'
import { roomFor } from '../blocks'
import type { ItemRow } from '../item-store'
import { findItem, findOther } from '../item-store'
import type { OfferTable } from '../tables'

/** What the maker of an offer says about it. */
export interface OfferWish {
  /** Missing for a thing in the seller's own words. */
  readonly itemId?: number | undefined
  readonly own?: { readonly unit: string } | undefined
  readonly title: string
  readonly content: string
  readonly thumbs: string
  readonly price: Fen
  readonly qty: Qty
  readonly delivery: OfferTable['delivery']
  readonly place: string
  readonly spot?: string | undefined
}

/** What is wrong with the quantities for an item, by field; undefined when they fit. */
type Problems<W> = (wish: W, item: Pick<ItemRow, 'min_qty' | 'tick'>) => Record<string, string> | undefined

/**
 * The item of a new offer, after a check that the caller's block has room for one more. Refusals: NOT_FOUND (item), BLOCK_TRANSFER,
 * NO_RIGHT (not the owner any more), HALT, LIMIT (capacity of the block), FORM (an item that is off, or quantities that do not fit it).
 * Source: domain model §3.1, §3.3, §3.4.
 */
export async function itemFor<W extends OfferWish>(
  tx: Tx,
  caller: Caller,
  wish: W,
  problems: Problems<W>,
): Promise<Result<ItemRow, Refusal>> {
  const item = await wishedItem(tx, caller.areaId, wish)
  if (item?.area_id !== caller.areaId || item.is_other !== (wish.own !== undefined)) return err(refusal('NOT_FOUND'))
  if (!item.is_on || !item.is_category_on) {
    const fields = wish.own ? { title: '本城暂不能发布其他商品' } : { itemId: '这个物品已停用，请重选' }
    return err(refusal('FORM', { fields }))
  }
  const room = await roomFor(tx, caller.userId, caller.blockId)
  if (!room.ok) return room
  const fields = problems(wish, item)
  return fields ? err(refusal('FORM', { fields })) : ok(item)
}

/** A thing in the seller's own words belongs to the one item that the area has for them. */
const wishedItem = async (tx: Tx, areaId: number, { itemId, own }: OfferWish) =>
  own ? findOther(tx, areaId) : itemId === undefined ? undefined : findItem(tx, itemId)

/** The columns of a new offer that listings and bids share. */
export const newOffer = (caller: Caller, item: ItemRow, wish: OfferWish, now: number): OfferTable => ({
  ver: 1,
  area_id: caller.areaId,
  block_id: caller.blockId,
  user_id: caller.userId,
  category_id: item.category_id,
  item_id: item.item_id,
  item_sort: item.sort,
  title: wish.title,
  content: wish.content,
  thumbs: wish.thumbs,
  price: wish.price,
  qty: wish.qty,
  qty_left: wish.qty,
  delivery: wish.delivery,
  place: wish.place,
  spot: wish.spot ?? '',
  removed_reason: '',
  created_at: now,
})

/**
 * The content of an ended offer for making it again: the quantity left, or all of it when nothing was left, unless another quantity is
 * given.
 */
export function sameAgain(
  {
    itemId,
    title,
    content,
    thumbs,
    price,
    delivery,
    place,
    spot,
    ...old
  }: OfferWish & { readonly itemId: number; readonly qtyLeft: Qty },
  qty: Qty | undefined,
) {
  return {
    itemId,
    title,
    content,
    thumbs,
    price,
    delivery,
    place,
    spot,
    qty: qty ?? (old.qtyLeft > 0 ? old.qtyLeft : old.qty),
  }
}
