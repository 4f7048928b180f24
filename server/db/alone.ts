import type { Deps } from '../deps'

/** For so long nobody else does the work of a process that was killed in the middle. */
const leaseMs = 30_000

/** Often enough that one failed renewal loses nothing. */
const renewEveryMs = 10_000

/**
 * Does a piece of work unless another process on this database is doing work of the same name; then returns undefined at once. A row says
 * who does it and until when, and is renewed meanwhile; no connection is held. A process that stood still for longer than the lease may
 * find that another one has begun: the work must bear being done twice. Our decision: docs/decisions/0242-three-hosts.md
 */
export async function alone<T>(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = ids.next()
  const lease = () => ({ holder, until: clock.now() + leaseMs })
  const taken = await db
    .insertInto('lease')
    .values({ name, ...lease() })
    .onConflict((oc) => oc.column('name').doUpdateSet(lease()).where('lease.until', '<=', clock.now()))
    .returning('holder')
    .executeTakeFirst()
  if (!taken) return undefined
  const renew = () =>
    db.updateTable('lease').set(lease()).where('name', '=', name).where('holder', '=', holder).execute()
  const renewing = setInterval(() => void renew().catch(() => undefined), renewEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    const back = db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder)
    // What is not given back runs out; the work is done all the same.
    await back.execute().catch(() => undefined)
  }
}
