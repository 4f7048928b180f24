import { sql } from 'kysely'
import { changeRows } from '../../db/change-rows'
import { beginsWith } from '../../db/containing'
import type { PageStart } from '../../db/page-start'
import type { Db, Tx } from '../../db/schema'
import { namesUnknownGiver } from '../fund/open/unknown-giver'
import type { CorrectionTable } from './tables'

export const findTxn = (db: Db, txnId: number) =>
  db.selectFrom('txn').selectAll().where('txn_id', '=', txnId).executeTakeFirst()

export type TxnRow = NonNullable<Awaited<ReturnType<typeof findTxn>>>

/** The transactions of one number, newest first. */
export const txnsByReference = (db: Db, reference: string, { beforeId, offset }: PageStart, limit: number) =>
  db
    .selectFrom('txn')
    .selectAll()
    .where('reference', '=', reference)
    .where('txn_id', '<', beforeId)
    .orderBy('txn_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Of these transactions those that would name who gave anonymously. */
export async function anonymousGifts(db: Db, txnIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('txn')
    .select('txn_id')
    .where('txn_id', 'in', txnIds.length > 0 ? txnIds : [0])
    .where(namesUnknownGiver('txn'))
    .execute()
  return new Set(rows.map((row) => row.txn_id))
}

/** The transactions that touch a user's accounts, newest first; gifts of an unknown giver only for who `seesGivers`. */
export const txnsOfUser = (
  db: Db,
  userId: number,
  seesGivers: boolean,
  { beforeId, offset }: PageStart,
  limit: number,
) =>
  db
    .selectFrom('txn')
    .selectAll()
    .$if(!seesGivers, (rows) => rows.where((eb) => eb.not(namesUnknownGiver('txn'))))
    .where('txn_id', 'in', (eb) => {
      const side = (account: 'from_account' | 'to_account') =>
        eb
          .selectFrom('account as a')
          .innerJoin('entry as e', `e.${account}`, 'a.account_id')
          .select('e.txn_id')
          .where('a.owner_user_id', '=', userId)
      return side('from_account').union(side('to_account'))
    })
    .where('txn_id', '<', beforeId)
    .orderBy('txn_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** The entries of transactions with the owners of their accounts, in order. */
/** The kinds of these transactions. */
export async function typesOf(db: Db, txnIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (txnIds.length === 0) return new Map()
  const rows = await db.selectFrom('txn').select(['txn_id', 'type']).where('txn_id', 'in', txnIds).execute()
  return new Map(rows.map(({ txn_id, type }) => [txn_id, type]))
}

export const transfersOf = (db: Db, txnIds: readonly number[]) =>
  db
    .selectFrom('entry as e')
    .innerJoin('account as f', 'f.account_id', 'e.from_account')
    .innerJoin('account as t', 't.account_id', 'e.to_account')
    .select(['e.txn_id', 'e.seq', 'e.amount', 'f.key as from_key', 't.key as to_key'])
    .select(['f.kind as from_kind', 't.kind as to_kind', 'f.owner_user_id as from_user', 't.owner_user_id as to_user'])
    .where('e.txn_id', 'in', txnIds.length > 0 ? txnIds : [0])
    .orderBy('e.txn_id')
    .orderBy('e.seq')
    .execute()

export type TransferRow = Awaited<ReturnType<typeof transfersOf>>[number]

/** Which of these transactions have a correction that is done or waits. */
export async function correctedOf(db: Db, txnIds: readonly number[]): Promise<Set<number>> {
  if (txnIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('correction')
    .select('txn_id')
    .where('txn_id', 'in', txnIds)
    .where('state', 'in', ['proposed', 'done'])
    .execute()
  return new Set(rows.map((row) => row.txn_id))
}

export const ownerOfBlock = (db: Db, areaId: number, blockNo: number) =>
  db
    .selectFrom('block')
    .select('owner_user_id')
    .where('area_id', '=', areaId)
    .where('block_no', '=', blockNo)
    .executeTakeFirst()

const corrections = (db: Db) =>
  db
    .selectFrom('correction as c')
    .innerJoin('txn as t', 't.txn_id', 'c.txn_id')
    .innerJoin('user_account as p', 'p.user_id', 'c.proposed_by')
    .leftJoin('user_account as d', 'd.user_id', 'c.decided_by')
    .selectAll('c')
    .select(['p.nick_name as proposer', 'd.nick_name as decider'])

/** Which corrections are looked for; what is not named does not filter. */
interface Wanted {
  readonly state?: CorrectionTable['state'] | undefined
  /** How the number or the memo of what was wrong begins. */
  readonly q?: string | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

const wanted = (db: Db, { state, q, from, until }: Wanted) =>
  corrections(db)
    .$if(state !== undefined, (all) => all.where('c.state', '=', state ?? 'proposed'))
    .$if(from !== undefined, (all) => all.where('c.proposed_at', '>=', from ?? 0))
    .$if(until !== undefined, (all) => all.where('c.proposed_at', '<', until ?? 0))
    .where(beginsWith(q, 't.reference', 't.memo'))

export const listCorrections = (db: Db, query: Wanted, { beforeId, offset }: PageStart, limit: number) =>
  wanted(db, query)
    .where('c.correction_id', '<', beforeId)
    .orderBy('c.correction_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number]

export const findCorrection = (db: Db, correctionId: number) =>
  corrections(db).where('c.correction_id', '=', correctionId).executeTakeFirst()

/** How many there are, and what they come to. */
export async function sumCorrections(db: Db, query: Wanted): Promise<{ total: number; sum: number }> {
  const found = await sql<{ total: number; sum: number }>`
    select count(*) as total, coalesce(sum((select sum(e.amount) from entry e where e.txn_id = c.txn_id)), 0)::bigint as sum
    from ${wanted(db, query)} as c`.execute(db)
  return found.rows[0] ?? { total: 0, sum: 0 }
}

/** The correction of a transaction that waits, locked. */
export const lockProposed = (tx: Tx, txnId: number) =>
  tx
    .selectFrom('correction')
    .selectAll()
    .where('txn_id', '=', txnId)
    .where('state', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst()

/** Writes a proposal; false when its transaction already has a correction that is done or waits. */
export async function insertCorrection(tx: Tx, row: CorrectionTable): Promise<boolean> {
  const inserted = await tx
    .insertInto('correction')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('correction_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Changes a correction; its version moves. */
export const changeCorrection = (tx: Tx, correctionId: number, change: Partial<CorrectionTable>) =>
  changeRows(tx, 'correction', { correction_id: correctionId }, change).execute()

/** What accounts have that must not fall below nothing. */
export const boundedBalances = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('account')
    .select(['key', 'balance'])
    .where('key', 'in', ['', ...keys])
    .where('may_be_negative', '=', false)
    .execute()
