import { sql } from 'kysely'
import type { Db } from '../../db/schema'

export interface Told {
  readonly minute: number
  readonly address: string | null
  readonly calls: number | null
}

/**
 * Adds the counts of this process to those of all processes and returns the sums, with the current minute by the database's clock; without
 * any count one row gives the minute. It is one instant for the whole statement, and said in both parts: rows that a part of a statement
 * reads and another one writes go to every host of a cell (docs/decisions/0285-cells.md).
 */
export async function addCounts(
  db: Db,
  telling: ReadonlyMap<string, number>,
  minuteMs: number,
): Promise<readonly Told[]> {
  const minute = sql`floor(extract(epoch from now()) * 1000 / ${minuteMs})::bigint`
  // Always in the same order, so that two processes never deadlock.
  const { rows } = await sql<Told>`
    with told as (insert into call_count (minute, address, calls)
      select ${minute}, counted.address, counted.calls
        from unnest(${[...telling.keys()]}::text[], ${[...telling.values()]}::bigint[]) as counted (address, calls)
        order by counted.address
      on conflict (minute, address) do update set calls = call_count.calls + excluded.calls
      returning address, calls)
    select ${minute} as minute, told.address, told.calls from (values (1)) as one left join told on true`.execute(db)
  return rows
}

export const deleteCountsBefore = (db: Db, minute: number) =>
  db.deleteFrom('call_count').where('minute', '<', minute).execute()
