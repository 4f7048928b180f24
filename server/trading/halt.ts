import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../db/schema'

/** How long the timer of an unpaid thing waits before it looks again whether trading goes on. */
export const haltPollMs = 60_000

/** Why and since when trading is halted in one of these areas; undefined while it goes on in all. */
export async function haltOf(
  db: Db,
  areaIds: readonly number[],
): Promise<{ readonly because: string; readonly since: number } | undefined> {
  if (areaIds.length === 0) return undefined
  const row = await db
    .selectFrom('area')
    .select(['halted_at', 'halted_reason'])
    .where('area_id', 'in', areaIds)
    .where('halted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!row || row.halted_at === null || row.halted_reason === null) return undefined
  return { because: row.halted_reason, since: row.halted_at }
}

/**
 * Why nobody may buy, pay or publish in these areas now, if so. Refusal: HALT (`because`, `since`). What is agreed already goes on:
 * delivering, confirming, cancelling, disputes. Our decision: docs/decisions/0042-halt.md
 */
export async function haltFault(db: Db, areaIds: readonly number[]): Promise<Refusal | undefined> {
  const halt = await haltOf(db, areaIds)
  return halt && refusal('HALT', { ...halt }, `交易已暂停：${halt.because}，资金不受影响`)
}
