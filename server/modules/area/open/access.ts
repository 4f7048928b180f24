import type { Access, AccessName } from '@contract/settings/access'
import { accessNames, accessOn, accessWords, moneyWays, readOnlyText } from '@contract/settings/access'
import { accessKey } from '@contract/settings/module-settings'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Settings } from '@contract/settings/settings'
import type { Db } from '../../../db/schema'
import type { Caller } from '../../../http/caller'
import { settingNow } from '../../settings/open/settings-at'

/** What of a city is open on a platform (the caller's header). One query. */
const accessOf = async (db: Db, areaId: number, name: AccessName, platform: string): Promise<Access> =>
  accessOn(await settingNow(db, areaId, accessKey(name)), platform)

/** Whether a way of the wallet or a module is there for an area and a platform: open, or read only. */
export const isShown = async (db: Db, areaId: number, name: AccessName, platform: string): Promise<boolean> =>
  (await accessOf(db, areaId, name, platform)) !== 'closed'

/** Whether something new may begin there. */
export const mayBegin = async (db: Db, areaId: number, name: AccessName, platform: string): Promise<boolean> =>
  (await accessOf(db, areaId, name, platform)) === 'open'

const isMoneyWay = (name: AccessName): boolean => moneyWays.some((one) => one === name)

const closed = (name: AccessName): Refusal => {
  const said = isMoneyWay(name) ? `这里暂不能${accessWords[name]}` : `本城暂未开放${accessWords[name]}`
  return refusal('NO_RIGHT', { enabled: false }, said)
}

/**
 * Why nobody may act in something that runs already, if so: NO_RIGHT (`enabled` false). Where it is read only it goes on; where it is
 * closed, too, by itself alone. Source: community §0; operating §1.
 */
export const moduleRefusal = async (
  db: Db,
  areaId: number,
  name: AccessName,
  { platform }: Pick<Caller, 'platform'>,
): Promise<Refusal | undefined> => ((await isShown(db, areaId, name, platform)) ? undefined : closed(name))

/** Why nobody may begin something new, if so: NO_RIGHT (`enabled` false where it is closed, `readOnly` where it is not). */
export async function beginRefusal(
  db: Db,
  areaId: number,
  name: AccessName,
  { platform }: Pick<Caller, 'platform'>,
): Promise<Refusal | undefined> {
  const access = await accessOf(db, areaId, name, platform)
  if (access === 'read') return refusal('NO_RIGHT', { readOnly: true }, readOnlyText(name))
  return access === 'closed' ? closed(name) : undefined
}

/** What of all that is open on one platform, by what holds in the city. */
export const accessIn = (settings: Settings, platform: string): Record<AccessName, Access> =>
  Object.fromEntries(accessNames.map((name) => [name, accessOn(settings[accessKey(name)], platform)])) as Record<
    AccessName,
    Access
  >
