import { sql } from 'kysely'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Db } from '../db/schema'
import type { WalletKind } from './accounts'
import { walletKey } from './accounts'

export interface StatementRow {
  /** The row's place in the account's chain, from 1 on and without gaps. */
  readonly no: number
  readonly entryId: number
  /** The transaction it belongs to, which may have more entries of this account. */
  readonly txnId: number
  readonly type: string
  readonly direction: 'in' | 'out'
  readonly amount: Fen
  readonly balance: Fen
  readonly refType: string
  readonly refId: number
  readonly reference: string
  readonly memo: string
  readonly at: number
  /** The head of the account's chain after it. */
  readonly hash: Buffer
}

/** A stretch of an account's chain: its places from `first` to `last` (`first - 1` when it is empty), and the balances at its ends. */
export interface Stretch {
  readonly account: number
  readonly first: number
  readonly last: number
  readonly opening: Fen
  readonly closing: Fen
}

/** From this instant on, and before that one; a missing one leaves that end open. */
export interface Span {
  readonly from?: number | undefined
  readonly before?: number | undefined
}

export const nowhere: Stretch = { account: 0, first: 1, last: 0, opening: fen(0), closing: fen(0) }

/**
 * The stretch of a user's account that a time span covers. All other queries of a statement use places, so that opening balance, rows and
 * closing balance always agree, whatever is posted meanwhile.
 */
export async function stretchOf(db: Db, userId: number, kind: WalletKind, span: Span = {}): Promise<Stretch> {
  const account = await db
    .selectFrom('account')
    .select(['account_id', 'entries', 'balance'])
    .where('key', '=', walletKey(userId, kind))
    .executeTakeFirst()
  if (!account) return nowhere
  const id = account.account_id
  if (span.from === undefined && span.before === undefined) {
    return { account: id, first: 1, last: account.entries, opening: fen(0), closing: fen(account.balance) }
  }
  const { from = 0, before = Number.MAX_SAFE_INTEGER } = span
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(no) filter (where at >= ${from}) as first, max(no) filter (where at < ${before}) as last from
      (select from_no as no, at from entry where from_account = ${id} and from_no <= ${account.entries}
      union all select to_no, at from entry where to_account = ${id} and to_no <= ${account.entries}) as links`.execute(
    db,
  )
  const first = rows[0]?.first ?? account.entries + 1
  const last = Math.max(rows[0]?.last ?? 0, first - 1)
  const opening = await balanceAt(db, id, first - 1)
  return { account: id, first, last, opening, closing: last < first ? opening : await balanceAt(db, id, last) }
}

/** What an account held after its entry at this place; nothing before the first. */
async function balanceAt(db: Db, account: number, no: number): Promise<Fen> {
  const { rows } = await sql<{ after: number }>`
    select from_after as after from entry where from_account = ${account} and from_no = ${no}
    union all select to_after from entry where to_account = ${account} and to_no = ${no}`.execute(db)
  return fen(rows[0]?.after ?? 0)
}

/** Which types of transactions are wanted: exact ones and ones that begin like this, or all but those. Without any: all. */
export interface TypeFilter {
  readonly like: readonly string[]
  readonly isExcluded?: boolean
}

export interface RowsQuery {
  readonly stretch: Stretch
  readonly types?: TypeFilter | undefined
  /** Only incoming rows. */
  readonly onlyIn?: boolean
}

interface LinksWish {
  readonly limit?: number
  /** Only the columns that a sum needs: transactions are joined only when their type matters. */
  readonly isBare?: boolean
}

/** Both sides of an account's chain as one list, within a stretch. */
function linksOf({ stretch, types, onlyIn }: RowsQuery, { limit, isBare = false }: LinksWish = {}) {
  const order = limit === undefined ? sql`` : sql`order by no desc limit ${limit}`
  const ofType = types
    ? sql`and txn.type ${types.isExcluded ? sql`not like all` : sql`like any`} (${types.like}::text[])`
    : sql``
  const said = isBare ? sql`` : sql`, txn.txn_id, txn.type, txn.ref_type, txn.ref_id, txn.reference, txn.memo`
  const joined = isBare && !types ? sql`` : sql`join txn on txn.txn_id = entry.txn_id`
  const side = (own: 'from' | 'to', direction: 'in' | 'out') => sql`
    (select ${sql.ref(`entry.${own}_no`)} as no, ${sql.lit(direction)} as direction, entry.entry_id, entry.amount,
      ${sql.ref(`entry.${own}_after`)} as balance, entry.at, ${sql.ref(`entry.${own}_hash`)} as hash ${said}
    from entry ${joined}
    where ${sql.ref(`entry.${own}_account`)} = ${stretch.account}
      and ${sql.ref(`entry.${own}_no`)} between ${stretch.first} and ${stretch.last} ${ofType} ${order})`
  return onlyIn ? side('to', 'in') : sql`(${side('from', 'out')} union all ${side('to', 'in')})`
}

/** A row of a page; what it was chained with is left out. */
export type RecordRow = Omit<StatementRow, 'no' | 'hash'>

/** The same as the database gives it. */
export interface RecordLink {
  direction: 'in' | 'out'
  entry_id: number
  txn_id: number
  amount: number
  balance: number
  at: number
  type: string
  ref_type: string
  ref_id: number
  reference: string
  memo: string
}

interface Link extends RecordLink {
  no: number
  hash: Buffer
}

export const recordOf = (link: RecordLink): RecordRow => ({
  entryId: link.entry_id,
  txnId: link.txn_id,
  type: link.type,
  direction: link.direction,
  amount: fen(link.amount),
  balance: fen(link.balance),
  refType: link.ref_type,
  refId: link.ref_id,
  reference: link.reference,
  memo: link.memo,
  at: link.at,
})

/** The newest rows of a stretch, newest first, each with the balance after it. */
export async function statementRows(
  db: Db,
  query: RowsQuery,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<Link>`select * from ${linksOf(query, { limit: limit + offset })} as links
    order by no desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ no, hash, ...row }) => ({ no, hash, ...recordOf(row) }))
}

export interface StatementSums {
  readonly in: Fen
  readonly out: Fen
  readonly rows: number
}

/** Sums of what came in and went out in the rows asked for, and their number. */
export async function statementSums(db: Db, query: RowsQuery): Promise<StatementSums> {
  const { rows } = await sql<{ came: string | null; went: string | null; rows: number }>`
    select sum(amount) filter (where direction = 'in') as came, sum(amount) filter (where direction = 'out') as went,
      count(*) as rows from ${linksOf(query, { isBare: true })} as links`.execute(db)
  return { in: fen(Number(rows[0]?.came ?? 0)), out: fen(Number(rows[0]?.went ?? 0)), rows: Number(rows[0]?.rows ?? 0) }
}

/** Sums by type of what came in, in the rows asked for. */
export async function incomeByType(db: Db, query: RowsQuery): Promise<{ type: string; amount: Fen; count: number }[]> {
  const { rows } = await sql<{ type: string; amount: string; count: number }>`
    select type, sum(amount) as amount, count(*) as count from ${linksOf({ ...query, onlyIn: true })} as links
    group by type`.execute(db)
  return rows.map(({ type, amount, count }) => ({ type, amount: fen(Number(amount)), count: Number(count) }))
}

/** The position of an entry in an account's chain; 0 for an entry of other accounts. */
export async function positionOf(db: Db, account: number, entryId: number): Promise<number> {
  const entry = await db
    .selectFrom('entry')
    .select(['from_account', 'from_no', 'to_account', 'to_no'])
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  if (entry?.from_account === account) return entry.from_no
  return entry?.to_account === account ? entry.to_no : 0
}
