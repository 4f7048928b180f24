import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { tellHandedOver } from '../news'
import { findShop, freeBlockOf, lockShop, runningOfBlock } from '../shop-store'
import { moveShop } from '../shops'

/** Locks the shop that a block has, if it has one, before the block is locked. Source: community §0 (lock order). */
export async function lockShopOf(tx: Tx, blockId: number): Promise<void> {
  const found = await runningOfBlock(tx, blockId)
  if (found) await lockShop(tx, found.shop_id)
}

/**
 * What becomes of a block's shop when the block has a new owner, in the transaction of that, after the owner was changed: it moves to
 * another held block of its owner in the area, or ends when there is none. Source: community §5, row 11. Our decision:
 * docs/decisions/0220-shops.md
 */
export async function handOverShop(tx: Tx, deps: Deps, blockId: number): Promise<void> {
  const found = await runningOfBlock(tx, blockId)
  const shop = found && (await lockShop(tx, found.shop_id))
  if (!shop) return
  const other = await freeBlockOf(tx, shop.user_id, shop.area_id)
  const change = other ? { block_id: other.block_id } : { reason: '区块已过户' }
  const moved = await moveShop(tx, deps, shop, { act: 'handOver', by: 'system', change, hasNoBlock: !other })
  if (!moved.ok) return
  const row = other && (await findShop(tx, shop.shop_id))
  await tellHandedOver(tx, deps, moved.value, row?.block_no)
}
