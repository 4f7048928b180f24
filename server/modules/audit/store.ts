import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import type { AuditTable } from './tables'

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
export async function append(tx: Tx, row: Insertable<AuditTable>) {
  await tx.insertInto('audit').values(row).execute()
  await tx.updateTable('audit_head').set({ no: row.no, hash: row.hash }).execute()
}

/** The next acts of the chain. */
export const chainAfter = (db: Db, no: number, limit: number) =>
  db.selectFrom('audit').selectAll().where('no', '>', no).orderBy('no').limit(limit).execute()
