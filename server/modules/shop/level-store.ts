import { shops } from '@contract/shop/limits'
import type { ShopLevel } from '@contract/shop/transitions'
import { shopLevels } from '@contract/shop/transitions'
import { sql } from 'kysely'
import { levelFeeOf } from '@contract/shop/money'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import { settingsAt } from '../settings/open/settings-at'
import type { ShopLevelTable } from './tables'

/**
 * A level with what a term of it costs at that moment, in fen, and of that the fund's share in basis points; with the seats that are taken,
 * and when the first of them becomes free.
 */
export interface LevelRow extends ShopLevelTable {
  readonly fee: number
  readonly fund_parts: number
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
export async function levelsOf(db: Db, areaId: number, now: number): Promise<readonly LevelRow[]> {
  const settings = await settingsAt(db, areaId, now)
  const own = await db.selectFrom('shop_level').selectAll().where('area_id', '=', areaId).execute()
  const { rows } = await sql<{ level: ShopLevel; taken: number; free_at: number }>`
    select level, count(*)::int as taken, min(coalesce(pay_by, end_at)) as free_at from shop
    where area_id = ${areaId} and state in ('unpaid', 'active') group by level`.execute(db)
  return shopLevels.map((level) => {
    const seats = rows.find((row) => row.level === level)
    const said = own.find((row) => row.level === level) ?? usual(areaId, level)
    const fee = levelFeeOf(level, settings)
    return { ...said, fee, fund_parts: settings.shopFund, taken: seats?.taken ?? 0, free_at: seats?.free_at ?? null }
  })
}

/** One level. */
export async function levelOf(db: Db, areaId: number, level: ShopLevel, now: number): Promise<LevelRow> {
  const found = (await levelsOf(db, areaId, now)).find((row) => row.level === level)
  if (!found) throw new Error(`no level ${level}`)
  return found
}

/** A level with its row locked, so that its seats are given out one after the other. */
export async function lockLevel(tx: Tx, areaId: number, level: ShopLevel, now: number): Promise<LevelRow> {
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
  return levelOf(tx, areaId, level, now)
}

/** Sets the seats of a locked level; its version moves. */
export const changeLevel = (tx: Tx, { area_id: areaId, level }: ShopLevelTable, to: Pick<ShopLevelTable, 'seats'>) =>
  changeRows(tx, 'shop_level', { area_id: areaId, level }, to).execute()
