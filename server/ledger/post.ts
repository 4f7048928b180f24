import { sql } from 'kysely'
import type { Fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import type { AccountKey } from './accounts'
import { accountFacts } from './accounts'
import type { ChainedEntry } from './chain'
import { chainText, emptyHead, nextHead } from './chain'
import type { AccountTable, EntryTable } from './tables'

/** Money from one account to another. */
export interface Transfer {
  readonly from: AccountKey
  readonly to: AccountKey
  readonly amount: Fen
}

/** Why money moves, and what it belongs to. */
export interface Cause {
  readonly type: string
  readonly refType: string
  readonly refId: number
  readonly reference: string
  readonly memo: string
}

/**
 * Moves money: writes one transaction with its entries and keeps the balances. Balanced by construction; no account that may not be
 * negative ever is. Transfers of nothing are left out. Refusal: NOT_ENOUGH, after which the transaction must be rolled back.
 * Source: domain model §3.6. Our decision: docs/decisions/0005-hash-chain-per-account.md
 */
export async function post(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'ids'>,
  cause: Cause,
  transfers: readonly Transfer[],
): Promise<Result<number, Refusal>> {
  const at = deps.clock.now()
  const moving = transfers.filter((transfer) => transfer.amount > 0)
  const ids = await openAccounts(
    tx,
    deps,
    moving.flatMap(({ from, to }) => [from, to]),
  )
  const { type, refType, refId, reference, memo } = cause
  const txn = { txn_id: deps.ids.next(), type, ref_type: refType, ref_id: refId, reference, memo, at }
  await tx.insertInto('txn').values(txn).execute()
  if (moving.length === 0) return ok(txn.txn_id)
  const accounts = await lockAccounts(tx, [...ids.values()])
  const of = (key: AccountKey): Running => {
    const account = accounts.get(ids.get(key) ?? 0)
    if (!account) throw new Error(`no account ${key}`)
    return account
  }
  const entries: EntryTable[] = []
  for (const [seq, { from, to, amount }] of moving.entries()) {
    const entry = link(of(from), of(to), { ...txn, entry_id: deps.ids.next(), seq, amount })
    if (!entry) return err(refusal('NOT_ENOUGH'))
    entries.push(entry)
  }
  await saveAccounts(tx, [...accounts.values()])
  await tx.insertInto('entry').values(entries).execute()
  return ok(txn.txn_id)
}

/** An account as it stands in the middle of a transaction. */
type Running = Pick<AccountTable, 'account_id' | 'balance' | 'entries' | 'head' | 'may_be_negative'>

/** Locks all accounts of a transaction in ascending order before anything moves, so that two never wait for each other. */
async function lockAccounts(tx: Tx, ids: readonly number[]): Promise<Map<number, Running>> {
  const rows = await tx
    .selectFrom('account')
    .select(['account_id', 'balance', 'entries', 'head', 'may_be_negative'])
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.account_id, row]))
}

type NewEntry = Omit<ChainedEntry, 'from_account' | 'to_account'>

/** Moves one amount between two running accounts and gives the entry; nothing when the giver has not enough. */
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
    ...{ entry_id, txn_id, seq, ...ends, amount, at },
    ...{ from_no: from.entries, from_after: from.balance, from_hash: from.head },
    ...{ to_no: to.entries, to_after: to.balance, to_hash: to.head },
  }
}

/** Keeps what became of the locked accounts. The schema refuses a balance below zero once more. */
async function saveAccounts(tx: Tx, accounts: readonly Running[]): Promise<void> {
  const column = <T>(read: (account: Running) => T) => accounts.map(read)
  await sql`update account set balance = v.balance, entries = v.entries, head = v.head
    from unnest(${column((a) => a.account_id)}::bigint[], ${column((a) => a.balance)}::bigint[],
      ${column((a) => a.entries)}::bigint[], ${column((a) => a.head)}::bytea[]) as v (account_id, balance, entries, head)
    where account.account_id = v.account_id`.execute(tx)
}

/** The ids of the named accounts; those not met before are opened, empty. */
async function openAccounts(
  tx: Tx,
  deps: Pick<Deps, 'ids'>,
  keys: readonly AccountKey[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(keys)].sort()
  const read = async () => {
    if (wanted.length === 0) return []
    return tx.selectFrom('account').select(['key', 'account_id']).where('key', 'in', wanted).execute()
  }
  let found = await read()
  if (found.length < wanted.length) {
    const missing = wanted.filter((key) => !found.some((account) => account.key === key))
    await tx
      .insertInto('account')
      .values(missing.map((key) => newAccount(key, deps.ids.next())))
      .onConflict((oc) => oc.column('key').doNothing())
      .execute()
    found = await read()
  }
  return new Map(found.map(({ key, account_id }) => [key, account_id]))
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
