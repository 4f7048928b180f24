import type { Access, AccessName, Platform } from '@contract/settings/access'
import { accessKey } from '@contract/settings/module-settings'
import { settingIdOf } from '@contract/settings/settings'
import type { Db } from '../../../server/db/schema'
import { settingNow } from '../../../server/modules/settings/open/settings-at'

/** Something of a city is open, read only or closed on a platform from now on, without anybody of staff. */
export async function setAccess(
  db: Db,
  areaId: number,
  { name, platform, access }: { readonly name: AccessName; readonly platform: Platform; readonly access: Access },
): Promise<void> {
  const key = accessKey(name)
  const value = { ...(await settingNow(db, areaId, key)), [platform]: access }
  const { last, at, ver } = await db
    .selectFrom('city_setting')
    .select(({ fn }) => [fn.max('change_id').as('last'), fn.max('from_at').as('at'), fn.max('ver').as('ver')])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('city_setting')
    .values({
      change_id: (last ?? 0) + 1,
      setting_id: settingIdOf(areaId, key),
      ver: (ver ?? 0) + 1,
      area_id: areaId,
      key,
      value: JSON.stringify(value),
      from_at: at ?? 0,
      at: at ?? 0,
      by_user_id: null,
      reason: '',
      revokes: null,
      approval_id: null,
    })
    .execute()
}

/** The same in two words. */
export const setSwitch = (
  db: Db,
  areaId: number,
  { name, platform, on }: { readonly name: AccessName; readonly platform: Platform; readonly on: boolean },
): Promise<void> => setAccess(db, areaId, { name, platform, access: on ? 'open' : 'closed' })
