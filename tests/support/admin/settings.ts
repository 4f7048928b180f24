import { ok } from '@contract/result'
import type { Value } from '@contract/settings/kinds'
import type { SettingKey } from '@contract/settings/settings'
import { allCities } from '@contract/settings/all-cities'
import { settingIdOf } from '@contract/settings/settings'
import { transact } from '../../../server/db/transact'
import type { Deps } from '../../../server/deps'
import { setFirst } from '../../../server/modules/settings/open/set-first'

/** The steps of the design `11-recharge`, which the demo city has: 2.00 from 200.00 on, 8.00 from 500.00 on. */
export const designBonus = [
  { fromFen: 200_00, bonusFen: 2_00 },
  { fromFen: 500_00, bonusFen: 8_00 },
]

/** A city begins with a setting, or all do. */
export const beginsWith = (deps: Deps, key: SettingKey, value: Value, areaId = allCities) =>
  transact(deps.db, async (tx) => ok(await setFirst(tx, deps, { areaId, key, value })))

/** A setting of all cities holds from now on, as its so-manieth change: one that is made and known at once, as no page can. */
export const setsNow = (deps: Deps, key: SettingKey, value: Value, ver: number) =>
  transact(deps.db, async (tx) => {
    const now = deps.clock.now()
    await tx
      .insertInto('city_setting')
      .values({
        change_id: deps.ids.next(),
        setting_id: settingIdOf(allCities, key),
        ver,
        area_id: allCities,
        key,
        value: JSON.stringify(value),
        from_at: now,
        at: now,
        by_user_id: null,
        reason: '',
        revokes: null,
        approval_id: null,
      })
      .execute()
    return ok(null)
  })
