import { sql } from 'kysely'
import { patiently } from '../db/open'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import type { CityOpenings, Deadline } from './deadlines'
import { later, laterPayment } from './deadlines'

const name = 'server'

/** Shorter gaps between heartbeats are normal, not outages. */
const outageFromMs = 30_000

/** Records at every poll that the server is alive. */
export async function beat({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  await db
    .insertInto('heartbeat')
    .values({ name, at })
    .onConflict((oc) => oc.column('name').doUpdateSet({ at }))
    .execute()
}

/**
 * At start: the time since the last heartbeat is added to every running deadline, so that an outage never costs a resident. Only the first
 * process to come back does it, on a connection without the usual time limit. `openingsOf` gives when cities are open, for what is to be
 * paid. Returns the length of the outage, 0 for none. Source: domain model §5.
 */
export function makeUpForOutage(
  url: string,
  clock: Deps['clock'],
  deadlines: readonly Deadline[],
  openingsOf: (tx: Tx, now: number) => Promise<CityOpenings>,
): Promise<number> {
  const makeUp = async (tx: Tx) => {
    const row = await tx.selectFrom('heartbeat').select('at').where('name', '=', name).forUpdate().executeTakeFirst()
    const now = clock.now()
    const awayMs = row ? now - row.at : 0
    if (!row || awayMs < outageFromMs) return 0
    await tx.updateTable('heartbeat').set({ at: now }).where('name', '=', name).execute()
    const cities = await openingsOf(tx, now)
    await moveWakes(tx, deadlines, awayMs)
    for (const one of deadlines) await moveDeadline(tx, one, awayMs, row.at, cities)
    for (const one of deadlines) await wakeAtPayment(tx, one)
    return awayMs
  }
  return patiently(url, (db) => db.transaction().execute(makeUp))
}

/** Wake-ups come as much later, but for those of payments, which follow their deadlines, and for what was announced. */
async function moveWakes(tx: Tx, deadlines: readonly Deadline[], byMs: number): Promise<void> {
  const kindsOf = (...moved: readonly Deadline['moved'][]) =>
    deadlines.flatMap((one) => (moved.includes(one.moved) && typeof one.wakes === 'string' ? [one.wakes] : []))
  await tx
    .updateTable('job')
    .where('done_at', 'is', null)
    .where('kind', 'not in', ['', ...kindsOf('announced')])
    .set({ run_at: later('run_at', byMs) })
    .execute()
}

/** Wakes what ends an unpaid thing at its deadline, which was moved out of the closed hours of its city. */
async function wakeAtPayment(tx: Tx, { rows, id, at, where, moved, wakes }: Deadline): Promise<void> {
  if ((moved !== 'payment' && moved !== 'paymentWake') || typeof wakes !== 'string') return
  await sql`update job set run_at = ${sql.ref(`t.${at}`)} from ${rows} as t
    where job.kind = ${wakes} and job.ref = ${sql.ref(`t.${id}`)} and job.done_at is null
      and ${sql.ref(`t.${at}`)} is not null and ${where}`.execute(tx)
}

async function moveDeadline(
  tx: Tx,
  { rows, cityOf, at, where, moved }: Deadline,
  byMs: number,
  since: number,
  cities: CityOpenings,
): Promise<void> {
  if (moved !== 'later' && moved !== 'running' && moved !== 'payment') return
  const column = `t.${at}`
  const to = moved === 'payment' ? laterPayment(column, byMs, cities, cityOf) : later(column, byMs)
  const isMoved = moved === 'running' ? sql`> ${since}` : sql`is not null`
  await sql`update ${rows} as t set ${sql.ref(at)} = ${to} where ${sql.ref(column)} ${isMoved} and ${where}`.execute(tx)
}
