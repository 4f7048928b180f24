import { sql } from 'kysely'
import type { Db } from '../../db/schema'

export interface Told {
  readonly minute: number
  readonly address: string | null
  readonly calls: number | null
}

/**
 * Adds the counts of this process to those of all processes and returns the sums, with the current minute by the database's clock; without
 * any count one row gives the minute.
 */
export async function addCounts(
  db: Db,
  telling: ReadonlyMap<string, number>,
  minuteMs: number,
): Promise<readonly Told[]> {
  // Always in the same order, so that two processes never deadlock.
  const { rows } = await sql<Told>`
    with now as (select floor(extract(epoch from clock_timestamp()) * 1000 / ${minuteMs})::bigint as minute),
    told as (insert into call_count (minute, address, calls)
      select now.minute, counted.address, counted.calls
        from now, unnest(${[...telling.keys()]}::text[], ${[...telling.values()]}::bigint[]) as counted (address, calls)
        order by counted.address
      on conflict (minute, address) do update set calls = call_count.calls + excluded.calls
      returning address, calls)
    select now.minute, told.address, told.calls from now left join told on true`.execute(db)
  return rows
}

export const deleteCountsBefore = (db: Db, minute: number) =>
  db.deleteFrom('call_count').where('minute', '<', minute).execute()
