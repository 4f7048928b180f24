import { sql } from 'kysely'
import { asOfNow } from '../db/as-of-now'
import type { Db } from '../db/schema'
import type { AccountKey } from './accounts'
import type { ChainedEntry } from './chain'
import { chainText, emptyHead, nextHead } from './chain'

/** Links read at a time. */
const batch = 1_000

interface Link extends ChainedEntry {
  readonly no: number
  readonly by: number
  readonly hash: Buffer
}

export interface AccountReport {
  readonly entries: number
  readonly balance: number
  readonly head: string
  /** Whether the entries lead to the stored balance and chain head. */
  readonly ok: boolean
}

/**
 * Recomputes one account from its first entry, in one snapshot. An account that was never used is empty. Our decision:
 * docs/decisions/0003-money-is-whole-fen.md
 */
export function checkAccount(db: Db, key: AccountKey): Promise<AccountReport> {
  return asOfNow(db, async (tx) => {
    const account = await tx.selectFrom('account').selectAll().where('key', '=', key).executeTakeFirst()
    let [no, balance, isWhole] = [0, 0, true]
    let head: Buffer = emptyHead
    for (;;) {
      const links = account ? await linksBehind(tx, account.account_id, no) : []
      for (const link of links) {
        head = nextHead(head, chainText(link))
        balance += link.by
        no += 1
        isWhole = isWhole && link.no === no && head.equals(link.hash)
      }
      if (links.length < batch) break
    }
    const isKept = account === undefined || (account.balance === balance && account.head.equals(head))
    return { entries: no, balance, head: head.toString('hex'), ok: isWhole && isKept }
  })
}

async function linksBehind(db: Db, accountId: number, no: number): Promise<readonly Link[]> {
  const side = (
    own: 'from' | 'to',
    sign: 1 | -1,
  ) => sql`(select ${sql.ref(`${own}_no`)} as no, amount * ${sql.lit(sign)} as by,
      ${sql.ref(`${own}_hash`)} as hash, entry_id, txn_id, seq, from_account, to_account, amount, at
      from entry where ${sql.ref(`${own}_account`)} = ${accountId} and ${sql.ref(`${own}_no`)} > ${no}
      order by ${sql.ref(`${own}_no`)} limit ${batch})`
  const { rows } = await sql<Link>`
    with links as (select * from (${side('from', -1)} union all ${side('to', 1)}) as both_sides order by no limit ${batch})
    select links.*, txn.type, txn.ref_type, txn.ref_id, txn.reference, txn.memo, txn.salt
    from links left join txn on txn.txn_id = links.txn_id and txn.at = links.at order by no`.execute(db)
  return rows
}
