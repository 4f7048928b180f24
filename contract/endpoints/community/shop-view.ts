import * as v from 'valibot'
import { FenSchema, Id, Instant, Pictures, QtySchema } from '../../fields'
import { shopActs, shopCategories, shopLevels, shopStates } from '../../shop/transitions'

export const Level = v.picklist(shopLevels)
export const Category = v.picklist(shopCategories)

/** How a shop is reached. `text` is masked for everybody but its owner and operators; `/bctShop/contact` gives the whole. */
export const Contact = v.object({ kind: v.picklist(['phone', 'wechat']), text: v.string() })

/** A shop that is open. Source: domain model §3.15; community §5. */
export const ShopRow = v.object({
  shopId: Id,
  /** S261121-0003. */
  no: v.string(),
  name: v.string(),
  slogan: v.string(),
  category: Category,
  level: Level,
  blockNo: v.number(),
  place: v.string(),
  hours: v.string(),
  /** Its sign: the first picture. */
  thumb: v.string(),
  startAt: Instant,
  endAt: Instant,
  isMine: v.boolean(),
  acts: v.array(v.picklist(shopActs)),
})
export type ShopRow = v.InferOutput<typeof ShopRow>

/** A term that its owner ordered and did not pay yet. `ver` and `payNo` are for the cashier (`/bctPay`). */
export const ShopTerm = v.object({
  termId: Id,
  shopId: Id,
  level: Level,
  payNo: v.string(),
  ver: v.number(),
  amount: FenSchema,
  /** Where the amount goes. */
  fund: FenSchema,
  platform: FenSchema,
  expireAt: Instant,
})
export type ShopTerm = v.InferOutput<typeof ShopTerm>

/** What only its owner and operators see of a shop. */
export const Own = v.object({
  /** What one term of its level costs. */
  fee: FenSchema,
  /** Masked for an auditor of the console. Source: community §11. */
  contact: v.string(),
  /** Why it was rejected, removed, or why its new name and pictures were not taken. */
  reason: v.string(),
  /** Until when the application, or the new name and pictures, are answered. */
  reviewBy: v.nullable(Instant),
  /** Until when an approved shop must be paid. */
  payBy: v.nullable(Instant),
  /** From when on it may be renewed. */
  renewFrom: v.nullable(Instant),
  /** A new name and new pictures that wait for review; the old ones stay meanwhile. */
  pending: v.nullable(v.object({ name: v.string(), thumbs: Pictures })),
  unpaid: v.nullable(ShopTerm),
  /** 审核, 付款, 续期: what is awaited, whether from its owner, until when, and what happens otherwise. */
  turn: v.nullable(v.object({ what: v.string(), isMine: v.boolean(), until: Instant, otherwise: v.string() })),
})

export const shopPage = {
  shopId: Id,
  ver: v.number(),
  no: v.string(),
  areaId: Id,
  areaName: v.string(),
  state: v.picklist(shopStates),
  level: Level,
  category: Category,
  name: v.string(),
  slogan: v.string(),
  intro: v.string(),
  hours: v.string(),
  place: v.string(),
  thumbs: Pictures,
  blockId: Id,
  blockNo: v.number(),
  appliedAt: Instant,
  /** Null before it was paid. */
  startAt: v.nullable(Instant),
  endAt: v.nullable(Instant),
  /** Until when the page of an expired shop stays. */
  closesAt: v.nullable(Instant),
  /** Null for an expired shop: its page has no contact. */
  contact: v.nullable(Contact),
}

/** A shop as its owner, or an operator, sees it. */
export const OwnShop = v.object({ ...shopPage, isMine: v.boolean(), acts: v.array(v.picklist(shopActs)), own: Own })
export type OwnShop = v.InferOutput<typeof OwnShop>

/** A listing of the shop's block that is on the board. */
export const ShopListing = v.object({
  saleId: Id,
  title: v.string(),
  thumb: v.string(),
  /** Its first letter stands where there is no picture, as on the board. */
  category: v.string(),
  price: FenSchema,
  unit: v.string(),
  qtyLeft: QtySchema,
  minQty: QtySchema,
  delivery: v.picklist(['online', 'meet', 'post']),
  place: v.string(),
})
