import { isDearer } from '@contract/settings/changes'
import type { Value } from '@contract/settings/kinds'
import type { SettingKey } from '@contract/settings/settings'
import { groups } from '@contract/settings/groups'
import { allCities } from '@contract/settings/all-cities'
import { settingOf } from '@contract/settings/settings'
import { valueText } from '@contract/settings/words'
import { fullMoment } from '@contract/moments'
import type { Db, Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { yuan } from '../../format/yuan'
import { audit } from '../audit/open/audit'
import { valuesAt } from './open/settings-at'
import type { Scope } from './standing'
import * as store from './store'

/** Sends a notice to a city. */
export type Announce = (
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  areaId: number,
  said: { readonly title: string; readonly content: string },
) => Promise<unknown>

/** What is changed, from what to what. */
export interface Change extends Scope {
  readonly before: Value
  readonly after: Value
  /** What is set: null for as all cities. */
  readonly value: Value | null
  /** From when it holds. */
  readonly from: number
}

/** Who changes it, and by what. */
export interface By {
  readonly userId: number
  readonly call: string
  readonly reason: string
  readonly approvalId?: number
}

export const words = (key: SettingKey, value: Value): string => valueText(key, value, yuan)

/** The handles with which the audit names the role that changes a setting. */
export const actingOn = (deps: Deps, key: SettingKey): Deps =>
  deps.staff ? { ...deps, staff: { ...deps.staff, role: groups[settingOf(key).group].role } } : deps

/** A setting, and from when it is another. */
interface Coming extends Scope {
  readonly from: number
}

/** The cities that a change reaches: its own; of one for all those that have nothing of their own then. */
export async function reached(tx: Db, { areaId, key, from }: Coming): Promise<readonly number[]> {
  if (areaId !== allCities) return [areaId]
  const cities: number[] = []
  for (const city of await store.areaIds(tx)) {
    const own = (await valuesAt(tx, city, from)).find((row) => row.areaId === city && row.key === key)
    if (own?.value === undefined || own.value === null) cities.push(city)
  }
  return cities
}

/** Tells the residents whom a change reaches. */
export async function tellCities(
  tx: Tx,
  deps: Deps,
  announce: Announce,
  scope: Coming,
  said: { readonly title: string; readonly content: string },
): Promise<void> {
  for (const city of await reached(tx, scope))
    await announce(tx, deps, city, { title: said.title, content: plainWords(said.content) })
}

/**
 * Sets a locked setting otherwise: from when its table says. Residents are told of what gets dearer, in the same transaction; the audit
 * says who did it. Our decision: docs/decisions/0491-settings.md
 */
export async function change(tx: Tx, deps: Deps, announce: Announce, by: By, what: Change): Promise<void> {
  const { settingId, areaId, key, before, after, value, from } = what
  const now = deps.clock.now()
  await store.insert(tx, {
    change_id: deps.ids.next(),
    setting_id: settingId,
    ver: (await store.versionOf(tx, settingId)) + 1,
    area_id: areaId,
    key,
    value: value === null ? null : JSON.stringify(value),
    from_at: from,
    at: now,
    by_user_id: by.userId,
    reason: by.reason,
    revokes: null,
    approval_id: by.approvalId ?? null,
  })
  if (isDearer(key, before, after)) {
    const { name } = settingOf(key)
    const content = `${fullMoment(from)} 起，${name}由 ${words(key, before)} 调整为 ${words(key, after)}。之前提交的按原来的收。`
    await tellCities(tx, deps, announce, what, { title: `${name}调整`, content })
  }
  await audit(tx, actingOn(deps, key), {
    ...by,
    refType: 'setting',
    refId: settingId,
    ...(areaId !== allCities && { areaId }),
    details: { key, before: words(key, before), after: words(key, after), fromAt: from },
  })
}
