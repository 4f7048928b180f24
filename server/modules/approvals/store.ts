import { sql } from 'kysely'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import type { StaffAreas } from '@contract/console/roles'
import { changeRows } from '../../db/change-rows'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { ApprovalTable } from './tables'
import type { Insertable } from 'kysely'

export interface Thing {
  readonly kind: ApprovalKind
  readonly refType: string
  readonly refId: number
}

const waitingFor = (db: Db, { kind, refType, refId }: Thing) =>
  db
    .selectFrom('approval')
    .select('approval_id')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)

export async function hasWaiting(db: Db, askedBy: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('approval')
    .select('approval_id')
    .where('state', '=', 'waiting')
    .where('asked_by', '=', askedBy)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody asked for something, or decided, under an account. */
export const hasSigned = async (db: Db, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('approval')
    .select('approval_id')
    .where((eb) => eb.or([eb('asked_by', '=', userId), eb('decided_by', '=', userId)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Ends what was waited for too long, so that it can be asked for again. */
export async function lapseOld(tx: Tx, thing: Thing, now: number): Promise<void> {
  await changeRows(tx, 'approval', {}, { state: 'lapsed', decided_at: now })
    .where('approval_id', 'in', waitingFor(tx, thing).where('expires_at', '<=', now))
    .execute()
}

/** Whether it was the first one for its thing. */
export async function insert(tx: Tx, row: Insertable<ApprovalTable>): Promise<boolean> {
  const made = await tx
    .insertInto('approval')
    .values(row)
    .onConflict((oc) => oc.columns(['kind', 'ref_type', 'ref_id']).where('state', '=', sql.lit('waiting')).doNothing())
    .returning('approval_id')
    .execute()
  return made.length > 0
}

const rows = (db: Db) =>
  db
    .selectFrom('approval as a')
    .innerJoin('user_account as u', 'u.user_id', 'a.asked_by')
    .leftJoin('staff as s', 's.user_id', 'a.asked_by')
    .leftJoin('user_account as e', 'e.user_id', 'a.decided_by')
    .leftJoin('staff as d', 'd.user_id', 'a.decided_by')
    .selectAll('a')
    .select(({ fn }) => [
      fn.coalesce('s.name', 'u.nick_name').as('asker'),
      fn.coalesce('d.name', 'e.nick_name').as('decider'),
    ])

export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const find = (db: Db, approvalId: number) => rows(db).where('a.approval_id', '=', approvalId).executeTakeFirst()

export const lock = (tx: Tx, approvalId: number) =>
  tx.selectFrom('approval').selectAll().where('approval_id', '=', approvalId).forUpdate().executeTakeFirst()

/** What waits for the second person about a locked thing, locked. */
export const lockWaiting = (tx: Tx, thing: Thing, now: number) =>
  tx
    .selectFrom('approval')
    .selectAll()
    .where('approval_id', 'in', waitingFor(tx, thing).where('expires_at', '>', now))
    .forUpdate()
    .executeTakeFirst()

/** Which of these things something waits about. */
export const refsWaiting = (db: Db, { kind, refType }: Omit<Thing, 'refId'>, refIds: readonly number[], now: number) =>
  db
    .selectFrom('approval')
    .select('ref_id')
    .where('state', '=', 'waiting')
    .where('kind', '=', kind)
    .where('ref_type', '=', refType)
    .where('ref_id', 'in', [0, ...refIds])
    .where('expires_at', '>', now)
    .execute()

/** The newest of each of these things, whatever became of it. */
export const newestOf = (db: Db, refType: string, refIds: readonly number[]) =>
  rows(db)
    .distinctOn('a.ref_id')
    .where('a.ref_type', '=', refType)
    .where('a.ref_id', 'in', [0, ...refIds])
    .orderBy('a.ref_id')
    .orderBy('a.approval_id', 'desc')
    .execute()

export interface Wanted {
  readonly state: ApprovalTable['state']
  readonly areas: StaffAreas
  readonly now: number
  /** Whose own asks come last while they wait. */
  readonly by: number
  /** What they read. */
  readonly reads: readonly ApprovalKind[]
  /** What they decide, which comes first. */
  readonly decides: readonly ApprovalKind[]
  readonly kind?: ApprovalKind | undefined
  readonly refId?: number | undefined
  /** One of them, in whatever state. */
  readonly approvalId?: number | undefined
}

/** Those in a state; what waited too long has lapsed, whether or not its row says so. */
const wanted = (db: Db, { state: asked, areas, now, reads, kind, refId, approvalId }: Wanted) => {
  const state = approvalId === undefined ? asked : undefined
  return rows(db)
    .where(sql<boolean>`a.kind = any(${reads}::text[])`)
    .$if(approvalId !== undefined, (q) => q.where('a.approval_id', '=', approvalId ?? 0))
    .$if(kind !== undefined, (q) => q.where('a.kind', '=', kind ?? 'withdraw'))
    .$if(refId !== undefined, (q) => q.where('a.ref_id', '=', refId ?? 0))
    .$if(state === 'waiting', (q) => q.where('a.state', '=', 'waiting').where('a.expires_at', '>', now))
    .$if(state === 'lapsed', (q) =>
      q.where((eb) =>
        eb.or([eb('a.state', '=', 'lapsed'), eb.and([eb('a.state', '=', 'waiting'), eb('a.expires_at', '<=', now)])]),
      ),
    )
    .$if(state === 'approved' || state === 'refused', (q) => q.where('a.state', '=', asked))
    .$if(areas !== null, (q) => q.where('a.area_id', 'in', [-1, ...(areas ?? [])]))
}

const rankOf = ({ by, decides }: Wanted) =>
  sql`case when a.asked_by = ${by} then 2 when a.kind = any(${decides}::text[]) then 0 else 1 end`

/** What waits comes with what one decides first and the own asks last, each the oldest first; the rest newest first. */
export const list = (db: Db, query: Wanted, { offset }: Pick<PageStart, 'offset'>, limit: number) =>
  wanted(db, query)
    .$if(query.state === 'waiting', (q) => q.orderBy(rankOf(query)).orderBy('a.approval_id', 'asc'))
    .$if(query.state !== 'waiting', (q) => q.orderBy('a.approval_id', 'desc'))
    .limit(limit)
    .offset(offset)
    .execute()

export async function count(db: Db, query: Wanted): Promise<number> {
  const found = await sql<{ count: number }>`select count(*) as count from ${wanted(db, query)} as rows`.execute(db)
  return found.rows[0]?.count ?? 0
}

export type Ending = Pick<ApprovalTable, 'state' | 'decided_by' | 'decided_at' | 'answer'>

/** Ends one that waits and is locked. */
export const end = (tx: Tx, approvalId: number, ending: Ending) =>
  changeRows(tx, 'approval', { approval_id: approvalId }, ending).where('state', '=', 'waiting').execute()
