import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { asOfNow } from '../db/as-of-now'
import type { Db, Tx } from '../db/schema'
import type { ChainedEntry } from './chain'
import { chainText, emptyHead, nextHead } from './chain'

export interface BooksReport {
  readonly accounts: number
  readonly entries: number
  /** One sentence for each difference. Empty: the books agree. */
  readonly differences: readonly string[]
}

/** Links read at a time: they block the process for a few milliseconds. */
const batch = 1_000

interface Link extends ChainedEntry {
  readonly account: number
  readonly no: number
  readonly by: number
  readonly after: number
  readonly hash: Buffer
}

interface Running {
  no: number
  balance: number
  head: Buffer
}

/**
 * Recomputes every balance and every hash chain from the entries, in one snapshot, and compares them with what is kept: balances,
 * chain heads, the balance after each entry, frozen money against open holds, no user below zero, the sum of everything zero.
 * Source: domain model §3.6 (invariants).
 */
export async function checkBooks(db: Db): Promise<BooksReport> {
  return asOfNow(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const differences: string[] = []
    const { running, links } = await replay(tx, differences)
    const accounts = await tx.selectFrom('account').selectAll().execute()
    let sum = 0
    for (const account of accounts) {
      const rebuilt = running.get(account.account_id) ?? { no: 0, balance: 0, head: emptyHead }
      sum += account.balance
      if (rebuilt.balance !== account.balance) {
        differences.push(`${account.key}: balance ${account.balance}, entries say ${rebuilt.balance}`)
      }
      if (!rebuilt.head.equals(account.head)) differences.push(`${account.key}: the hash chain is broken`)
      if (!account.may_be_negative && account.balance < 0) differences.push(`${account.key}: below zero`)
    }
    if (sum !== 0) differences.push(`all accounts together: ${sum}, must be 0`)
    differences.push(...(await frozenDifferences(tx)))
    return { accounts: accounts.length, entries: links / 2, differences }
  })
}

/** Follows each account's chain from its first entry and returns the balances and heads that it leads to. */
async function replay(tx: Tx, differences: string[]) {
  const running = new Map<number, Running>()
  let links = 0
  for (let after = { account: 0, no: 0 }; ;) {
    const rows = await chainPage(tx, after)
    const begun = performance.now()
    for (const link of rows) {
      const was = running.get(link.account) ?? { no: 0, balance: 0, head: emptyHead }
      const text = chainText(link)
      const is = {
        no: was.no + 1,
        balance: was.balance + link.by,
        head: nextHead(was.head, text),
      }
      running.set(link.account, is)
      if (is.no !== link.no || is.balance !== link.after || !is.head.equals(link.hash)) {
        differences.push(`entry ${link.entry_id}: does not follow from the entries before it`)
      }
    }
    links += rows.length
    const last = rows.at(-1)
    if (!last) return { running, links }
    after = last
    // Pauses as long as it worked, so that calls meanwhile get half of the process's time.
    if (rows.length === batch) await sleep(performance.now() - begun)
  }
}

/**
 * The next links of all chains, by account and place. Both branches use their unique indices. A transaction that is missing or has another
 * time leaves its fields empty, and so breaks the chain.
 */
async function chainPage(tx: Tx, { account, no }: { account: number; no: number }): Promise<Link[]> {
  const side = (own: 'from' | 'to', sign: 1 | -1) => {
    const [accountColumn, noColumn] = [sql.ref(`${own}_account`), sql.ref(`${own}_no`)]
    return sql`(select ${accountColumn} as account, ${noColumn} as no, amount * ${sql.lit(sign)} as by,
      ${sql.ref(`${own}_after`)} as after, ${sql.ref(`${own}_hash`)} as hash, entry_id, txn_id, seq, from_account, to_account, amount, at
      from entry where (${accountColumn}, ${noColumn}) > (${account}, ${no})
      order by ${accountColumn}, ${noColumn} limit ${batch})`
  }
  const { rows } = await sql<Link>`
    with links as (select * from (${side('from', -1)} union all ${side('to', 1)}) as both_sides
      order by account, no limit ${batch})
    select links.*, txn.type, txn.ref_type, txn.ref_id, txn.reference, txn.memo, txn.salt
    from links left join txn on txn.txn_id = links.txn_id and txn.at = links.at order by account, no`.execute(tx)
  return rows
}

/** Checks that frozen money equals what is left in the user's open holds. */
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
