import type { Db, Tx } from '../../../db/schema'

const oneArea = (db: Db, areaId: number) => db.selectFrom('area').selectAll().where('area_id', '=', areaId)

/** Locks an area: one halt or one switch at a time. */
export const lockArea = (tx: Tx, areaId: number) => oneArea(tx, areaId).forUpdate().executeTakeFirst()

/**
 * Claims an area, so that what is counted in it is counted one after the other, and so do its zones and rounds change; rows that only refer
 * to it do not wait.
 */
export const claimArea = (tx: Tx, areaId: number) => oneArea(tx, areaId).forNoKeyUpdate().executeTakeFirst()
