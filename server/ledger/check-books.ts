import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/open'
import { chainText } from './post'

export interface BooksReport {
  readonly accounts: number
  readonly entries: number
  /** Sentences, one for each thing that does not agree. Empty: the books are equal. */
  readonly differences: readonly string[]
}

const batch = 5_000

interface Running {
  balance: number
  head: Buffer
}

/**
 * Recomputes every balance and every hash chain from the entries, in one snapshot, and compares them with what is kept: balances,
 * chain heads, the balance after each entry, frozen money against open holds, no user below zero, the sum of everything zero.
 * Source: domain model §3.6 (invariants).
 */
export async function checkBooks(db: Db): Promise<BooksReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      const differences: string[] = []
      const { running, entries } = await replay(tx, differences)
      const accounts = await tx.selectFrom('account').selectAll().execute()
      let sum = 0
      for (const account of accounts) {
        const rebuilt = running.get(account.account_id) ?? { balance: 0, head: Buffer.alloc(32) }
        sum += account.balance
        if (rebuilt.balance !== account.balance) {
          differences.push(`${account.key}: balance ${account.balance}, entries say ${rebuilt.balance}`)
        }
        if (!rebuilt.head.equals(account.head)) differences.push(`${account.key}: the hash chain is broken`)
        if (!account.may_be_negative && account.balance < 0) differences.push(`${account.key}: below zero`)
      }
      if (sum !== 0) differences.push(`all accounts together: ${sum}, must be 0`)
      differences.push(...(await frozenDifferences(tx)))
      return { accounts: accounts.length, entries, differences }
    })
}

/** Runs through all entries in their order and gives the balances and chain heads they lead to. */
async function replay(tx: Tx, differences: string[]) {
  const running = new Map<number, Running>()
  let entries = 0
  for (let after = 0; ;) {
    const rows = await tx
      .selectFrom('entry')
      .selectAll()
      .where('entry_id', '>', after)
      .orderBy('entry_id')
      .limit(batch)
      .execute()
    for (const row of rows) {
      const text = chainText(row.entry_id, row.from_account, row.to_account, row.amount, row.at)
      const ends = [
        { id: row.from_account, by: -row.amount, balance: row.from_after, head: row.from_head },
        { id: row.to_account, by: row.amount, balance: row.to_after, head: row.to_head },
      ]
      for (const end of ends) {
        const was = running.get(end.id) ?? { balance: 0, head: Buffer.alloc(32) }
        const is = { balance: was.balance + end.by, head: createHash('sha256').update(was.head).update(text).digest() }
        running.set(end.id, is)
        if (is.balance !== end.balance || !is.head.equals(end.head)) {
          differences.push(`entry ${row.entry_id}: does not follow from the entries before it`)
        }
      }
    }
    entries += rows.length
    const last = rows.at(-1)
    if (!last) return { running, entries }
    after = last.entry_id
  }
}

/** Frozen money is the sum of what is left of a user's open holds. */
async function frozenDifferences(tx: Tx): Promise<string[]> {
  const holds = await tx
    .selectFrom('hold')
    .select(['user_id', ({ fn }) => fn.sum<string>('left_amount').as('held')])
    .where('state', '=', 'held')
    .groupBy('user_id')
    .execute()
  const heldOf = new Map(holds.map((row) => [row.user_id, Number(row.held)]))
  const frozen = await tx
    .selectFrom('account')
    .select(['owner_user_id', 'balance'])
    .where('kind', '=', 'frozen')
    .execute()
  const differences = frozen.flatMap(({ owner_user_id: userId, balance }) => {
    const held = heldOf.get(userId ?? 0) ?? 0
    heldOf.delete(userId ?? 0)
    return held === balance ? [] : [`user ${userId}: frozen ${balance}, open holds ${held}`]
  })
  return [...differences, ...[...heldOf].map(([userId, held]) => `user ${userId}: frozen 0, open holds ${held}`)]
}
