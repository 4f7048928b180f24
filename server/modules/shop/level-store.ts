import { shops } from '@contract/shop/limits'
import type { ShopLevel } from '@contract/shop/transitions'
import { shopLevels } from '@contract/shop/transitions'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import type { ShopLevelTable } from './tables'

/** A level with the seats that are taken, and when the first of them becomes free. */
export interface LevelRow extends ShopLevelTable {
  readonly taken: number
  readonly free_at: number | null
}

const usual = (areaId: number, level: ShopLevel): ShopLevelTable => ({
  area_id: areaId,
  level,
  ver: 1,
  ...shops.levels[level],
})

/** Every level of an area, the highest first. A seat is taken from the approval on. */
export async function levelsOf(db: Db, areaId: number): Promise<readonly LevelRow[]> {
  const own = await db.selectFrom('shop_level').selectAll().where('area_id', '=', areaId).execute()
  const { rows } = await sql<{ level: ShopLevel; taken: number; free_at: number }>`
    select level, count(*)::int as taken, min(coalesce(pay_by, end_at)) as free_at from shop
    where area_id = ${areaId} and state in ('unpaid', 'active') group by level`.execute(db)
  return shopLevels.map((level) => {
    const seats = rows.find((row) => row.level === level)
    const said = own.find((row) => row.level === level) ?? usual(areaId, level)
    return { ...said, taken: seats?.taken ?? 0, free_at: seats?.free_at ?? null }
  })
}

/** One level. */
export async function levelOf(db: Db, areaId: number, level: ShopLevel): Promise<LevelRow> {
  const found = (await levelsOf(db, areaId)).find((row) => row.level === level)
  if (!found) throw new Error(`no level ${level}`)
  return found
}

/** A level with its row locked, so that its seats are given out one after the other. */
export async function lockLevel(tx: Tx, areaId: number, level: ShopLevel): Promise<LevelRow> {
  await tx
    .insertInto('shop_level')
    .values(usual(areaId, level))
    .onConflict((oc) => oc.columns(['area_id', 'level']).doNothing())
    .execute()
  await tx
    .selectFrom('shop_level')
    .select('level')
    .where('area_id', '=', areaId)
    .where('level', '=', level)
    .forUpdate()
    .execute()
  return levelOf(tx, areaId, level)
}

/** Sets fee and seats of a locked level; its version moves. */
export const changeLevel = (
  tx: Tx,
  { area_id: areaId, level }: ShopLevelTable,
  to: Pick<ShopLevelTable, 'fee' | 'seats'>,
) =>
  tx
    .updateTable('shop_level')
    .set((eb) => ({ ...to, ver: eb('ver', '+', 1) }))
    .where('area_id', '=', areaId)
    .where('level', '=', level)
    .execute()
