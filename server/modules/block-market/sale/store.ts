import type { Db } from '../../../db/schema'
import { nextOpening } from '../../expand/open/zone-offers'

/** A block with its zone and the round that offers it. */
export const placedBlock = (db: Db, blockId: number) =>
  db
    .selectFrom('block as b')
    .leftJoin('block_zone as z', (join) =>
      join
        .onRef('z.area_id', '=', 'b.area_id')
        .onRef('z.no_from', '<=', 'b.block_no')
        .onRef('z.no_to', '>=', 'b.block_no'),
    )
    .leftJoin('expand_round as r', 'r.round_id', 'b.round_id')
    .select(['b.block_id', 'b.area_id', 'b.state', 'b.owner_user_id', 'b.transfer_price', 'r.round_no'])
    .select(nextOpening('b.area_id', 'b.block_no', 'b.block_no').as('next_at'))
    .select(['z.category_id', 'z.name as zone', 'z.no_from', 'z.no_to'])
    .where('b.block_id', '=', blockId)
    .orderBy('z.sort')
    .limit(1)
    .executeTakeFirst()

/** How often a block changed its owner; a handover that was undone does not count. */
export async function handoversOf(db: Db, blockId: number): Promise<number> {
  const { count } = await db
    .selectFrom('handover')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('block_id', '=', blockId)
    .where('state', '<>', 'undone')
    .executeTakeFirstOrThrow()
  return count
}

/** What the newest blocks of a range were sold for since an instant, the oldest first. */
export async function soldSince(
  db: Db,
  { areaId, from, to }: { readonly areaId: number; readonly from: number; readonly to: number },
  since: number,
  most: number,
) {
  const rows = await db
    .selectFrom('handover as h')
    .innerJoin('block as b', 'b.block_id', 'h.block_id')
    .innerJoin('block_order as o', 'o.order_id', 'h.order_id')
    .select(['h.at', 'o.price'])
    .where('h.area_id', '=', areaId)
    .where('h.at', '>=', since)
    .where('h.state', '<>', 'undone')
    .where('b.block_no', '>=', from)
    .where('b.block_no', '<=', to)
    .orderBy('h.at', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}
