import * as v from 'valibot'
import { shopSeats } from '../../console/limits'
import { endpoint } from '../../endpoint'
import { ClientNo, FenSchema, Id, PositiveFen, Text, Version } from '../../fields'
import { shopDeskActs } from '../../shop/transitions'
import { acting } from './shop'
import { Level, Own, shopPage } from './shop-view'

/** A shop as operators see it. */
export const DeskShop = v.object({
  ...shopPage,
  own: Own,
  /** Its owner's name. */
  owner: v.string(),
  acts: v.array(v.picklist(shopDeskActs)),
})
export type DeskShop = v.InferOutput<typeof DeskShop>

/** A level of an area: what a term costs, and its seats (0 = no limit). One is taken from the approval on. */
const LevelView = v.object({ level: Level, ver: v.number(), fee: FenSchema, seats: v.number(), taken: v.number() })

/** Shops that wait for review, the most urgent first (`queue`), those that run, or all, newest first; at most 100. */
export const adminShopList = endpoint({
  path: '/admin/shop/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: shops that wait for review, that run, or all',
  input: v.object({ areaId: Id, tab: v.optional(v.picklist(['queue', 'running', 'all']), 'queue') }),
  output: v.object({
    shops: v.array(DeskShop),
    seats: v.array(LevelView),
  }),
  refusals: ['NOT_FOUND'],
})

const because = v.pipe(Text(140), v.minLength(5))

/**
 * Sets fee and seats of a level in an area, from now on: what was applied for or ordered keeps its fee. LIMIT (`taken`): fewer seats than
 * are taken. MOVED with `level`. Source: community §5 (levels per area); decision 0220.
 */
export const shopLevelSet = endpoint({
  path: '/admin/shop/level',
  body: 'json',
  access: 'staff',
  summary: 'Console: fee and seats of a level of shops',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    level: Level,
    ver: Version,
    fee: PositiveFen,
    seats: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(shopSeats.max)),
    reason: because,
  }),
  output: LevelView,
  refusals: ['NOT_FOUND', 'OWN', 'MOVED', 'LIMIT'],
})

/**
 * Approves an application, which takes a seat of its level for seven days, or the new name and pictures of an open shop. LIMIT: the level
 * is full (`freeAt`). OWN: the operator's own shop. MOVED with `shop`. Source: community §5, rows 3 and 7.
 */
export const adminShopApprove = endpoint({
  path: '/admin/shop/approve',
  body: 'json',
  access: 'staff',
  summary: 'Console: approve a shop, or its new name and pictures',
  input: v.object({ ...acting, reason: v.optional(Text(140), '') }),
  output: DeskShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED', 'LIMIT'],
})

/** Rejects the same, with a reason for its owner. Source: community §5, rows 4 and 7. */
export const adminShopReject = endpoint({
  path: '/admin/shop/reject',
  body: 'json',
  access: 'staff',
  summary: 'Console: reject a shop, or its new name and pictures',
  input: v.object({ ...acting, reason: because }),
  output: DeskShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED'],
})

/**
 * Removes a shop, with a reason for everybody. What was paid stays paid, unless two operators correct its transaction
 * (`/admin/correctionAdd`). Source: community §5, row 10; §0 (removal).
 */
export const adminShopRemove = endpoint({
  path: '/admin/shop/remove',
  body: 'json',
  access: 'staff',
  summary: 'Console: remove a shop',
  input: v.object({ ...acting, reason: because }),
  output: DeskShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED'],
})
