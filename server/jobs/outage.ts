import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { Deps } from '../deps'

const name = 'server'

/** Shorter gaps are ordinary restarts of a poll, not outages. */
const outageFromMs = 30_000

/** Says that the server is alive, at every poll. */
export async function beat({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  await db
    .insertInto('heartbeat')
    .values({ name, at })
    .onConflict((oc) => oc.column('name').doUpdateSet({ at }))
    .execute()
}

/**
 * At start: the time since the last heartbeat is added to every running deadline, so that an outage never costs a resident. Only the
 * first process to come back does it. Gives the length of the outage, 0 for none. Source: domain model §5.
 */
export async function makeUpForOutage(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('heartbeat').select('at').where('name', '=', name).forUpdate().executeTakeFirst()
    const awayMs = row ? now - row.at : 0
    if (awayMs < outageFromMs) return 0
    await tx.updateTable('heartbeat').set({ at: now }).where('name', '=', name).execute()
    await shiftDeadlines(tx, awayMs)
    return awayMs
  })
}

async function shiftDeadlines(tx: Db, byMs: number): Promise<void> {
  await tx
    .updateTable('job')
    .set({ run_at: sql`run_at + ${byMs}` })
    .where('done_at', 'is', null)
    .execute()
  await tx
    .updateTable('trade_order')
    .set({ deadline_at: sql`deadline_at + ${byMs}` })
    .where('deadline_at', 'is not', null)
    .execute()
  await tx
    .updateTable('sale')
    .set({ expire_at: sql`expire_at + ${byMs}` })
    .where('state', 'in', ['on', 'paused'])
    .execute()
  await tx
    .updateTable('pay_order')
    .set({ expire_at: sql`expire_at + ${byMs}` })
    .where('state', 'in', ['unpaid', 'paying'])
    .execute()
}
