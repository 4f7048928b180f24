import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import type { BlockZoneTable } from './tables'
import { blockStates } from './tables'

export const areas = (db: Db) => db.selectFrom('area').selectAll().orderBy('sort').orderBy('area_id').execute()

export const insertArea = (tx: Tx, area: { readonly area_id: number; readonly name: string; readonly sort: number }) =>
  tx.insertInto('area').values(area).execute()

export const changeArea = (tx: Tx, areaId: number, change: { readonly name: string; readonly sort: number }) =>
  tx
    .updateTable('area')
    .set((eb) => ({ ...change, ver: eb('ver', '+', 1) }))
    .where('area_id', '=', areaId)
    .execute()

/** Every area, so that their names are compared one after the other. */
export const lockAreas = (tx: Tx) => tx.selectFrom('area').selectAll().orderBy('area_id').forUpdate().execute()

export const findZone = (db: Db, zoneId: number) =>
  db.selectFrom('block_zone').selectAll().where('category_id', '=', zoneId).executeTakeFirst()

export const zonesOf = (db: Db, areaId: number) =>
  db.selectFrom('block_zone').selectAll().where('area_id', '=', areaId).orderBy('sort').execute()

export const insertZone = (tx: Tx, row: Insertable<BlockZoneTable>) => tx.insertInto('block_zone').values(row).execute()

type ZoneChange = Pick<BlockZoneTable, 'name' | 'no_from' | 'no_to' | 'price'>

export const changeZone = (tx: Tx, zoneId: number, change: ZoneChange) =>
  tx
    .updateTable('block_zone')
    .set((eb) => ({ ...change, ver: eb('ver', '+', 1) }))
    .where('category_id', '=', zoneId)
    .execute()

export const deleteZone = (tx: Tx, zoneId: number) =>
  tx.deleteFrom('block_zone').where('category_id', '=', zoneId).execute()

interface Range {
  readonly from: number
  readonly to: number
}

/** The blocks of a range: all of them, those without an owner, those held. */
export async function countBlocks(db: Db, areaId: number, { from, to }: Range) {
  const { rows } = await sql<{ blocks: number; unsold: number; held: number }>`
    select count(*) as blocks, count(*) filter (where state = ${blockStates.unsold}) as unsold,
      count(*) filter (where owner_user_id is not null) as held
    from block where area_id = ${areaId} and block_no between ${from} and ${to}`.execute(db)
  return rows[0] ?? { blocks: 0, unsold: 0, held: 0 }
}

/** Blocks of one range that lie outside another. */
export async function countOutside(db: Db, areaId: number, inside: Range, outside: Range): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from block where area_id = ${areaId} and block_no between ${inside.from} and ${inside.to}
      and block_no not between ${outside.from} and ${outside.to}`.execute(db)
  return rows[0]?.count ?? 0
}
