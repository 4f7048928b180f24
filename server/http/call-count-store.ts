import { sql } from 'kysely'
import type { Db } from '../db/schema'

export interface Told {
  readonly minute: number
  readonly address: string | null
  readonly calls: number | null
}

/**
 * Adds what was counted here to what all processes counted, and gives that, with the running minute by the database's clock; without a
 * call one row says the minute.
 */
export async function addCounts(
  db: Db,
  telling: ReadonlyMap<string, number>,
  minuteMs: number,
): Promise<readonly Told[]> {
  // In one order, so that two processes never wait for one another.
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
