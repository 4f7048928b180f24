import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { SettingKey, SetValue, Settings } from '@contract/settings/settings'
import { allCities } from '@contract/settings/all-cities'
import { settingsBy, valueBy } from '@contract/settings/settings'
import type { Db } from '../../../db/schema'

type NumberKey = { [K in SettingKey]: Settings[K] extends number ? K : never }[SettingKey]

const columns = sql`c.area_id as "areaId", c.key, c.value, c.from_at as "fromAt", c.ver`

/** Changes of a city and of all cities that nobody took back. */
const valid = (areaId: number | RawBuilder<number>, only: RawBuilder<unknown>) =>
  sql`c.area_id in (${allCities}, ${areaId}) and ${only} and c.revokes is null
      and not exists (select from city_setting as r where r.revokes = c.change_id)`

/** SQL: the newest change of each setting whose time had come by an instant. */
export const newest = (areaId: number | RawBuilder<number>, at: number, only: RawBuilder<unknown> = sql`true`) =>
  sql<SetValue>`
    select distinct on (c.area_id, c.key) ${columns}
    from city_setting as c
    where ${valid(areaId, only)} and c.from_at <= ${at}
    order by c.area_id, c.key, c.from_at desc, c.ver desc`

/** SQL: the changes that came to hold after an instant, or are known to. */
export const comingAfter = (areaId: number | RawBuilder<number>, at: number, only: RawBuilder<unknown>) =>
  sql<SetValue>`select ${columns} from city_setting as c where ${valid(areaId, only)} and c.from_at > ${at}`

/** The newest changes of a city and of all cities whose time had come by then; none that was taken back. */
export async function valuesAt(db: Db, areaId: number, at: number): Promise<readonly SetValue[]> {
  return (await newest(areaId, at).execute(db)).rows
}

/** Those of some settings as one value of another query, so that it asks no further one; `settingsBy` reads it. */
export const valuesWithin = (areaId: RawBuilder<number>, at: number, keys: readonly SettingKey[]) =>
  sql<readonly SetValue[]>`(select coalesce(jsonb_agg(v), '[]')
    from (${newest(areaId, at, sql`c.key in (${sql.join([...keys])})`)}) as v)`

/**
 * What holds in a city at an instant, also a past one: what runs is judged by the figures of when it was made. One query. Source: operating
 * §1.
 */
export const settingsAt = async (db: Db, areaId: number, at: number): Promise<Settings> =>
  settingsBy(await valuesAt(db, areaId, at), areaId)

/** What a setting has in a city that holds from when it is set, so that the newest is it. One query. */
export async function settingNow<K extends SettingKey>(db: Db, areaId: number, key: K): Promise<Settings[K]> {
  const { rows } = await newest(areaId, Number.MAX_SAFE_INTEGER, sql`c.key = ${key}`).execute(db)
  return valueBy(rows, areaId, key)
}

/** The most that a figure is now in any city. One query. */
export async function mostNow(db: Db, key: NumberKey, now: number): Promise<number> {
  const { rows } = await sql<{ areaId: number; set: readonly SetValue[] }>`
    select a.area_id as "areaId", ${valuesWithin(sql.ref('a.area_id'), now, [key])} as set
    from (select area_id from area union all select ${allCities}::bigint) as a`.execute(db)
  return Math.max(...rows.map(({ areaId, set }) => valueBy(set, areaId, key)))
}

/** SQL for the value that a setting of all cities had at an instant; null where nobody had set one. */
export const valueOfAllAt = (
  key: SettingKey,
  at: RawBuilder<unknown>,
) => sql<unknown>`(select c.value from city_setting as c
  where c.area_id = ${sql.lit(allCities)} and c.key = ${sql.lit(key)} and c.from_at <= ${at} and c.revokes is null
    and not exists (select from city_setting as r where r.revokes = c.change_id)
  order by c.from_at desc, c.ver desc limit 1)`

/**
 * SQL for the newest value of a setting of all cities that holds from when it is set; null where nobody set one. For statements that are
 * sent too often for a second one. Written out (decision 0170).
 */
export const newestOfAll = (key: SettingKey) => sql`(select c.value from city_setting as c
  where c.area_id = ${sql.lit(allCities)} and c.key = ${sql.lit(key)} and c.revokes is null
    and not exists (select from city_setting as r where r.revokes = c.change_id)
  order by c.ver desc limit 1)`
