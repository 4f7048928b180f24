import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** A text that changes whenever something changes that the boards of an area show. */
export async function boardVersion(db: Db, areaId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`select coalesce(sum(n), 0)::text as version from board_version
    where area_id in (0, ${areaId})`.execute(db)
  return rows[0]?.version ?? ''
}
