import { sql } from 'kysely'
import type { ReportType } from '@contract/people/reports'
import type { Db, Tx } from '../../db/schema'
import { blockStates } from '../area/tables'
import type { ReportTable } from './tables'

/** Which things: decided or not, of a type, and in which areas; everywhere without them. */
export interface Which {
  readonly tab: 'open' | 'decided'
  readonly refType: ReportType | undefined
  readonly areas: readonly number[] | undefined
  readonly authorId: number | undefined
  /** One of those who reported it. */
  readonly reporterId: number | undefined
}

const things = (db: Db, { tab, refType, areas, authorId, reporterId }: Which) =>
  db
    .selectFrom('report as r')
    .select(['r.ref_type', 'r.ref_id', 'r.decided_at', ({ fn }) => fn.min<number>('r.report_id').as('first_id')])
    .where('r.decided_at', tab === 'open' ? 'is' : 'is not', null)
    .$if(refType !== undefined, (q) => q.where('r.ref_type', '=', refType ?? 'mutual'))
    .$if(areas !== undefined, (q) => q.where('r.area_id', 'in', [-1, ...(areas ?? [])]))
    .$if(authorId !== undefined, (q) => q.where('r.author_id', '=', authorId ?? 0))
    .$if(reporterId !== undefined, (q) => q.where('r.user_id', '=', reporterId ?? 0))
    .groupBy(['r.ref_type', 'r.ref_id', 'r.decided_at'])

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

/** A thing by its type and id. */
export interface Ref {
  readonly refType: ReportType
  readonly refId: number
}

/** The reports of one thing that wait, or that were decided then; with the name of who decided. */
export const reportsOf = (db: Db, { refType, refId }: Ref, decidedAt: number | null) =>
  db
    .selectFrom('report as r')
    .leftJoin('user_account as u', 'u.user_id', 'r.decided_by')
    .leftJoin('staff as s', 's.user_id', 'r.decided_by')
    .selectAll('r')
    .select(({ fn }) => fn.coalesce('s.name', 'u.nick_name').as('decider'))
    .where('r.ref_type', '=', refType)
    .where('r.ref_id', '=', refId)
    .where('r.decided_at', 'is not distinct from', decidedAt)
    .orderBy('r.report_id')
    .execute()

/** The same while they wait, locked. */
export const lockOpen = (tx: Tx, { refType, refId }: Ref) =>
  tx
    .selectFrom('report')
    .selectAll()
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where('decided_at', 'is', null)
    .orderBy('report_id')
    .forUpdate()
    .execute()

export async function isReported(db: Db, { refType, refId }: Ref): Promise<boolean> {
  const one = db.selectFrom('report').select('report_id').where('ref_type', '=', refType).where('ref_id', '=', refId)
  return (await one.executeTakeFirst()) !== undefined
}

export type Decided = Pick<ReportTable, 'decided_at' | 'decision' | 'decided_by' | 'answer' | 'note'>

export const decide = (tx: Tx, reportIds: readonly number[], decided: Decided) =>
  tx
    .updateTable('report')
    .set(decided)
    .where('report_id', 'in', [...reportIds])
    .execute()

export const nickName = async (db: Db, userId: number): Promise<string> =>
  (await db.selectFrom('user_account').select('nick_name').where('user_id', '=', userId).executeTakeFirst())
    ?.nick_name ?? ''

/** The block as which somebody wrote: that one while they hold it, else their first one in the area. */
export async function blockOf(db: Db, userId: number, areaId: number, blockId: number | null) {
  const { rows } = await sql<{ block_id: number; block_no: number; state: number }>`
    select block_id, block_no, state from block where owner_user_id = ${userId} and area_id = ${areaId}
    order by (block_id = ${blockId ?? 0}) desc, block_no limit 1`.execute(db)
  return rows[0]
}

export const isFrozen = ({ state }: { readonly state: number }): boolean => state === blockStates.frozen

/** What was decided about what somebody wrote until now: warnings, and things that were taken away. */
export async function historyOf(
  db: Db,
  userId: number,
): Promise<{ readonly warned: number; readonly removed: number }> {
  const { rows } = await sql<{ warned: number; removed: number }>`
    select count(*) filter (where decision = 'warned') as warned, count(*) filter (where decision in ('removed', 'frozen')) as removed
    from (select distinct ref_type, ref_id, decided_at, decision from report
      where author_id = ${userId} and decided_at is not null) as d`.execute(db)
  return rows[0] ?? { warned: 0, removed: 0 }
}
