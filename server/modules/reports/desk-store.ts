import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'

type Tab = 'open' | 'decided'

/** Which things: decided or not, and in which areas; everywhere without them. */
export interface Which {
  readonly tab: Tab
  readonly areas?: readonly number[] | undefined
}

const things = (db: Db, { tab, areas }: Which) =>
  db
    .selectFrom('report as r')
    .select(['r.ref_id', 'r.decided_at', ({ fn }) => fn.min<number>('r.report_id').as('first_id')])
    .where('r.decided_at', tab === 'open' ? 'is' : 'is not', null)
    .$if(areas !== undefined, (q) => q.where('r.area_id', 'in', [-1, ...(areas ?? [])]))
    .groupBy(['r.ref_id', 'r.decided_at'])

/** What was reported: what waits, the oldest report first; what was decided, newest first. */
export const list = (db: Db, which: Which, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
  things(db, which)
    .$if(which.tab === 'open', (q) => q.orderBy('first_id'))
    .$if(which.tab === 'decided', (q) => q.orderBy('r.decided_at', 'desc').orderBy('first_id', 'desc'))
    .limit(limit)
    .offset(offset)
    .execute()

export async function count(db: Db, which: Which): Promise<number> {
  const found = await sql<{ count: number }>`select count(*) as count from ${things(db, which)} as rows`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** The reports of one thing that wait, or that were decided then. */
export const reportsOf = (db: Db, refId: number, decidedAt: number | null) =>
  db
    .selectFrom('report')
    .selectAll()
    .where('ref_type', '=', 'mutual')
    .where('ref_id', '=', refId)
    .where('decided_at', 'is not distinct from', decidedAt)
    .orderBy('report_id')
    .execute()

/** The same while they wait, locked. */
export const lockOpen = (tx: Tx, refId: number) =>
  tx
    .selectFrom('report')
    .selectAll()
    .where('ref_type', '=', 'mutual')
    .where('ref_id', '=', refId)
    .where('decided_at', 'is', null)
    .orderBy('report_id')
    .forUpdate()
    .execute()

export interface Decided {
  readonly decided_at: number
  readonly decision: 'removed' | 'kept'
  readonly decided_by: number
  readonly answer: string
}

export const decide = (tx: Tx, reportIds: readonly number[], decided: Decided) =>
  tx
    .updateTable('report')
    .set(decided)
    .where('report_id', 'in', [...reportIds])
    .execute()

export const nickName = async (db: Db, userId: number): Promise<string> =>
  (await db.selectFrom('user_account').select('nick_name').where('user_id', '=', userId).executeTakeFirst())
    ?.nick_name ?? ''
