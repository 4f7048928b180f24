import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { txnKinds } from '@contract/ledger/txn-kinds'
import { isStanding } from '../../../ledger/retained'

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

/** From which accounts it is taken where an order's money is divided anew: the platform gives for who promised it to others. */
const left = { ...reached, fee: sql`g.kind in ('fee', 'fund', 'promo')` } as const

/** What dividing order `o` anew changed of that, below zero where it was taken; 0 where it was not divided anew. */
export const anewOf = (what: Moved): RawBuilder<number> => sql`coalesce((
  select sum(case when g.account_id = e.to_account then case when ${reached[what]} then e.amount else 0 end
    else case when ${left[what]} then -e.amount else 0 end end)
  from remedy n join txn t on t.ref_type = 'order' and t.ref_id = n.ref_id and t.type in ('order_reallot', 'order_advance')
    join entry e on e.txn_id = t.txn_id join account g on g.account_id in (e.to_account, e.from_account)
  where n.kind = 'reallot' and n.ref_id = o.order_id), 0)::bigint`

/**
 * What the end of order `o` moved, by its entries and never by what it had promised, with what was divided anew since then: 0 while it goes
 * on, and once it was corrected.
 */
export const movedOf = (what: Moved): RawBuilder<number> => sql`((
  select ${sumOf(what)} from txn t join entry e on e.txn_id = t.txn_id join account g on g.account_id = e.to_account
  where t.ref_id = o.order_id and ${isStanding} and ${what === 'back' ? sql`t.ref_type = 'order' and (${isEnding} or t.type = 'order_refund')` : isEnding})
  + ${anewOf(what)})`
