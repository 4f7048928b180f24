import type { Value } from '@contract/settings/kinds'
import type { SettingKey } from '@contract/settings/settings'
import { settingIdOf } from '@contract/settings/settings'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import * as store from '../store'

/** A setting as the file of the set-up, or the demo city, wants it. */
export interface FirstSetting {
  /** `allCities`: of all. */
  readonly areaId: number
  readonly key: SettingKey
  readonly value: Value
}

/**
 * Sets what nobody has set before, as of ever: a city that is made begins with it. What was set before stays. Our decision:
 * docs/decisions/0491-settings.md
 */
export async function setFirst(
  tx: Tx,
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  { areaId, key, value }: FirstSetting,
): Promise<void> {
  const settingId = settingIdOf(areaId, key)
  await store.lock(tx)
  const [last] = await store.changesOf(tx, settingId)
  if (last) return
  await store.insert(tx, {
    change_id: ids.next(),
    setting_id: settingId,
    ver: 1,
    area_id: areaId,
    key,
    value: JSON.stringify(value),
    from_at: 0,
    at: clock.now(),
    by_user_id: null,
    reason: '',
    revokes: null,
    approval_id: null,
  })
}
