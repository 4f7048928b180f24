import { sql } from 'kysely'
import { fen } from '@contract/money'
import type { Db } from '../db/schema'
import type { WalletKind } from './accounts'
import { walletKey } from './accounts'
import type { RecordLink, RecordRow, StatementSums, Stretch } from './statement'
import { nowhere, recordOf } from './statement'

export interface NewestRecords {
  readonly rows: readonly RecordRow[]
  /** All of the account. */
  readonly stretch: Stretch
  /** Of all of it; what came in and went out only where `withSums` asks for it. */
  readonly sums: StatementSums
}

interface NewestWish {
  readonly limit: number
  readonly offset: number
  /** Only records before this entry; none before an entry of other accounts. */
  readonly before?: number | undefined
  readonly withSums: boolean
}

interface Own {
  account: number
  entries: number
  closing: number
  came: number | null
  went: number | null
}

/** The account, with a record of the page or, where the page is empty, without one. */
type Found = Own & (RecordLink | { entry_id: null })

/** The records of one side of the account at the places asked for. Places have no gaps, so they say which rows these are. */
const side = (own: 'from' | 'to', direction: 'in' | 'out', { limit, offset }: NewestWish) => sql`
  select ${sql.ref(`e.${own}_no`)} as no, ${sql.lit(direction)} as direction, e.entry_id, e.amount,
    ${sql.ref(`e.${own}_after`)} as balance, e.at, txn.txn_id, txn.type, txn.ref_type, txn.ref_id, txn.reference, txn.memo
  from entry as e join txn on txn.txn_id = e.txn_id
  where ${sql.ref(`e.${own}_account`)} = own.account and ${sql.ref(`e.${own}_no`)} <= own.last - ${offset}
    and ${sql.ref(`e.${own}_no`)} > own.last - ${offset} - ${sql.lit(limit)}`

/** The place before a record; 0 for one of other accounts, and the last place without one. */
const lastPlace = (before: number | undefined) =>
  before === undefined
    ? sql`entries`
    : sql`coalesce((select case account_id when from_account then from_no when to_account then to_no else 1 end
        from entry where entry_id = ${before}), 1) - 1`

/** What one side of the account adds up to, along the index of its places, which holds the amounts. Once, and not for each row. */
const sum = (own: 'from' | 'to', isWanted: boolean) =>
  isWanted
    ? sql`(select coalesce(sum(amount), 0)::bigint from entry where ${sql.ref(`${own}_account`)} = found.account
        and ${sql.ref(`${own}_no`)} <= found.entries)`
    : sql`null::bigint`

/**
 * A page of all records of a user's account, newest first, with the sums of the whole account: one statement, so that all of it is of one
 * moment. How many there are and the balance are kept with the account. Our decision: docs/decisions/0171-boards-and-lists.md
 */
export async function newestRecords(
  db: Db,
  { userId, kind }: { readonly userId: number; readonly kind: WalletKind },
  wish: NewestWish,
): Promise<NewestRecords> {
  const { rows } = await sql<Found>`
    with found as materialized (select account_id as account, entries, balance as closing, ${lastPlace(wish.before)} as last
      from account where key = ${walletKey(userId, kind)}),
    own as materialized (select *, ${sum('to', wish.withSums)} as came, ${sum('from', wish.withSums)} as went from found)
    select own.account, own.entries, own.closing, own.came, own.went, links.*
    from own left join lateral (${side('from', 'out', wish)} union all ${side('to', 'in', wish)}) as links on true
    order by links.no desc`.execute(db)
  const [first] = rows
  if (!first) return { rows: [], stretch: nowhere, sums: { in: fen(0), out: fen(0), rows: 0 } }
  const { account, entries, closing, came, went } = first
  return {
    rows: rows.flatMap((row) => (row.entry_id === null ? [] : [recordOf(row)])),
    stretch: { account, first: 1, last: entries, opening: fen(0), closing: fen(closing) },
    sums: { in: fen(came ?? 0), out: fen(went ?? 0), rows: entries },
  }
}
