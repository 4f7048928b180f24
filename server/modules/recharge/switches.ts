import type { Db } from '../../db/schema'

/** Where recharging is on unless an area says otherwise: everywhere but in the mini-program. Source: domain model §3.8. */
const offByDefault = new Set(['mini-program'])

const settingKey = (areaId: number) => `area:${areaId}:switches.recharge`

/** Whether recharging is switched on for an area and a platform (the caller's header). */
export async function rechargeEnabled(db: Db, areaId: number, platform: string): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', settingKey(areaId)).executeTakeFirst()
  const own: unknown = row === undefined ? {} : JSON.parse(row.value)
  const switches = new Map(Object.entries(typeof own === 'object' && own !== null ? own : {}))
  const chosen: unknown = switches.get(platform)
  return typeof chosen === 'boolean' ? chosen : !offByDefault.has(platform)
}

/** Switches recharging on or off for an area and a platform. */
export async function setRechargeSwitch(db: Db, areaId: number, switches: Readonly<Record<string, boolean>>) {
  const value = JSON.stringify(switches)
  await db
    .insertInto('setting')
    .values({ key: settingKey(areaId), value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
