import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/schema'
import type { Deps } from '../deps'
import type { Deadline } from './deadlines'

/** The kind and the object of a deadline's wake-up, the time, and the rows that have none. */
interface Unwoken {
  readonly kind: RawBuilder<unknown>
  readonly ref: RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  /** `due` narrows the rows. */
  readonly from: (due?: RawBuilder<unknown>) => RawBuilder<unknown>
}

const unwoken = ({ rows, id, at: column, wakes, wakesWhere }: Deadline): readonly Unwoken[] => {
  if (wakes === undefined) return []
  const at = sql.ref(`t.${column}`)
  const ref = sql.ref(`t.${id}`)
  const kind = typeof wakes === 'string' ? sql.lit(wakes) : sql.ref(`t.${wakes.column}`)
  const from = (due = sql``) => sql`from ${rows} as t where ${at} is not null ${due} and ${wakesWhere}
    and not exists (select 1 from job as j where j.kind = ${kind} and j.ref = ${ref} and j.done_at is null)`
  return [{ kind, ref, at, from }]
}

/** Every deadline, of any kind, that no wake-up waits for, in sentences for operators. */
export async function forgotten(db: Db, deadlines: readonly Deadline[]): Promise<readonly string[]> {
  const asked = deadlines
    .flatMap(unwoken)
    .map(
      ({ kind, ref, from }) =>
        sql`select ${kind} || ' ' || ${ref} || ': nothing waits for its time' as words ${from()}`,
    )
  const { rows } = await sql<{ words: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return rows.map(({ words }) => words)
}

/**
 * Restores the wake-ups of overdue objects that have none, and returns their number. The deadline itself is stored with its object; the
 * wake-up only makes the server look, so a lost one does no lasting harm. Source: domain model §5.
 */
export async function wakeOverdue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  deadlines: readonly Deadline[],
): Promise<number> {
  const now = clock.now()
  let woken = 0
  for (const { kind, ref, at, from } of deadlines.flatMap(unwoken)) {
    const { numAffectedRows = 0n } = await sql`
      insert into job (kind, ref, run_at, attempts, locked_until, last_error, done_at)
      select ${kind}, ${ref}, ${at}, 0, 0, null, null ${from(sql`and ${at} <= ${now}`)}
      on conflict (kind, ref) do update set run_at = excluded.run_at, attempts = 0, locked_until = 0, last_error = null, done_at = null
        where job.done_at is not null`.execute(db)
    woken += Number(numAffectedRows)
  }
  return woken
}
