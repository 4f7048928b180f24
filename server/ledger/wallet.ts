import { sql } from 'kysely'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Db } from '../db/schema'
import type { WalletKind } from './accounts'
import { walletKey } from './accounts'

export type Balances = Readonly<Record<WalletKind, Fen>>

/** The three amounts of a user; an account nobody used yet holds nothing. */
export async function balancesOf(db: Db, userId: number): Promise<Balances> {
  const rows = await db.selectFrom('account').select(['kind', 'balance']).where('owner_user_id', '=', userId).execute()
  const of = (kind: WalletKind) => fen(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { available: of('available'), frozen: of('frozen'), income: of('income') }
}

export interface StatementRow {
  readonly entryId: number
  readonly type: string
  readonly direction: 'in' | 'out'
  readonly amount: Fen
  readonly balance: Fen
  readonly refType: string
  readonly refId: number
  readonly reference: string
  readonly memo: string
  readonly at: number
}

export interface StatementQuery {
  readonly userId: number
  readonly kind: WalletKind
  readonly limit: number
  /** Rows older than this entry. */
  readonly beforeEntryId?: number
}

/** A user's entries of one account, newest first, each with the balance after it. Both directions are read along their own index. */
export async function statement(db: Db, query: StatementQuery): Promise<StatementRow[]> {
  const account = await findAccount(db, query)
  if (account === undefined) return []
  const before = await placeOf(db, account.account_id, query.beforeEntryId)
  const side = (own: 'from' | 'to', direction: 'in' | 'out') =>
    db
      .selectFrom('entry')
      .select(['entry_id', 'txn_id', 'amount', `${own}_no as no`, `${own}_after as balance`, 'at'])
      .select(sql<'in' | 'out'>`${sql.lit(direction)}`.as('direction'))
      .where(`${own}_account`, '=', account.account_id)
      .where(`${own}_no`, '<', before)
      .orderBy(`${own}_no`, 'desc')
      .limit(query.limit)
      .execute()
  const [outs, ins] = [await side('from', 'out'), await side('to', 'in')]
  const rows = [...outs, ...ins].sort((a, b) => b.no - a.no).slice(0, query.limit)
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.txn_id))]
  const txns = await db.selectFrom('txn').selectAll().where('txn_id', 'in', ids).execute()
  const txnOf = new Map(txns.map((txn) => [txn.txn_id, txn]))
  return rows.map((row) => {
    const txn = txnOf.get(row.txn_id)
    return {
      entryId: row.entry_id,
      type: txn?.type ?? '',
      direction: row.direction,
      amount: fen(row.amount),
      balance: fen(row.balance),
      refType: txn?.ref_type ?? '',
      refId: txn?.ref_id ?? 0,
      reference: txn?.reference ?? '',
      memo: txn?.memo ?? '',
      at: row.at,
    }
  })
}

/** How many entries an account of a user has. */
export async function entryCount(db: Db, query: Pick<StatementQuery, 'userId' | 'kind'>): Promise<number> {
  return (await findAccount(db, query))?.entries ?? 0
}

const findAccount = (db: Db, { userId, kind }: Pick<StatementQuery, 'userId' | 'kind'>) =>
  db
    .selectFrom('account')
    .select(['account_id', 'entries'])
    .where('key', '=', walletKey(userId, kind))
    .executeTakeFirst()

/** Where an entry stands in an account's chain; past the end without one, before the beginning for an entry of other accounts. */
async function placeOf(db: Db, account: number, entryId: number | undefined): Promise<number> {
  if (entryId === undefined) return Number.MAX_SAFE_INTEGER
  const entry = await db
    .selectFrom('entry')
    .select(['from_account', 'from_no', 'to_account', 'to_no'])
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  if (entry?.from_account === account) return entry.from_no
  return entry?.to_account === account ? entry.to_no : 0
}
