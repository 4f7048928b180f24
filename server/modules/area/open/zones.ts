import type { Insertable, Selectable } from 'kysely'
import { changeRows } from '../../../db/change-rows'
import type { Db, Tx } from '../../../db/schema'
import type { BlockZoneTable } from '../tables'

export const findZone = (db: Db, zoneId: number) =>
  db.selectFrom('block_zone').selectAll().where('category_id', '=', zoneId).executeTakeFirst()

export const zonesOf = (db: Db, areaId: number) =>
  db.selectFrom('block_zone').selectAll().where('area_id', '=', areaId).orderBy('sort').execute()

export const insertZone = (tx: Tx, row: Insertable<BlockZoneTable>) => tx.insertInto('block_zone').values(row).execute()

type ZoneChange = Partial<Pick<Selectable<BlockZoneTable>, 'name' | 'no_from' | 'no_to' | 'price' | 'sold'>>

export const changeZone = (tx: Tx, zoneId: number, change: ZoneChange) =>
  changeRows(tx, 'block_zone', { category_id: zoneId }, change).execute()

export const deleteZone = (tx: Tx, zoneId: number) =>
  tx.deleteFrom('block_zone').where('category_id', '=', zoneId).execute()
