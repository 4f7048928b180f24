import { dayStart } from '@contract/hours'
import { sql } from 'kysely'
import { unpaidTakesPerDay } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { standardWaits, waitMs } from '@contract/settings/waits'
import type { Db } from '../../../db/schema'
import { valueOfAllAt } from '../../settings/open/settings-at'
import { timeoutsOf } from '../lapsed-store'

/** When something lapsed unpaid, and how long a cool-down was then, in hours; null: as nobody had set one. */
export interface Lapse {
  readonly at: number
  readonly coolHours: number | null
}

/** What a person let lapse last, newest first; at most as many as the daily limit. */
export const lapsesBy = async (db: Db, userId: number): Promise<readonly Lapse[]> => lapsesOf(db, userId).execute()

/** The same as an unsent statement, to be part of another reading. */
export const lapsesOf = (db: Db, userId: number) =>
  db
    .selectFrom(timeoutsOf(db, userId, unpaidTakesPerDay).as('l'))
    .select(sql<number>`l.ended_at`.as('at'))
    .select(
      valueOfAllAt('coolDownHours', sql`l.ended_at`)
        .$castTo<number | null>()
        .as('coolHours'),
    )
    .orderBy('l.ended_at', 'desc')

/**
 * Why somebody may reserve nothing new, if so: after the daily limit of unpaid reservations there is a cool-down, as long as it was set
 * when it began. Source: domain model §5; community §2 (limits).
 */
export function coolDownRefusal(lapsed: readonly Lapse[], now: number): Refusal | undefined {
  const [newest, oldest] = [lapsed[0], lapsed[unpaidTakesPerDay - 1]]
  if (newest === undefined || oldest === undefined || dayStart(newest.at) !== dayStart(oldest.at)) return undefined
  const coolDownHours = newest.coolHours ?? standardWaits.coolDownHours
  const until = newest.at + waitMs({ coolDownHours }, 'coolDownHours')
  return now < until ? refusal('COOLDOWN', { until }) : undefined
}
