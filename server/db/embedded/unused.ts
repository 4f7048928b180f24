import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../open'

/** Whether nobody else is connected: a second server on the same folder still needs the shared database. */
export async function isUnused(url: string): Promise<boolean> {
  const db = openDatabase(url, { connections: 1, onError: () => undefined })
  const others = sql<{ count: number }>`select count(*) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`
  let count = 1
  for (let tries = 0; count > 0 && tries < 10; tries++) {
    if (tries > 0) await sleep(50)
    count = (await others.execute(db)).rows[0]?.count ?? 0
  }
  await db.destroy()
  return count === 0
}
