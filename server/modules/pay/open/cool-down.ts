import { dayStart } from '@contract/hours'
import { unpaidTakesPerDay, waits } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'
import { timeoutsOf } from '../lapsed-store'

/** When a person last let something lapse unpaid, newest first; at most as many entries as the daily limit. */
export async function lapsedTimes(db: Db, userId: number): Promise<number[]> {
  const rows = await lapsesOf(db, userId).execute()
  return rows.flatMap(({ ended_at: at }) => at ?? [])
}

/** The same as an unsent statement with the column `ended_at`, to be part of another reading. */
export const lapsesOf = (db: Db, userId: number) => timeoutsOf(db, userId, unpaidTakesPerDay)

/**
 * Why somebody may reserve nothing new, if so: after the daily limit of unpaid reservations there is a cool-down of a day. Source: domain
 * model §5; community §2 (limits).
 */
export function coolDownRefusal(lapsed: readonly number[], now: number): Refusal | undefined {
  const [newest, oldest] = [lapsed[0], lapsed[unpaidTakesPerDay - 1]]
  if (newest === undefined || oldest === undefined || dayStart(newest) !== dayStart(oldest)) return undefined
  const until = newest + waits.coolDownMs
  return now < until ? refusal('COOLDOWN', { until }) : undefined
}
