import { sql } from 'kysely'
import type { Db } from '../../server/db/schema'

/** Every row of every table, by table. A board's version is told as a sum: which of its counters counts depends on the connection. */
export async function everyRow(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and relname <> 'board_version'
    order by relname`.execute(db)
  const each = tables.rows.map(
    ({ name }) =>
      sql`(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${sql.table(name)} as t) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(each)}, (select jsonb_agg(v order by v.area_id)
    from (select area_id, sum(n) from board_version group by area_id) as v) as boards`.execute(db)
  return rows[0] ?? {}
}
