import { sql } from 'kysely'
import type { Db } from '../../../server/db/schema'

/** Every row of every table, by table. A board's version is told as a sum: which of its counters counts depends on the connection. */
export async function everyRow(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const tables = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely%' and relname <> 'board_version'
    order by relname`.execute(db)
  const each = tables.rows.map(
    ({ name }) =>
      sql`(select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${sql.table(name)} as t) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(each)}, (select jsonb_agg(v order by v.area_id)
    from (select area_id, sum(n) from board_version group by area_id) as v) as boards`.execute(db)
  return rows[0] ?? {}
}

/** Every row of every table but those named, as text. */
export async function rowTexts(db: Db, without: readonly string[] = []): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !without.includes(name))
  const read = async (table: string) => {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t`.execute(db)
    return [table, rows.map(({ row }) => row)] as const
  }
  return new Map(await Promise.all(tables.map(read)))
}

/** A text without ids and hashes, which differ from city to city. */
export const plainText = (text: string): string => text.replace(/\\\\?x[0-9a-f]{8,}/g, '#').replace(/\d{9,}/g, '#')
