import type { Insertable } from 'kysely'
import { countUpTo } from '../../db/count'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import type { AuditTable } from './tables'

/** Filters by actor or by subject; all acts without either. */
export interface AuditQuery {
  readonly userId?: number | undefined
  readonly refType?: string | undefined
  readonly refId?: number | undefined
}

const deeds = (db: Db, { userId, refType, refId }: AuditQuery) =>
  db
    .selectFrom('audit as a')
    .innerJoin('user_account as u', 'u.user_id', 'a.user_id')
    .$if(userId !== undefined, (rows) => rows.where('a.user_id', '=', userId ?? 0))
    .$if(refType !== undefined, (rows) => rows.where('a.ref_type', '=', refType ?? ''))
    .$if(refId !== undefined, (rows) => rows.where('a.ref_id', '=', refId ?? 0))

/** Acts, newest first. */
export const deedsOf = (db: Db, query: AuditQuery, limit: number, { beforeId, offset }: PageStart) =>
  deeds(db, query)
    .selectAll('a')
    .select('u.nick_name')
    .where('a.audit_id', '<', beforeId)
    .orderBy('a.audit_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countDeeds = (db: Db, query: AuditQuery): Promise<number> =>
  countUpTo(db, deeds(db, query).select('a.audit_id'))

/** The end of the chain, locked; the first act makes it. */
export async function lockHead(tx: Tx) {
  const start = { head_id: 1, no: 0, hash: Buffer.alloc(0) }
  await tx
    .insertInto('audit_head')
    .values(start)
    .onConflict((oc) => oc.column('head_id').doNothing())
    .execute()
  return tx.selectFrom('audit_head').selectAll().forUpdate().executeTakeFirstOrThrow()
}

/** Adds an act behind the locked end. */
export async function append(tx: Tx, row: Insertable<AuditTable> & { readonly no: number; readonly hash: Buffer }) {
  await tx.insertInto('audit').values(row).execute()
  await tx.updateTable('audit_head').set({ no: row.no, hash: row.hash }).execute()
}

/** The next acts of the chain. */
export const chainAfter = (db: Db, no: number, limit: number) =>
  db.selectFrom('audit').selectAll().where('no', '>', no).orderBy('no').limit(limit).execute()

/** Acts without a place although the chain had begun. */
export const placeless = (db: Db) =>
  db
    .selectFrom('audit')
    .select('audit_id')
    .where('no', 'is', null)
    .where('at', '>', (eb) => eb.selectFrom('audit').select('at').where('no', '=', 1))
    .orderBy('audit_id')
    .execute()
