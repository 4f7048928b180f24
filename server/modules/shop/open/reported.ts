import { err } from '@contract/result'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { missing } from '../missing'
import { findShop, lockShop } from '../shop-store'
import { moveShop } from '../shops'

/** What a report of a shop has to know of it; one that was never open is nobody's business. */
export async function reportedShop(db: Db, shopId: number) {
  const row = await findShop(db, shopId)
  if (!row || row.start_at === null) return undefined
  return {
    areaId: row.area_id,
    authorId: row.user_id,
    blockId: row.block_id,
    no: row.no,
    title: row.name,
    content: [row.slogan, row.intro].filter((text) => text !== '').join('\n'),
    thumbs: row.thumbs,
    place: row.place,
    createdAt: row.applied_at,
    isGone: row.ended_at !== null,
    people: [row.user_id],
  }
}

/** Removes a shop, as an operator does. Refusals: NOT_FOUND, CLOSED. Source: community §5, row 10. */
export async function removeReportedShop(tx: Tx, deps: Deps, shopId: number, reason: string) {
  const shop = await lockShop(tx, shopId)
  return shop ? moveShop(tx, deps, shop, { act: 'remove', by: 'operator', change: { reason } }) : err(missing)
}
