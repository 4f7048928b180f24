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
import type { EntryTable, TxnTable } from './tables'

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

interface Touched {
  readonly account_id: number
  readonly entries: number
  readonly balance: number
  readonly head: Buffer
}

/** An entry with why it was made, as the chains of both its accounts cover it. */
export type ChainedEntry = Pick<EntryTable, 'entry_id' | 'txn_id' | 'seq' | 'from_account' | 'to_account' | 'amount'> &
  Omit<TxnTable, 'txn_id'>

/** What an entry adds to the chains of both its accounts. Checked again by `checkBooks`. */
export const chainText = (e: ChainedEntry): string =>
  JSON.stringify([
    ...[e.entry_id, e.txn_id, e.seq, e.from_account, e.to_account, e.amount, e.at],
    ...[e.type, e.ref_type, e.ref_id, e.reference, e.memo],
  ])

const emptyHead = Buffer.alloc(32)

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
  const accounts = await openAccounts(
    tx,
    deps,
    moving.flatMap(({ from, to }) => [from, to]),
  )
  const idOf = (key: AccountKey): number => {
    const id = accounts.get(key)
    if (id === undefined) throw new Error(`no account ${key}`)
    return id
  }
  const txnId = deps.ids.next()
  const { type, refType, refId, reference, memo } = cause
  const txn = { txn_id: txnId, type, ref_type: refType, ref_id: refId, reference, memo, at }
  await tx.insertInto('txn').values(txn).execute()
  // Every transaction locks all its accounts in ascending order before it moves anything, so two never wait for each other.
  await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', 'in', [...new Set(accounts.values()), -1])
    .orderBy('account_id')
    .forUpdate()
    .execute()
  for (const [seq, { from, to, amount }] of moving.entries()) {
    const ends = { from_account: idOf(from), to_account: idOf(to) }
    const chained = { ...txn, ...ends, entry_id: deps.ids.next(), seq, amount }
    const text = chainText(chained)
    const giver = await move(tx, text, ends.from_account, 0 - amount)
    if (!giver) return err(refusal('NOT_ENOUGH'))
    const taker = await move(tx, text, ends.to_account, amount)
    if (!taker) throw new Error(`account ${to} vanished`)
    await tx
      .insertInto('entry')
      .values({
        ...ends,
        entry_id: chained.entry_id,
        txn_id: txnId,
        seq,
        amount,
        from_no: giver.entries,
        to_no: taker.entries,
        from_after: giver.balance,
        to_after: taker.balance,
        from_hash: giver.head,
        to_hash: taker.head,
        at,
      })
      .execute()
  }
  return ok(txnId)
}

/** Changes one balance and its chain; nothing when it would fall below zero and may not. */
async function move(tx: Tx, text: string, accountId: number, by: number): Promise<Touched | undefined> {
  return tx
    .updateTable('account')
    .set({
      balance: sql`balance + ${by}`,
      entries: sql`entries + 1`,
      head: sql`sha256(head || convert_to(${text}, 'UTF8'))`,
    })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('may_be_negative', '=', true), eb(sql<number>`balance + ${by}`, '>=', 0)]))
    .returning(['account_id', 'entries', 'balance', 'head'])
    .executeTakeFirst()
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
