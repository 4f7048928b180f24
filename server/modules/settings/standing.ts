import type { Value } from '@contract/settings/kinds'
import type { SettingKey, Settings } from '@contract/settings/settings'
import { allCities } from '@contract/settings/all-cities'
import { settingsBy } from '@contract/settings/settings'
import type { Db } from '../../db/schema'
import { valuesAt } from './open/settings-at'
import type { ChangeRow } from './store'
import { momentsAfter } from './store'

/** A setting of a city, or of all. */
export interface Scope {
  readonly settingId: number
  readonly areaId: number
  readonly key: SettingKey
}

/** How one setting stands: its version, what was set last and holds, and what waits for its time; of changes, newest first. */
export interface Standing {
  readonly ver: number
  readonly holds: ChangeRow | undefined
  readonly waiting: ChangeRow | undefined
}

export function standingOf(changes: readonly ChangeRow[], now: number): Standing {
  const revoked = new Set(changes.map(({ revokes }) => revokes))
  const valid = changes.filter((row) => row.revokes === null && !revoked.has(row.change_id))
  return {
    ver: changes[0]?.ver ?? 0,
    holds: valid.find((row) => row.from_at <= now),
    waiting: valid.find((row) => row.from_at > now),
  }
}

/** What holds in a city with one setting set otherwise (null: as all cities), at an instant. */
export async function settingsWith(db: Db, { areaId, key }: Scope, value: unknown, city: number, at: number) {
  return settingsBy([{ areaId, key, value }, ...(await valuesAt(db, city, at))], city)
}

/** The value that a setting has at an instant when it is set so. */
export const valueWith = async (db: Db, scope: Scope, value: unknown, at: number): Promise<Value> =>
  (await settingsWith(db, scope, value, scope.areaId, at))[scope.key]

/** What holds where a setting is set so, in each of these cities: when it comes to hold, and whenever something else does later. */
export async function settingsAround(
  db: Db,
  scope: Scope,
  value: unknown,
  { cities, at }: { readonly cities: readonly number[]; readonly at: number },
): Promise<readonly Settings[]> {
  const found: Settings[] = []
  const moments = [at, ...(await momentsAfter(db, at))]
  for (const city of cities)
    for (const moment of moments) found.push(await settingsWith(db, scope, value, city, moment))
  return found
}

/** Whose value it is that holds. */
export const setBy = (own: ChangeRow | undefined, ofAll: ChangeRow | undefined, areaId: number) => {
  if (own && own.value !== null) return 'here' as const
  return areaId !== allCities && ofAll && ofAll.value !== null ? ('all' as const) : ('standard' as const)
}
