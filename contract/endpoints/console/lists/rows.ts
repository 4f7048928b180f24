import * as v from 'valibot'
import { zoneSales } from '../../../block/zone'
import { FenSchema, FormInteger, Id, Instant, Line } from '../../../fields'
import { orderStateNames } from '../../../orders/transitions'
import { Reason } from '../approvals'
import { ItemRow } from '../catalogue'
import { exportOf, fens, filters, listOf } from '../listing'

const nullableId = v.nullable(Id)
const nullableAt = v.nullable(Instant)

const orderFilters = {
  ...filters,
  ...fens,
  state: v.optional(v.picklist(['running', ...orderStateNames])),
  itemId: v.optional(Id),
  userId: v.optional(Id),
}
export const OrderRow = {
  orderId: Id,
  orderNo: v.string(),
  areaId: Id,
  state: v.picklist(orderStateNames),
  title: v.string(),
  unit: v.string(),
  /** In 1/10000. */
  qty: v.number(),
  price: FenSchema,
  amount: FenSchema,
  /** What its end gave back to the buyer. */
  back: FenSchema,
  /** What its end took from the seller; 0 while it goes on. */
  fee: FenSchema,
  buyerId: Id,
  buyerNo: v.number(),
  buyerName: v.string(),
  sellerId: Id,
  sellerNo: v.number(),
  sellerName: v.string(),
  createdAt: Instant,
  deadlineAt: nullableAt,
  endedAt: nullableAt,
}
/** Orders. The sum is of their amounts. */
export const orderList = listOf('/admin/order/list', 'orders', {
  filters: orderFilters,
  sorts: ['newest', 'oldest', 'amount', 'deadline'],
  row: OrderRow,
})
export const orderExport = exportOf('/admin/order/export', 'orders', orderFilters)

const userFilters = { areaId: v.optional(Id), q: v.optional(Line(40)) }
export const UserRow = {
  userId: Id,
  nickName: v.string(),
  avatar: v.string(),
  /** Masked; `/admin/user/reveal` gives the whole, with a reason. */
  mobile: v.string(),
  /** The least of the held blocks' numbers, and how many there are, in the areas looked at. */
  blockNo: v.nullable(v.number()),
  /** Where that one lies. */
  areaId: nullableId,
  blocks: v.number(),
  points: v.number(),
  createdAt: Instant,
}
/** Residents: whoever holds a block in the areas looked at. `q`: a block, a name, or a whole mobile number. */
export const userList = listOf('/admin/user/list', 'residents', {
  filters: userFilters,
  sorts: ['block', 'newest', 'points'],
  row: UserRow,
})
/** With their mobile numbers, so that a fresh code and a reason are asked for; masked for whom only support answers to. */
export const userExport = exportOf('/admin/user/export', 'residents', { ...userFilters, reason: Reason })

export const blockStateNames = ['unsold', 'held', 'transfer', 'reserved', 'frozen'] as const
const blockFilters = {
  areaId: v.optional(Id),
  q: v.optional(Line(40)),
  state: v.optional(v.picklist(blockStateNames)),
  zoneId: v.optional(Id),
  noFrom: v.optional(FormInteger(1, 999_999_999)),
  noTo: v.optional(FormInteger(1, 999_999_999)),
}
export const BlockRow = {
  blockId: Id,
  areaId: Id,
  blockNo: v.number(),
  ver: v.number(),
  state: v.picklist(blockStateNames),
  zone: v.nullable(v.string()),
  ownerId: nullableId,
  ownerName: v.nullable(v.string()),
  capacity: v.number(),
  heldSince: nullableAt,
  /** Who has it reserved, for operators and auditors; 0: a person without another block. Source: community §11. */
  buyerId: nullableId,
  buyerNo: v.nullable(v.number()),
  buyerName: v.nullable(v.string()),
  reservedUntil: nullableAt,
  /** What its owner or a round asks for it. */
  price: v.nullable(FenSchema),
  roundId: nullableId,
  /** Why it is frozen, and whether somebody asks to end that. */
  frozenBecause: v.nullable(v.string()),
  isUnfreezeAsked: v.boolean(),
}
export const blockList = listOf('/admin/block/list', 'blocks', {
  filters: blockFilters,
  sorts: ['number', 'price', 'newest'],
  row: BlockRow,
})
export const blockExport = exportOf('/admin/block/export', 'blocks', blockFilters)

const areaFilters = { q: v.optional(Line(40)) }
/** Cities with what they are made of. */
export const areaList = listOf('/admin/area/list', 'cities', {
  filters: areaFilters,
  sorts: ['order'],
  row: {
    areaId: Id,
    ver: v.number(),
    name: v.string(),
    sort: v.number(),
    haltedAt: nullableAt,
    haltedReason: v.nullable(v.string()),
    blocks: v.number(),
    held: v.number(),
    unsold: v.number(),
    frozen: v.number(),
  },
})
export const areaExport = exportOf('/admin/area/export', 'cities', areaFilters)

const zoneFilters = { areaId: v.optional(Id), q: filters.q }
export const zoneList = listOf('/admin/zone/list', 'zones of blocks', {
  filters: zoneFilters,
  sorts: ['order'],
  row: {
    zoneId: Id,
    ver: v.number(),
    areaId: Id,
    name: v.string(),
    sort: v.number(),
    noFrom: v.number(),
    noTo: v.number(),
    price: v.nullable(FenSchema),
    sold: v.picklist(zoneSales),
    /** Whether a second person is asked for what it offers. */
    asked: v.boolean(),
    blocks: v.number(),
    unsold: v.number(),
    /** The unsold ones that can be bought now. */
    offered: v.number(),
  },
})
export const zoneExport = exportOf('/admin/zone/export', 'zones of blocks', zoneFilters)

const itemFilters = { areaId: v.optional(Id), categoryId: v.optional(Id), q: v.optional(Line(40)) }
export const itemRows = listOf('/admin/item/list', 'items of the catalogue', {
  filters: itemFilters,
  sorts: ['order'],
  row: ItemRow,
})
export const itemExport = exportOf('/admin/item/export', 'items of the catalogue', itemFilters)
