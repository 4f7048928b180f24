import * as v from 'valibot'
import { shopSeats } from '../../../console/limits'
import { endpoint } from '../../../endpoint'
import { acting } from '../../community/shop'
import { Level, Own, shopPage } from '../../community/shop-view'
import { exportOf, filters } from '../listing'
import { ClientNo, FenSchema, Id, pageInput, pageOf, Text, Version } from '../../../fields'
import { shopAdminActs, shopLevels } from '../../../shop/transitions'

/** A shop as operators see it. */
export const AdminShop = v.object({
  ...shopPage,
  own: Own,
  ownerId: Id,
  /** Its owner's name. */
  owner: v.string(),
  acts: v.array(v.picklist(shopAdminActs)),
})
export type AdminShop = v.InferOutput<typeof AdminShop>

/** A level of an area: what a term costs, and its seats (0 = no limit). One is taken from the approval on. */
const LevelView = v.object({ level: Level, ver: v.number(), fee: FenSchema, seats: v.number(), taken: v.number() })

/** Shops that wait for review, the most urgent first (`queue`), those that run, or all, newest first; 100 a page. */
export const adminShopList = endpoint({
  path: '/admin/shop/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: shops that wait for review, that run, or all',
  input: v.object({
    areaId: Id,
    tab: v.optional(v.picklist(['queue', 'running', 'all']), 'queue'),
    ...pageInput,
  }),
  output: v.object({
    ...pageOf(AdminShop).entries,
    seats: v.array(LevelView),
  }),
  refusals: ['NOT_FOUND'],
})

const because = v.pipe(Text(140), v.minLength(5))

/**
 * Sets the seats of a level in an area, from now on; its fee is a setting. LIMIT (`taken`): fewer seats than are taken. MOVED with `level`.
 * Source: community §5 (levels per area); decision 0220.
 */
export const shopLevelSet = endpoint({
  path: '/admin/shop/level',
  body: 'json',
  access: 'staff',
  summary: 'Console: seats of a level of shops',
  input: v.object({
    clientNo: ClientNo,
    areaId: Id,
    level: Level,
    ver: Version,
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
  output: AdminShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED', 'LIMIT'],
})

/** Rejects the same, with a reason for its owner. Source: community §5, rows 4 and 7. */
export const adminShopReject = endpoint({
  path: '/admin/shop/reject',
  body: 'json',
  access: 'staff',
  summary: 'Console: reject a shop, or its new name and pictures',
  input: v.object({ ...acting, reason: because }),
  output: AdminShop,
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
  output: AdminShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED'],
})

export const shopExport = exportOf('/admin/shop/export', 'shops', {
  areaId: v.optional(Id),
  q: filters.q,
  tab: v.optional(v.picklist(['queue', 'running', 'all']), 'queue'),
  level: v.optional(v.picklist(shopLevels)),
})

/** The calls of the console about shops. */
export const shopConsoleCalls = [
  adminShopList,
  shopExport,
  shopLevelSet,
  adminShopApprove,
  adminShopReject,
  adminShopRemove,
] as const
