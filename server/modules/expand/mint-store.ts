import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import type { Tx } from '../../db/schema'
import { blockStates } from '../area/tables'

/** Blocks per statement; PostgreSQL takes at most 65,535 parameters. */
const blocksPerStatement = 1_000

/** The round that offers blocks of the city, and until when. */
export interface Offer {
  readonly roundId: number
  readonly until: number
}

/** Makes blocks that nobody owns, offered by a round. */
export async function insertBlocks(
  tx: Tx,
  { areaId, capacity, now, roundId, until }: Offer & { areaId: number; capacity: number; now: number },
  blocks: readonly { readonly blockId: number; readonly blockNo: number; readonly price: number }[],
): Promise<void> {
  for (let start = 0; start < blocks.length; start += blocksPerStatement)
    await tx
      .insertInto('block')
      .values(
        blocks.slice(start, start + blocksPerStatement).map(({ blockId, blockNo, price }) => ({
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
          transfer_price: price,
          transfer_until: until,
          round_id: roundId,
        })),
      )
      .execute()
}

/** Offers blocks that the city has already; their versions move. */
export async function offerBlocks(
  tx: Tx,
  { roundId, until }: Offer,
  blocks: readonly { readonly blockId: number; readonly price: number }[],
): Promise<void> {
  const [ids, prices] = [blocks.map(({ blockId }) => blockId), blocks.map(({ price }) => price)]
  await sql`update block as b set transfer_price = o.price, transfer_until = ${until}, round_id = ${roundId}, ver = b.ver + 1
    from unnest(${ids}::bigint[], ${prices}::bigint[]) as o (block_id, price)
    where b.block_id = o.block_id and b.state = ${blockStates.unsold}`.execute(tx)
}

/** What nobody bought of a round that ended is offered no more; what is reserved stays until it is paid or free again. */
export const withdrawOffers = (tx: Tx, roundId: number) =>
  changeRows(tx, 'block', { round_id: roundId }, { transfer_price: null, transfer_until: null, round_id: null })
    .where('state', '=', blockStates.unsold)
    .execute()
