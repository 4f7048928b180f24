import { sql } from 'kysely'
import { countUpTo } from '../../../db/count'
import type { Db, Tx } from '../../../db/schema'
import type { DisputeRulingTable, DisputeTable, Side, TradeOrderTable } from '../tables'

/** A dispute with its newest decision. */
export interface Dispute extends DisputeTable {
  readonly ruling: DisputeRulingTable | undefined
}

/** The disputes of orders, oldest first, by order. */
export async function disputesOf(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Dispute[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('dispute')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('dispute_id')
    .execute()
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.dispute_id)
  const rulings = await db
    .selectFrom('dispute_ruling')
    .selectAll()
    .where('dispute_id', 'in', ids)
    .orderBy('ruling_id')
    .execute()
  const newest = new Map(rulings.map((ruling) => [ruling.dispute_id, ruling]))
  const of = new Map<number, Dispute[]>()
  for (const row of rows) {
    of.set(row.order_id, [...(of.get(row.order_id) ?? []), { ...row, ruling: newest.get(row.dispute_id) }])
  }
  return of
}

export const insertDispute = (tx: Tx, row: DisputeTable) => tx.insertInto('dispute').values(row).execute()

export const updateDispute = (tx: Tx, disputeId: number, change: Partial<DisputeTable>) =>
  tx.updateTable('dispute').set(change).where('dispute_id', '=', disputeId).execute()

/** Notes that operators were told of a dispute that waits too long; false: they were told before. */
export async function markAlarmed(tx: Tx, disputeId: number, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dispute')
    .set({ alarmed_at: at })
    .where('dispute_id', '=', disputeId)
    .where('alarmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * What counts with a disputed order towards two persons: the amounts of others between the same two people that an operator decided since a
 * moment, and of those that wait for a second one. One statement, so that what is agreed to meanwhile counts once.
 */
export async function decidedBefore(
  db: Db,
  order: Pick<TradeOrderTable, 'order_id' | 'buyer_user_id' | 'seller_user_id'>,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<number> {
  const people = sql`${[order.buyer_user_id, order.seller_user_id]}::bigint[]`
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(o.amount), 0)::bigint as sum from trade_order o
    where o.buyer_user_id = any(${people}) and o.seller_user_id = any(${people}) and o.order_id <> ${order.order_id}
      and (
        exists (select from dispute d join dispute_ruling r on r.dispute_id = d.dispute_id
          where d.order_id = o.order_id and r.by_role = 'operator' and r.at >= ${since})
        or exists (select from approval q
          where q.kind = 'dispute' and q.ref_id = o.order_id and q.state = 'waiting' and q.expires_at > ${now}))`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

export const insertRuling = (tx: Tx, row: DisputeRulingTable) => tx.insertInto('dispute_ruling').values(row).execute()

export const updateRuling = (tx: Tx, rulingId: number, change: Partial<DisputeRulingTable>) =>
  tx.updateTable('dispute_ruling').set(change).where('ruling_id', '=', rulingId).execute()

/** The areas whose disputes a user decides. */
export async function areasJudgedBy(db: Db, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('area_role').select('area_id').distinct().where('user_id', '=', userId).execute()
  return rows.map((row) => row.area_id)
}

export async function judgesOf(db: Db, areaId: number): Promise<number[]> {
  const rows = await db.selectFrom('area_role').select('user_id').distinct().where('area_id', '=', areaId).execute()
  return rows.map((row) => row.user_id)
}

export async function operators(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
  return rows.map((row) => row.user_id)
}

export interface CaseQuery {
  readonly userId: number
  /** Undefined: every area, every amount (operator). */
  readonly arbiter: { readonly areaIds: readonly number[]; readonly isOperator: boolean } | undefined
  readonly isRunning: boolean
}

const cases = (db: Db, { userId, arbiter, isRunning }: CaseQuery) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('trade_order as o', 'o.order_id', 'd.order_id')
    .where('d.ended_at', isRunning ? 'is' : 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute as newer')
            .select('newer.dispute_id')
            .whereRef('newer.order_id', '=', 'd.order_id')
            .whereRef('newer.dispute_id', '>', 'd.dispute_id'),
        ),
      ),
    )
    .where('o.buyer_user_id', '<>', userId)
    .where('o.seller_user_id', '<>', userId)
    .$if(arbiter !== undefined, (query) =>
      query
        .where('d.area_id', 'in', [...(arbiter?.areaIds ?? []), -1])
        .$if(arbiter?.isOperator !== true, (own) => own.whereRef('o.amount', '<=', 'o.arbiter_most')),
    )

/** The orders of cases: running ones by when they should be decided, ended ones newest first. */
export async function caseOrders(db: Db, query: CaseQuery, limit: number, offset: number): Promise<number[]> {
  const rows = await cases(db, query)
    .select(['d.order_id', 'd.dispute_id'])
    .$if(query.isRunning, (running) => running.orderBy('d.decide_by'))
    .orderBy('d.dispute_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => row.order_id)
}

export const countCases = (db: Db, query: CaseQuery): Promise<number> =>
  countUpTo(db, cases(db, query).select('d.dispute_id'))

/** Evidence of a dispute, from the order's timeline. */
export const evidenceOf = (db: Db, dispute: DisputeTable) =>
  db
    .selectFrom('order_event')
    .select(['at', 'text', 'images', sql<Side>`by`.as('by')])
    .where('order_id', '=', dispute.order_id)
    .where('act', '=', 'evidence')
    .where('at', '>=', dispute.opened_at)
    .where('at', '<=', dispute.ended_at ?? Number.MAX_SAFE_INTEGER)
    .orderBy('event_id')
    .execute()
