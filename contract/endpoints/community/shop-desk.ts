import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, Text } from '../../fields'
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

/** Shops that wait for review, the most urgent first (`queue`), or those that run, newest first; at most 100. */
export const adminShopList = endpoint({
  path: '/admin/shop/list',
  body: 'form',
  access: 'operator',
  summary: 'Shops that wait for review, or run (operators)',
  input: v.object({ areaId: Id, tab: v.optional(v.picklist(['queue', 'running']), 'queue') }),
  output: v.object({
    shops: v.array(DeskShop),
    /** The seats of each level; 0 = no limit. One is taken from the approval on. */
    seats: v.array(v.object({ level: Level, seats: v.number(), taken: v.number() })),
  }),
  refusals: ['NOT_FOUND'],
})

const because = v.pipe(Text(140), v.minLength(5))

/**
 * Approves an application, which takes a seat of its level for seven days, or the new name and pictures of an open shop. LIMIT: the level
 * is full (`freeAt`). OWN: the operator's own shop. MOVED with `shop`. Source: community §5, rows 3 and 7.
 */
export const adminShopApprove = endpoint({
  path: '/admin/shop/approve',
  body: 'json',
  access: 'operator',
  summary: 'Approve a shop, or its new name and pictures (operators)',
  input: v.object({ ...acting, reason: v.optional(Text(140), '') }),
  output: DeskShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED', 'LIMIT'],
})

/** Rejects the same, with a reason for its owner. Source: community §5, rows 4 and 7. */
export const adminShopReject = endpoint({
  path: '/admin/shop/reject',
  body: 'json',
  access: 'operator',
  summary: 'Reject a shop, or its new name and pictures (operators)',
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
  access: 'operator',
  summary: 'Remove a shop (operators)',
  input: v.object({ ...acting, reason: because }),
  output: DeskShop,
  refusals: ['NOT_FOUND', 'MOVED', 'OWN', 'CLOSED'],
})
