import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'

export const areas = (db: Db) => db.selectFrom('area').selectAll().orderBy('sort').orderBy('area_id').execute()

export const insertArea = (tx: Tx, area: { readonly area_id: number; readonly name: string; readonly sort: number }) =>
  tx.insertInto('area').values(area).execute()

export const changeArea = (tx: Tx, areaId: number, change: { readonly name: string; readonly sort: number }) =>
  changeRows(tx, 'area', { area_id: areaId }, change).execute()

/** Every area, so that their names are compared one after the other. */
export const lockAreas = (tx: Tx) => tx.selectFrom('area').selectAll().orderBy('area_id').forUpdate().execute()
