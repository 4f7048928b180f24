import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { BlockLock } from '../../area/open/locks'
import { closeSlotsOfBlock } from '../../expand/open/lock-block'
import { closeElectionsOfBlock } from '../../mayor/open/lock-block'
import { closeBuysOfBlock } from '../bids/end'
import { endSalesOfBlock, pauseSalesOfBlock } from '../sales/store'

/**
 * Takes what a block has begun out of the city, because it is locked: listings are paused, bids end and their money
 * goes back, unpaid slots are given up. It stands in no election any more. To be called before the block is locked, as a trade locks things
 * in this order. Source: domain model §3.1; community §8, rows 1 and 7.
 */
export async function withdrawBlock(tx: Tx, deps: Deps, blockId: number, lock: BlockLock): Promise<void> {
  await pauseSalesOfBlock(tx, blockId)
  await closeBuysOfBlock(tx, deps, blockId)
  await closeSlotsOfBlock(tx, deps, blockId, lock)
  await closeElectionsOfBlock(tx, deps, blockId, lock)
}

/** Ends the listings of a block that has a new owner. */
export const endListings = (tx: Tx, blockId: number) => endSalesOfBlock(tx, blockId)
