import { sql } from 'kysely'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { Db } from '../../db/schema'

interface FailingJobs {
  readonly kind: string
  readonly count: number
  readonly tries: number
}

/** Wake-ups that were tried so often, and those that nobody has come to since then, by their kinds. */
export async function failingJobs(db: Db, tries: number, dueBefore: number): Promise<FailingJobs[]> {
  const { rows } = await sql<FailingJobs>`
    select kind, count(*) as count, max(attempts) as tries from job
    where done_at is null and (attempts >= ${tries} or (attempts = 0 and run_at < ${dueBefore})) group by kind order by kind`.execute(
    db,
  )
  return rows
}

/** What the server keeps about itself under a name; undefined without it. */
export async function kept(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export const keep = (db: Db, key: string, value: string) =>
  db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute()

/** Keeps it unless something is there already. */
export const keepFirst = (db: Db, key: string, value: string) =>
  db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()

export const forget = (db: Db, key: string) => db.deleteFrom('setting').where('key', '=', key).execute()

const diskKey = 'disk '

/** Disks of all processes, as each of them saw its own last. */
export const disks = async (db: Db): Promise<{ readonly name: string; readonly value: string }[]> =>
  (await db.selectFrom('setting').selectAll().where('key', 'like', `${diskKey}%`).orderBy('key').execute()).map(
    ({ key, value }) => ({ name: key.slice(diskKey.length), value }),
  )

export const keepDisk = (
  db: Db,
  name: string,
  value: { readonly free: number; readonly total: number; readonly at: number },
) => keep(db, `${diskKey}${name}`, JSON.stringify(value))

/** Forgets disks that nobody looked at since then: their server is no more. */
export const forgetDisks = (db: Db, before: number) =>
  sql`delete from setting where key like ${`${diskKey}%`} and (value::json->>'at')::bigint < ${before}`.execute(db)

interface Untold {
  readonly count: number
  readonly since: number | null
  readonly said: string | null
}

/** Payments whose dispatch, or whose signature, WeChat was to be told before then and was not. */
export async function untoldDispatches(db: Db, before: number): Promise<Untold> {
  const { rows } = await sql<Untold>`
    with untold as (
      select known_at as since, said from pay_dispatch where told_at is null and over is null and known_at < ${before}
      union all
      select signed_at, said from pay_dispatch where signed_told_at is null and over is null and signed_at < ${before})
    select count(*) as count, min(since) as since, (array_agg(said order by since))[1] as said from untold`.execute(db)
  return rows[0] ?? { count: 0, since: null, said: null }
}

interface News {
  readonly waiting: number
  /** Whether the newest one that ended was given up for another reason than its reader's. */
  readonly is_failing: boolean
}

/** How the newest messages of the messenger went. */
export async function newsNow(db: Db, before: number, since: number): Promise<News> {
  const { rows } = await sql<News>`
    with newest as (select * from news_message order by message_id desc limit 500)
    select count(*) filter (where sent_at is null and failed_because is null and created_at < ${before}) as waiting,
      coalesce((select failed_because like 'error%' from newest where created_at >= ${since}
        and (sent_at is not null or failed_because like 'error%') order by message_id desc limit 1), false) as is_failing
    from newest`.execute(db)
  return rows[0] ?? { waiting: 0, is_failing: false }
}

/** Channels that nothing gets through to since then. */
export const failingChannels = (db: Db, before: number) =>
  db
    .selectFrom('alarm_channel as c')
    .innerJoin('alarm_sending as s', 's.channel_id', 'c.channel_id')
    .select(['c.channel_id', 'c.name', 'c.area_id', 's.said'])
    .where('c.is_on', '=', true)
    .where('c.removed_at', 'is', null)
    .where('s.failing_since', '<=', before)
    .execute()

interface Lapsing {
  readonly approval_id: number
  readonly kind: ApprovalKind
  readonly area_id: number | null
  readonly expires_at: number
}

/** What waits for its second person and lapses before then. */
export const lapsing = (db: Db, now: number, before: number): Promise<Lapsing[]> =>
  db
    .selectFrom('approval')
    .select(['approval_id', 'kind', 'area_id', 'expires_at'])
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', before)
    .execute()

/** The newest comparison of the books. */
export const newestComparison = (db: Db) =>
  db
    .selectFrom('reconciliation')
    .select(['day', 'at', 'is_equal', 'differences'])
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
