import { includesArea } from '@contract/console/roles'
import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { Value } from '@contract/settings/kinds'
import { groups } from '@contract/settings/groups'
import { allCities } from '@contract/settings/all-cities'
import { settingIdOf, settingKeys, settingOf, settingsBy } from '@contract/settings/settings'
import type { SettingKey } from '@contract/settings/settings'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { waitingOf } from '../approvals/open/view'
import { valuesAt } from './open/settings-at'
import type { Scope } from './standing'
import { setBy, standingOf, valueWith } from './standing'
import type { ChangeRow } from './store'
import * as store from './store'

interface Around {
  readonly db: Db
  readonly clock: Deps['clock']
}

/** Whether somebody acts where a setting holds: those of all cities are for who acts everywhere. */
export const isWhereTheyAct = (areaId: number, { areas }: Pick<StaffCaller, 'areas'>): boolean =>
  includesArea(areas, areaId === allCities ? null : areaId)

/** Whether somebody's role changes a setting. */
export const isTheirs = (key: SettingKey, { roles }: Pick<StaffCaller, 'roles'>): boolean =>
  roles.includes(groups[settingOf(key).group].role)

async function waitingView(db: Db, scope: Scope, row: ChangeRow | undefined) {
  if (!row) return null
  return {
    value: row.value as Value | null,
    after: await valueWith(db, scope, row.value, row.from_at),
    fromAt: row.from_at,
    at: row.at,
    by: row.asker ?? row.by,
    reason: row.reason,
  }
}

const scopeOfAll = (key: SettingKey): Scope => ({ settingId: settingIdOf(allCities, key), areaId: allCities, key })

/** Every setting of a city, or of all; those that only all cities have stand there alone. */
export async function settingViews({ db, clock }: Around, staff: StaffCaller, areaId: number): Promise<SettingView[]> {
  const now = clock.now()
  const keys = settingKeys.filter((key) => areaId === allCities || !settingOf(key).isForAll)
  const ids = keys.map((key) => settingIdOf(areaId, key))
  const [own, ofAll] = [await store.changesIn(db, areaId), await store.changesIn(db, allCities)]
  const values = settingsBy(await valuesAt(db, areaId, now), areaId)
  const running = await store.running(db, areaId)
  const asked = await waitingOf({ db, clock }, 'setting', ids, staff)
  const views: SettingView[] = []
  for (const key of keys) {
    const settingId = settingIdOf(areaId, key)
    const { ver, holds, waiting } = standingOf(
      own.filter((row) => row.key === key),
      now,
    )
    const all = standingOf(
      ofAll.filter((row) => row.key === key),
      now,
    )
    const kept = settingOf(key).running
    views.push({
      settingId,
      key,
      ver,
      value: values[key] as SettingView['value'],
      followed: (await valueWith(db, { settingId, areaId, key }, null, now)) as SettingView['value'],
      setBy: setBy(holds, all.holds, areaId),
      since: holds?.from_at ?? null,
      waiting: (await waitingView(db, { settingId, areaId, key }, waiting)) as SettingView['waiting'],
      waitingForAll: (areaId === allCities
        ? null
        : await waitingView(db, scopeOfAll(key), all.waiting)) as SettingView['waitingForAll'],
      running: kept === undefined ? null : running[kept],
      approval: asked.get(settingId) ?? null,
      mayEdit: isTheirs(key, staff) && isWhereTheyAct(areaId, staff),
    })
  }
  return views
}

/** One of them. */
export async function settingView(around: Around, staff: StaffCaller, { areaId, key }: Scope): Promise<SettingView> {
  const view = (await settingViews(around, staff, areaId)).find((one) => one.key === key)
  if (!view) throw new Error(`setting ${key} of ${areaId} vanished`)
  return view
}
