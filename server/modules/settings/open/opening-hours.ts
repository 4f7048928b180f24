import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { StaffAreas } from '@contract/console/roles'
import { includesArea } from '@contract/console/roles'
import { dayMs } from '@contract/durations'
import type { Openings } from '@contract/hours'
import { dayStart, isOpenAt, opensAt } from '@contract/hours'
import { beforeOpenText } from '@contract/texts/opening-words'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { HoursFrom, TimedValue } from '@contract/settings/openings'
import { hoursBy, openingsAhead, openingsAround, timeKeys } from '@contract/settings/openings'
import type { SetValue, Settings } from '@contract/settings/settings'
import { allCities } from '@contract/settings/all-cities'
import { settingKeys, settingsBy, valueBy } from '@contract/settings/settings'
import { waitMs } from '@contract/settings/waits'
import type { Db } from '../../../db/schema'
import { comingAfter, newest, valuesWithin } from './settings-at'

const isOfHours = sql`c.key in (${sql.join([...timeKeys, 'payMinutes'])})`

/**
 * What was set of when a city is open, and of how long a payment is waited for, as one value of another query, so that it asks no further
 * one: as it held the day before, and all that came and comes to hold since. `openingsBy` and `payTimesBy` read it.
 */
export function hoursWithin(areaId: RawBuilder<number>, now: number) {
  const since = dayStart(now) - dayMs
  return sql<readonly TimedValue[]>`(select coalesce(jsonb_agg(v order by v."fromAt" desc, v.ver desc), '[]')
    from ((${newest(areaId, since, isOfHours)}) union all (${comingAfter(areaId, since, isOfHours)})) as v)`
}

/** The openings of a city around an instant, by what was set. */
export const openingsBy = (set: readonly TimedValue[], areaId: number, at: number): Openings =>
  openingsAround(hoursBy(set, areaId), at)

/** What a payment deadline is made of: when the city is open, and how long a payment is waited for, in milliseconds. */
export interface PayTimes {
  readonly openings: Openings
  readonly payMs: number
}

/** The same of what is to be paid from this instant on. */
export function payTimesBy(set: readonly TimedValue[], areaId: number, at: number): PayTimes {
  const held = set.filter(({ fromAt }) => fromAt <= at)
  const payMinutes = valueBy(held, areaId, 'payMinutes')
  return { openings: openingsBy(set, areaId, at), payMs: waitMs({ payMinutes }, 'payMinutes') }
}

const asArea = (areaId: number) => sql<number>`${areaId}::bigint`

async function setIn(db: Db, areaId: number, now: number): Promise<readonly TimedValue[]> {
  const { rows } = await sql<{ set: readonly TimedValue[] }>`
    select ${hoursWithin(asArea(areaId), now)} as set`.execute(db)
  return rows[0]?.set ?? []
}

/** The hours of a city, with those that are known to come. One query. */
export const hoursIn = async (db: Db, areaId: number, now: number): Promise<readonly HoursFrom[]> =>
  hoursBy(await setIn(db, areaId, now), areaId)

/** What the deadline of a payment in a city is made of. One query. */
export const payTimesIn = async (db: Db, areaId: number, now: number): Promise<PayTimes> =>
  payTimesBy(await setIn(db, areaId, now), areaId, now)

/** The openings of a city around now, or around another instant as far as they are known now. One query. */
export const openingsIn = async (db: Db, areaId: number, now: number, at = now): Promise<Openings> =>
  openingsAround(await hoursIn(db, areaId, now), at)

/** When each city is open, and all that set nothing of their own (`allCities`). One query. */
export async function allOpenings(db: Db, now: number): Promise<ReadonlyMap<number, Openings>> {
  const { rows } = await sql<{ areaId: number; hours: readonly TimedValue[] }>`
    select a.area_id as "areaId", ${hoursWithin(sql.ref('a.area_id'), now)} as hours
    from (select area_id from area union all select ${allCities}::bigint) as a`.execute(db)
  return new Map(rows.map(({ areaId, hours }) => [areaId, openingsBy(hours, areaId, now)]))
}

/** Today and the next day on which it is open: of all cities, and of those of somebody's areas that are open at other hours. */
export async function openingsFor(db: Db, areas: StaffAreas, now: number) {
  const cities = [...(await allOpenings(db, now))].map(([areaId, openings]) => ({
    areaId,
    spans: openingsAhead(openings, now).slice(0, 2),
  }))
  const usual = JSON.stringify(cities.find(({ areaId }) => areaId === allCities)?.spans)
  return cities.filter(
    ({ areaId, spans }) => areaId === allCities || (includesArea(areas, areaId) && JSON.stringify(spans) !== usual),
  )
}

/** What holds in a city now, and when it is open. One query. */
export async function cityAt(
  db: Db,
  areaId: number,
  now: number,
): Promise<{ readonly settings: Settings; readonly openings: Openings }> {
  const area = asArea(areaId)
  const { rows } = await sql<{ set: readonly SetValue[]; hours: readonly TimedValue[] }>`
    select ${valuesWithin(area, now, settingKeys)} as set, ${hoursWithin(area, now)} as hours`.execute(db)
  const { set = [], hours = [] } = rows[0] ?? {}
  return { settings: settingsBy(set, areaId), openings: openingsBy(hours, areaId, now) }
}

/** Why nothing can be bought or paid now, if it is closed. Refusal: BEFORE_OPEN (`openAt`). Source: domain model §4. */
export const closedRefusal = (openings: Openings, now: number): Refusal | undefined =>
  isOpenAt(openings, now)
    ? undefined
    : refusal('BEFORE_OPEN', { openAt: opensAt(openings, now) }, beforeOpenText(openings, now))
