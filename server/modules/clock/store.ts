import type { Db } from '../../db/schema'

const settingKey = 'clock_offset_ms'

/** How far the clock was moved in earlier runs, ms. */
export async function keptOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst()
  return Number(row?.value ?? 0)
}

export async function keepOffset(db: Db, offsetMs: number): Promise<void> {
  const value = String(offsetMs)
  await db
    .insertInto('setting')
    .values({ key: settingKey, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()
}
