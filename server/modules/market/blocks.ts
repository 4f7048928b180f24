import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import { lockBlock } from '../area/open/blocks'
import { haltRefusal } from '../area/open/halt'
import { blockRefusal } from '../area/open/traders'
import type { BlockTable } from '../area/tables'
import { openOf } from './block-store'

/**
 * Locks the caller's block and checks that it may have one more listing or bid. Refusals: NO_RIGHT, BLOCK_TRANSFER, HALT, LIMIT
 * (`capacity`). Source: domain model §3.1 (capacity).
 */
export async function roomFor(tx: Tx, userId: number, blockId: number): Promise<Result<BlockTable, Refusal>> {
  const block = await lockBlock(tx, blockId)
  const refused = blockRefusal(block, userId)
  if (refused || !block) return err(refused ?? refusal('NO_RIGHT'))
  const halted = await haltRefusal(tx, [block.area_id])
  if (halted) return err(halted)
  const { capacity } = block
  if ((await openOf(tx, blockId)) < capacity) return ok(block)
  return err(refusal('LIMIT', { capacity }, `${capacity} 个格位已用完`))
}
