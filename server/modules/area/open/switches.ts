import type { MoneySwitch, Platform, SwitchName } from '@contract/endpoints/city/switches'
import { platforms, switchNames } from '@contract/endpoints/city/switches'
import type { ModuleName } from '@contract/modules'
import { moduleWords } from '@contract/modules'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Db } from '../../../db/schema'
import type { Caller } from '../../../http/caller'

/** What is off unless an area says otherwise: recharging in the mini-program (domain model §3.8). */
const isOffByDefault = (name: SwitchName, platform: string): boolean =>
  name === 'recharge' && platform === 'mini-program'

const settingKey = (areaId: number, name: SwitchName) => `area:${areaId}:switches.${name}`

/** What an area chose for each platform, where it chose. */
async function chosen(db: Db, areaId: number, name: SwitchName): Promise<ReadonlyMap<string, unknown>> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', settingKey(areaId, name))
    .executeTakeFirst()
  const own: unknown = row === undefined ? {} : JSON.parse(row.value)
  return new Map(Object.entries(typeof own === 'object' && own !== null ? own : {}))
}

const valueOn = (own: ReadonlyMap<string, unknown>, name: SwitchName, platform: string): boolean => {
  const value = own.get(platform)
  return typeof value === 'boolean' ? value : !isOffByDefault(name, platform)
}

/** Whether a way of the wallet or a module is switched on for an area and a platform (the caller's header). */
export async function isSwitchedOn(db: Db, areaId: number, name: SwitchName, platform: string): Promise<boolean> {
  return valueOn(await chosen(db, areaId, name), name, platform)
}

/**
 * Why nobody may act in a module now, if so: NO_RIGHT (`enabled` false). What was started before still runs to its end. Source: community
 * §0.
 */
export async function moduleRefusal(
  db: Db,
  areaId: number,
  name: ModuleName | 'market',
  { platform }: Pick<Caller, 'platform'>,
): Promise<Refusal | undefined> {
  if (await isSwitchedOn(db, areaId, name, platform)) return undefined
  return refusal('NO_RIGHT', { enabled: false }, `本城暂未开放${moduleWords[name]}`)
}

/** Every way of the wallet on one platform. */
export async function switchesOn(db: Db, areaId: number, platform: string): Promise<Record<MoneySwitch, boolean>> {
  const [recharge, withdraw] = await Promise.all([
    isSwitchedOn(db, areaId, 'recharge', platform),
    isSwitchedOn(db, areaId, 'withdraw', platform),
  ])
  return { recharge, withdraw }
}

export interface SwitchPosition {
  readonly name: SwitchName
  readonly platform: Platform
  readonly on: boolean
}

/** Every switch of an area on every platform. */
export async function allSwitches(db: Db, areaId: number): Promise<SwitchPosition[]> {
  const positions = await Promise.all(
    switchNames.map(async (name) => {
      const own = await chosen(db, areaId, name)
      return platforms.map((platform) => ({ name, platform, on: valueOn(own, name, platform) }))
    }),
  )
  return positions.flat()
}

/** Whether an area has set this switch itself: `npm run setup` never undoes what an operator has switched. */
export async function isChosen(db: Db, areaId: number, { name, platform }: SwitchPosition): Promise<boolean> {
  return (await chosen(db, areaId, name)).has(platform)
}

/** Sets one switch of an area; the others stay. */
export async function setSwitch(db: Db, areaId: number, { name, platform, on }: SwitchPosition): Promise<void> {
  const value = JSON.stringify({ ...Object.fromEntries(await chosen(db, areaId, name)), [platform]: on })
  await db
    .insertInto('setting')
    .values({ key: settingKey(areaId, name), value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
