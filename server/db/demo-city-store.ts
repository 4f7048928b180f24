import type { Db } from './schema'

/** Everybody knows the passwords of a demo city: production refuses to run on one, however it got there. */
export async function refuseDemoCity(db: Db): Promise<void> {
  const row = await db
    .selectFrom('setting')
    .select('key')
    .where('key', 'in', ['demo', 'clock_offset_ms'])
    .executeTakeFirst()
  if (row) throw new Error('This database holds a demo city or a moved clock. Production needs a database of its own.')
}
