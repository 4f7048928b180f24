import { sql } from 'kysely'
import type { TxnKind } from '@contract/ledger/txn-kinds'
import type { Fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../db/schema'
import type { Write } from '../db/sent/together'
import { together } from '../db/sent/together'
import type { Deps } from '../deps'
import type { AccountKey } from './accounts'
import { accountFacts } from './accounts'
import type { ChainedEntry } from './chain'
import { chainText, emptyHead, newSalt, nextHead } from './chain'
import type { AccountTable, EntryTable, TxnTable } from './tables'

/** Money from one account to another. */
export interface Transfer {
  readonly from: AccountKey
  readonly to: AccountKey
  readonly amount: Fen
}

/** What a movement of money takes from outside. */
export type Posting = Pick<Deps, 'clock' | 'ids' | 'random'>

/** Why money moves, and what it belongs to. */
export interface Cause {
  readonly type: TxnKind
  readonly refType: string
  readonly refId: number
  readonly reference: string
  readonly memo: string
}

/**
 * Moves money: writes one transaction with its entries and keeps the balances. Balanced by construction; no account goes below zero unless
 * it may. Transfers of nothing are left out. `also` is written in the same statement. Refusal: NOT_ENOUGH, after which the transaction must
 * be rolled back. Source: domain model §3.6. Our decision: docs/decisions/0003-money-is-whole-fen.md
 */
export async function post(
  tx: Tx,
  deps: Posting,
  cause: Cause,
  transfers: readonly Transfer[],
  also: readonly Write[] = [],
): Promise<Result<number, Refusal>> {
  const moving = transfers.filter((transfer) => transfer.amount > 0)
  const accounts = await lockAccounts(
    tx,
    deps,
    moving.flatMap(({ from, to }) => [from, to]),
  )
  const txn = newTxn(deps, cause)
  const of = (key: AccountKey): Running => {
    const account = accounts.get(key)
    if (!account) throw new Error(`no account ${key}`)
    return account
  }
  const entries: EntryTable[] = []
  for (const [seq, { from, to, amount }] of moving.entries()) {
    const entry = link(of(from), of(to), { ...txn, entry_id: deps.ids.next(), seq, amount })
    if (!entry) return err(refusal('NOT_ENOUGH'))
    entries.push(entry)
  }
  const moved =
    entries.length === 0 ? [] : [saveAccounts([...accounts.values()]), tx.insertInto('entry').values(entries)]
  await together(tx, [tx.insertInto('txn').values(txn), ...moved, ...also])
  return ok(txn.txn_id)
}

/** The row of a new transaction. */
export function newTxn({ ids, clock, random }: Posting, cause: Cause): TxnTable {
  const { type, refType, refId, reference, memo } = cause
  return {
    txn_id: ids.next(),
    type,
    ref_type: refType,
    ref_id: refId,
    reference,
    memo,
    at: clock.now(),
    salt: newSalt(random),
  }
}

/** An account's state in the middle of a transaction. */
type Running = Pick<AccountTable, 'account_id' | 'balance' | 'entries' | 'head' | 'may_be_negative'>

/**
 * Locks the named accounts in ascending order of their ids before anything moves, so that two transactions never deadlock. Accounts that do
 * not exist yet are opened, empty.
 */
async function lockAccounts(
  tx: Tx,
  { ids }: Pick<Deps, 'ids'>,
  keys: readonly AccountKey[],
): Promise<ReadonlyMap<string, Running>> {
  const wanted = [...new Set(keys)].sort()
  if (wanted.length === 0) return new Map()
  const locked = await lockNamed(tx, wanted)
  if (locked.size === wanted.length) return locked
  const missing = wanted.filter((key) => !locked.has(key))
  await tx
    .insertInto('account')
    .values(missing.map((key) => newAccount(key, ids.next())))
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  return lockNamed(tx, wanted)
}

/**
 * Locks accounts before several transactions of one change move money between them, so that two such changes never wait for each other in a
 * circle; or before a change is drafted. Says which they are, by their names.
 */
export const claimAccounts = (
  tx: Tx,
  deps: Pick<Deps, 'ids'>,
  keys: readonly AccountKey[],
): Promise<ReadonlyMap<string, Pick<AccountTable, 'account_id' | 'balance'>>> => lockAccounts(tx, deps, keys)

async function lockNamed(tx: Tx, keys: readonly AccountKey[]): Promise<ReadonlyMap<string, Running>> {
  const rows = await tx
    .selectFrom('account')
    .select(['key', 'account_id', 'balance', 'entries', 'head', 'may_be_negative'])
    .where('key', 'in', keys)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ key, ...row }) => [key, row]))
}

type NewEntry = Omit<ChainedEntry, 'from_account' | 'to_account'>

/** Moves one amount between two locked accounts and returns the entry; undefined when the payer has too little. */
function link(from: Running, to: Running, wish: NewEntry): EntryTable | undefined {
  const { entry_id, txn_id, seq, amount, at } = wish
  if (from === to) throw new Error('money cannot move from an account to itself')
  if (from.balance < amount && !from.may_be_negative) return undefined
  const ends = { from_account: from.account_id, to_account: to.account_id }
  const text = chainText({ ...wish, ...ends })
  for (const [account, by] of [
    [from, 0 - amount],
    [to, amount],
  ] as const) {
    account.balance += by
    account.entries += 1
    account.head = nextHead(account.head, text)
  }
  return {
    entry_id,
    txn_id,
    seq,
    ...ends,
    amount,
    at,
    from_no: from.entries,
    from_after: from.balance,
    from_hash: from.head,
    to_no: to.entries,
    to_after: to.balance,
    to_hash: to.head,
  }
}

/** Stores the new state of the locked accounts. The schema checks once more that no balance is below zero. */
function saveAccounts(accounts: readonly Running[]): Write {
  const column = <T>(read: (account: Running) => T) => accounts.map(read)
  return sql`update account set balance = v.balance, entries = v.entries, head = v.head
    from unnest(${column((a) => a.account_id)}::bigint[], ${column((a) => a.balance)}::bigint[],
      ${column((a) => a.entries)}::bigint[], ${column((a) => a.head)}::bytea[]) as v (account_id, balance, entries, head)
    where account.account_id = v.account_id`
}

function newAccount(key: AccountKey, accountId: number) {
  const { ownerUserId, kind, mayBeNegative } = accountFacts(key)
  return {
    account_id: accountId,
    key,
    owner_user_id: ownerUserId,
    kind,
    balance: 0,
    entries: 0,
    may_be_negative: mayBeNegative,
    head: emptyHead,
  }
}
