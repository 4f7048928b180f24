import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { txnKinds } from '@contract/ledger/txn-kinds'

/** The movements that end an order of which its seller gets something. */
const endings = txnKinds.filter((kind) => ['order_done', 'order_split', 'order_part'].includes(kind))

/** To which accounts, by what is asked: all of the fee, the fund's share of it, all that the buyer does not get back, and what they do. */
const reached = {
  fee: sql`g.kind in ('fee', 'fund')`,
  fund: sql`g.kind = 'fund'`,
  turnover: sql`g.owner_user_id is distinct from o.buyer_user_id`,
  back: sql`g.owner_user_id = o.buyer_user_id`,
} as const

type Moved = keyof typeof reached

/** So much of a movement went there: a sum over its entries `e` and the accounts `g` that they reach, for the order `o`. */
export const sumOf = (what: Moved): RawBuilder<number> =>
  sql`coalesce(sum(e.amount) filter (where ${reached[what]}), 0)::bigint`

/** Whether a movement `t` ended an order with something for its seller. */
export const isEnding: RawBuilder<boolean> = sql`t.ref_type = 'order' and t.type in (${sql.join([...endings])})`

/** What the end of order `o` moved, read from its entries and never from what the order had promised. 0 while it goes on. */
export const movedOf = (what: Moved): RawBuilder<number> => sql`(
  select ${sumOf(what)} from txn t join entry e on e.txn_id = t.txn_id join account g on g.account_id = e.to_account
  where t.ref_id = o.order_id and ${what === 'back' ? sql`t.ref_type = 'order' and (${isEnding} or t.type = 'order_refund')` : isEnding})`
