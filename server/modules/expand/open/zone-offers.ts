import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../../db/schema'
import { blockStates } from '../../area/tables'

/** Whether a planned or open round has taken the number of a block `b`. */
export const isInRound: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select from expand_round r, jsonb_array_elements(r.tiers::jsonb) t
  where r.area_id = b.area_id and r.kind = 'plot' and r.state in ('planned', 'open')
    and b.block_no between (t ->> 'from')::int and (t ->> 'to')::int)`

/**
 * Keeps the zones of an area as they are until the end of the transaction, before any block is locked that comes back to the city: whoever
 * changes what a zone offers, or what a round has taken, holds them by `lockZones` and waits for that, or that for them.
 */
export const holdZones = (tx: Tx, areaId: number) =>
  sql`select from block_zone where area_id = ${areaId} order by category_id for share`.execute(tx)

/** The same for whoever changes what zones offer, or what a round has taken; the area, and the round, are locked. */
export const lockZones = (tx: Tx, areaId: number) =>
  sql`select from block_zone where area_id = ${areaId} order by category_id for no key update`.execute(tx)

/**
 * Brings the offers of an area's unsold blocks, or of some of them, in line with their zones: a zone that is sold by its price offers what
 * no round has taken, and no zone anything else; versions of what changes move. Callers have locked the zones, or held them before they
 * locked the blocks. Source: operating §8.
 */
export async function offerAsZonesSay(tx: Tx, areaId: number, blockIds?: readonly number[]): Promise<void> {
  const some = blockIds ? sql`and b.block_id = any(${[...blockIds]}::bigint[])` : sql``
  await sql`
    with wanted as (
      select b.block_id, case when ${isInRound} then null else z.price end as price
      from block b left join block_zone z
        on z.area_id = b.area_id and z.sold = 'price' and b.block_no between z.no_from and z.no_to
      where b.area_id = ${areaId} and b.state = ${blockStates.unsold} and b.round_id is null ${some}
      order by b.block_id for update of b
    )
    update block as b set transfer_price = w.price, transfer_until = null, ver = b.ver + 1
    from wanted w where b.block_id = w.block_id and b.transfer_price is distinct from w.price`.execute(tx)
}

/** When a planned round of an area opens that has taken some of these numbers; null while none has. All three are parts of a statement. */
export const nextOpening = (areaId: string, from: string, to: string): RawBuilder<number | null> =>
  sql`(select min(r.open_at) from expand_round r, jsonb_array_elements(r.tiers::jsonb) t
    where r.area_id = ${sql.ref(areaId)} and r.kind = 'plot' and r.state = 'planned'
      and (t ->> 'from')::int <= ${sql.ref(to)} and (t ->> 'to')::int >= ${sql.ref(from)})`
