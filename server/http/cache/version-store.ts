import { sql } from 'kysely'
import type { Db } from '../../db/schema'

interface Row {
  readonly version: string
}

/** The sum of the counters of an area and of those of all areas. */
const versionIn = (areaId: ReturnType<typeof sql>) =>
  sql`(select coalesce(sum(n), 0)::text from board_version where area_id in (0, ${areaId}))`

/** A text that changes whenever something changes that the boards of an area show. */
export async function boardVersion(db: Db, areaId: number): Promise<string> {
  const { rows } = await sql<Row>`select ${versionIn(sql`${areaId}::bigint`)} as version`.execute(db)
  return rows[0]?.version ?? ''
}

/** The same of an area that must exist. */
export async function areaVersion(db: Db, areaId: number): Promise<string | undefined> {
  const { rows } = await sql<Row>`select ${versionIn(sql`a.area_id`)} as version
    from area as a where a.area_id = ${areaId}`.execute(db)
  return rows[0]?.version
}

/** The same of the area of an item. */
export async function itemVersion(db: Db, itemId: number): Promise<string | undefined> {
  const { rows } = await sql<Row>`select ${versionIn(sql`c.area_id`)} as version
    from item as i join category as c using (category_id) where i.item_id = ${itemId}`.execute(db)
  return rows[0]?.version
}

/** The same of the area of a listing. */
export async function saleVersion(db: Db, saleId: number): Promise<string | undefined> {
  const { rows } = await sql<Row>`select ${versionIn(sql`r.area_id`)} as version
    from sale as r where r.sale_id = ${saleId}`.execute(db)
  return rows[0]?.version
}

/** The same of the area of a block that somebody owns. */
export async function ownedBlockVersion(db: Db, blockId: number): Promise<string | undefined> {
  const { rows } = await sql<Row>`select ${versionIn(sql`b.area_id`)} as version
    from block as b where b.block_id = ${blockId} and b.owner_user_id is not null`.execute(db)
  return rows[0]?.version
}
