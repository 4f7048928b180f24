import { fen, qty } from '@contract/money'
import { thumbOf } from '../rules/thumb'
import type { OfferTable } from '../tables'

/** An offer as it is read: with its item, and whose it is. */
export interface OfferRow extends OfferTable {
  readonly item_name: string
  readonly unit: string
  readonly tick: number
  readonly min_qty: number
  readonly item_picture: string
  readonly category: string
  readonly block_no: number
  readonly nick_name: string
  readonly avatar: string
}

/** The fields of a view that listings and bids share. A guest is user 0. */
export const offerView = (row: OfferRow, userId: number) => ({
  ver: row.ver,
  areaId: row.area_id,
  itemId: row.item_id,
  itemName: row.item_name,
  unit: row.unit,
  title: row.title,
  content: row.content,
  thumbs: row.thumbs,
  thumb: thumbOf(row.thumbs, row.item_picture),
  category: row.category,
  price: fen(row.price),
  qty: qty(row.qty),
  qtyLeft: qty(row.qty_left),
  minQty: qty(row.min_qty),
  tick: qty(row.tick),
  delivery: row.delivery,
  place: row.place,
  ...(row.spot !== '' && { spot: row.spot }),
  mine: row.user_id === userId,
  removedReason: row.removed_reason,
  createdAt: row.created_at,
})

/** Who makes it. */
export const partyOf = (row: OfferRow) => ({
  userId: row.user_id,
  blockNo: row.block_no,
  nickName: row.nick_name,
  avatar: row.avatar,
})
