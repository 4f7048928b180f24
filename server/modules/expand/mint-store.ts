import type { Tx } from '../../db/schema'
import { blockStates } from '../area/tables'

/** Blocks per statement; PostgreSQL takes at most 65,535 parameters. */
const blocksAtOnce = 1_000

/** Makes blocks that nobody owns. */
export async function insertBlocks(
  tx: Tx,
  { areaId, capacity, now }: { readonly areaId: number; readonly capacity: number; readonly now: number },
  blocks: readonly { readonly blockId: number; readonly blockNo: number }[],
): Promise<void> {
  for (let start = 0; start < blocks.length; start += blocksAtOnce)
    await tx
      .insertInto('block')
      .values(
        blocks.slice(start, start + blocksAtOnce).map(({ blockId, blockNo }) => ({
          block_id: blockId,
          area_id: areaId,
          block_no: blockNo,
          owner_user_id: null,
          state: blockStates.unsold,
          capacity,
          founder_hash: null,
          manage_hash: null,
          name: '',
          intro: '',
          thumbs: '',
          created_at: now,
          held_since: null,
          ver: 1,
          transfer_price: null,
          transfer_until: null,
        })),
      )
      .execute()
}
