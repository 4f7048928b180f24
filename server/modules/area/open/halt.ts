import { sql } from 'kysely'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'
import type { PayTimes } from '../../settings/open/opening-hours'
import { closedRefusal, hoursWithin, payTimesBy } from '../../settings/open/opening-hours'
import type { AreaTable } from '../tables'

/** During a halt, how long the timer of an unpaid thing waits before it looks again. */
export const haltPollMs = 60_000

interface Halt {
  readonly because: string
  readonly since: number
}

/** Why and since when trading is halted in one of these areas; undefined when it is in none. */
export async function haltOf(db: Db, areaIds: readonly number[]): Promise<Halt | undefined> {
  if (areaIds.length === 0) return undefined
  const row = await db
    .selectFrom('area')
    .select(['halted_at', 'halted_reason'])
    .where('area_id', 'in', areaIds)
    .where('halted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row && haltIn(row)
}

function haltIn({ halted_at: since, halted_reason: because }: Pick<AreaTable, 'halted_at' | 'halted_reason'>) {
  return since === null || because === null ? undefined : { because, since }
}

/**
 * Why nobody may buy, pay or publish in these areas now, if so. Refusal: HALT (`because`, `since`). Existing agreements go on: delivering,
 * confirming, cancelling, disputes. Our decision: docs/decisions/0007-orders.md
 */
export async function haltRefusal(db: Db, areaIds: readonly number[]): Promise<Refusal | undefined> {
  const halt = await haltOf(db, areaIds)
  return halt && refusalOf(halt)
}

const refusalOf = (halt: Halt): Refusal => refusal('HALT', { ...halt }, `交易已暂停：${halt.because}，资金不受影响`)

/** The same for an area that was already read. */
export const haltRefusalOf = (area: Pick<AreaTable, 'halted_at' | 'halted_reason'>): Refusal | undefined => {
  const halt = haltIn(area)
  return halt && refusalOf(halt)
}

/** Whether anything can be bought or paid in a city now. */
interface Trading extends PayTimes {
  /** Why not, because of the time. Refusal: BEFORE_OPEN. */
  readonly closed: Refusal | undefined
  /** Why not, because trading is halted. Refusal: HALT. */
  readonly halted: Refusal | undefined
}

/** When a city is open, and whether trading is halted there. One query. */
export async function tradingIn(db: Db, areaId: number, now: number): Promise<Trading> {
  const row = await db
    .selectFrom('area')
    .select(['halted_at', 'halted_reason', hoursWithin(sql.ref('area.area_id'), now).as('hours')])
    .where('area_id', '=', areaId)
    .executeTakeFirst()
  const times = payTimesBy(row?.hours ?? [], areaId, now)
  return { ...times, closed: closedRefusal(times.openings, now), halted: row && haltRefusalOf(row) }
}

/** Why nothing can be paid in a city now, if so. Refusals: BEFORE_OPEN, HALT. */
export async function tradingRefusal(db: Db, areaId: number, now: number): Promise<Refusal | undefined> {
  const { closed, halted } = await tradingIn(db, areaId, now)
  return closed ?? halted
}
