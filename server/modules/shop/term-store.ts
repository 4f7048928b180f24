import { sql } from 'kysely'
import { fen } from '@contract/money'
import { splitOf } from '@contract/shop/money'
import { changeRows } from '../../db/change-rows'
import type { Db, Tx } from '../../db/schema'
import { lockShop } from './shop-store'
import type { ShopTermTable } from './tables'

/** A term with the block of its shop. */
export interface LockedTerm extends ShopTermTable {
  readonly block_id: number
}

/** Locks a term and, before it, its shop. */
export async function lockTerm(tx: Tx, termId: number): Promise<LockedTerm | undefined> {
  const found = await tx.selectFrom('shop_term').select('shop_id').where('term_id', '=', termId).executeTakeFirst()
  const shop = found && (await lockShop(tx, found.shop_id))
  const term = await tx.selectFrom('shop_term').selectAll().where('term_id', '=', termId).forUpdate().executeTakeFirst()
  return shop && term && { ...term, block_id: shop.block_id }
}

export const insertTerm = (tx: Tx, row: ShopTermTable) => tx.insertInto('shop_term').values(row).execute()

/** Changes a locked term; its version moves. */
export const changeTerm = (tx: Tx, termId: number, change: Partial<ShopTermTable>) =>
  changeRows(tx, 'shop_term', { term_id: termId }, change).execute()

/** The shop that somebody's term is of. */
export async function shopOfTerm(db: Db, termId: number, userId: number): Promise<number | undefined> {
  const terms = db.selectFrom('shop_term').select('shop_id').where('term_id', '=', termId)
  return (await terms.where('user_id', '=', userId).executeTakeFirst())?.shop_id
}

/** The term of a shop that waits for its money. */
export const unpaidTermOf = (db: Db, shopId: number) =>
  db.selectFrom('shop_term').selectAll().where('shop_id', '=', shopId).where('state', '=', 'unpaid').executeTakeFirst()

/** How many terms a shop ever ordered. */
export async function termsOrdered(db: Db, shopId: number): Promise<number> {
  const { count } = await db
    .selectFrom('shop_term')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  return count
}

/** The terms of a shop that were paid, newest first. */
export const paidTerms = (db: Db, shopId: number) =>
  db
    .selectFrom('shop_term')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'done')
    .orderBy('term_id', 'desc')
    .execute()

/** How many entries the fund of an area has: the place of its newest one. */
export async function fundEntries(tx: Tx, areaId: number): Promise<number> {
  const { entries } = await tx
    .selectFrom('account')
    .select('entries')
    .where('key', '=', `area:${areaId}:fund`)
    .executeTakeFirstOrThrow()
  return entries
}

/**
 * What terms and the ledger do not agree on, in sentences for operators: each paid term is one transaction of just its two parts, that of
 * the fund and the rest, and nothing else is; no level has more shops than seats. Source: community §5; §10 (properties).
 */
export async function shopDifferences(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string }>`
    with posted as (
      select t.ref_id as term_id, coalesce(sum(e.amount) filter (where a.kind = 'fund'), 0) as fund,
        coalesce(sum(e.amount) filter (where a.kind = 'fee'), 0) as fee, count(distinct t.txn_id) as txns
      from txn as t join entry as e on e.txn_id = t.txn_id join account as a on a.account_id = e.to_account
      where t.type = 'shop_fee' and t.ref_type = 'shopTerm' group by t.ref_id),
    said as (select term_id, fund, amount - fund as fee, 1 as txns from shop_term where state in ('done', 'reversed'))
    select 'term ' || coalesce(said.term_id, posted.term_id) || ': ' || coalesce(posted.fund, 0) || ' + ' || coalesce(posted.fee, 0)
      || ' posted, its row says ' || coalesce(said.fund, 0) || ' + ' || coalesce(said.fee, 0) as words
    from said full join posted using (term_id)
    where (said.fund, said.fee, said.txns) is distinct from (posted.fund, posted.fee, posted.txns)
    union all
    select 'level ' || l.level || ' of ' || l.area_id || ': ' || count(*) || ' shops, ' || l.seats || ' seats'
    from shop_level as l join shop as s on s.area_id = l.area_id and s.level = l.level and s.state in ('unpaid', 'active')
    where l.seats > 0 group by l.area_id, l.level, l.seats having count(*) > l.seats`.execute(db)
  const terms = await db
    .selectFrom('shop_term')
    .select(['term_id', 'amount', 'fund', 'fund_parts'])
    .where('fund', 'is not', null)
    .execute()
  const missplit = terms.filter((term) => term.fund !== splitOf(fen(term.amount), term.fund_parts).fund)
  return [
    ...rows.map(({ words }) => words),
    ...missplit.map(({ term_id: id, fund, amount }) => `term ${id}: ${fund} of ${amount} to the fund`),
  ]
}
