import * as v from 'valibot'
import { FenSchema, Id, Instant, Line } from '../../fields'
import { exportOf, filters, listOf } from './listing'

const offerFilters = {
  ...filters,
  kind: v.optional(v.picklist(['sale', 'buy'])),
  state: v.optional(Line(20)),
  itemId: v.optional(Id),
  userId: v.optional(Id),
  /** `own`: things in their sellers' own words. */
  goods: v.optional(v.picklist(['item', 'own'])),
}
/** Listings and bids. `ver` is for `/admin/saleRemove` and `/admin/buyRemove`. The sum is of what is left of them. */
export const offerList = listOf('/admin/offer/list', 'listings and bids', {
  filters: offerFilters,
  sorts: ['newest', 'oldest', 'amount'],
  row: {
    kind: v.picklist(['sale', 'buy']),
    offerId: Id,
    offerNo: v.string(),
    ver: v.number(),
    areaId: Id,
    state: v.string(),
    item: v.string(),
    title: v.string(),
    content: v.string(),
    thumbs: v.string(),
    unit: v.string(),
    /** In 1/10000. */
    qty: v.number(),
    qtyLeft: v.number(),
    price: FenSchema,
    /** Of what is left. */
    amount: FenSchema,
    userId: Id,
    blockNo: v.number(),
    nickName: v.string(),
    reports: v.number(),
    removedReason: v.string(),
    createdAt: Instant,
    isRemovable: v.boolean(),
    /** A thing in the seller's own words, which may be made an item. */
    isOwn: v.boolean(),
  },
})
export const offerExport = exportOf('/admin/offer/export', 'listings and bids', offerFilters)
