import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema'
import type { PayAttemptTable, PayRefundTable, ReconciliationTable } from './tables'

export const refundsOf = (db: Db, attemptId: number) =>
  db.selectFrom('pay_refund').selectAll().where('attempt_id', '=', attemptId).execute()

/** What the platform added to a recharge, in fen, and where and when that was made; nothing of what paid no recharge. */
export interface Given {
  readonly bonus: number
  readonly areaId: number
  readonly at: number
}

/** What the platform added when this money was credited, if it paid a recharge. */
export async function bonusGiven(db: Db, { txn_id }: Pick<PayAttemptTable, 'txn_id'>): Promise<Given> {
  const none = { bonus: 0, areaId: 0, at: 0 }
  if (txn_id === null) return none
  const row = await db
    .selectFrom('recharge')
    .select(['bonus', 'area_id as areaId', 'created_at as at'])
    .where('txn_id', '=', txn_id)
    .executeTakeFirst()
  return row ?? none
}

export const insertRefund = (tx: Tx, row: PayRefundTable) => tx.insertInto('pay_refund').values(row).execute()

export const lockRefund = (tx: Tx, refundId: number) =>
  tx.selectFrom('pay_refund').selectAll().where('refund_id', '=', refundId).forUpdate().executeTakeFirst()

export const changeRefund = (tx: Tx, refundId: number, change: Partial<PayRefundTable>) =>
  tx.updateTable('pay_refund').set(change).where('refund_id', '=', refundId).execute()

export const waitingRefunds = (db: Db, createdBefore: number) =>
  db
    .selectFrom('pay_refund')
    .selectAll()
    .where('state', '=', 'asked')
    .where('created_at', '<=', createdBefore)
    .limit(50)
    .execute()

export const refundsByNumber = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('pay_refund')
    .selectAll()
    .where('out_refund_no', 'in', [...numbers, ''])
    .execute()

/** Refunds that ended as given back within a time. */
export const refundsDone = (db: Db, from: number, to: number) =>
  db
    .selectFrom('pay_refund as r')
    .innerJoin('pay_attempt as a', 'a.attempt_id', 'r.attempt_id')
    .selectAll('r')
    .select(['a.app_id', 'a.out_trade_no'])
    .where('r.state', '=', 'done')
    .where('r.ended_at', '>=', from)
    .where('r.ended_at', '<', to)
    .execute()

export const attemptsByNumber = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('pay_attempt')
    .selectAll()
    .where('out_trade_no', 'in', [...numbers, ''])
    .execute()

/** Tries whose money was credited within a time. */
export const attemptsPaid = (db: Db, from: number, to: number) =>
  db
    .selectFrom('pay_attempt as a')
    .innerJoin('txn as t', 't.txn_id', 'a.txn_id')
    .selectAll('a')
    .where('t.at', '>=', from)
    .where('t.at', '<', to)
    .execute()

export interface Wrong {
  readonly about: string
  readonly ours: number
  readonly theirs: number
}

/** Credited tries whose transaction did not bring exactly their amount from the gateway to their payer. */
export async function creditsWrong(db: Db): Promise<readonly Wrong[]> {
  const { rows } =
    await sql<Wrong>`select a.out_trade_no as about, coalesce(sum(e.amount), 0)::bigint as ours, a.amount as theirs
    from pay_attempt a join pay_order p using (pay_no)
    left join entry e on e.txn_id = a.txn_id
      and e.from_account = (select account_id from account where key = 'gateway:wechat')
      and e.to_account = (select account_id from account where key = 'user:' || p.user_id || ':available')
    where a.state = 'paid' group by a.attempt_id having coalesce(sum(e.amount), 0) <> a.amount`.execute(db)
  return rows
}

/** Transactions that took money from the gateway without any payment of it. */
export async function creditsStray(db: Db): Promise<readonly Wrong[]> {
  const { rows } = await sql<Wrong>`select t.reference as about, sum(e.amount)::bigint as ours, 0::bigint as theirs
    from entry e join txn t using (txn_id)
    where e.from_account = (select account_id from account where key = 'gateway:wechat')
      and not exists (select 1 from pay_attempt a where a.txn_id = e.txn_id)
      and t.type <> 'correction'
    group by t.txn_id`.execute(db)
  return rows
}

/** Open tries whose frozen part is not exactly their balance part, and ended ones with something still frozen. */
export async function holdsWrong(db: Db): Promise<readonly Wrong[]> {
  const { rows } = await sql<Wrong>`select a.out_trade_no as about, coalesce(h.left_amount, 0) as ours,
      case when a.state = 'open' then a.balance else 0 end as theirs
    from pay_attempt a left join hold h on h.hold_id = a.hold_id and h.state = 'held'
    where coalesce(h.left_amount, 0) <> case when a.state = 'open' then a.balance else 0 end`.execute(db)
  return rows
}

/** Paid pay orders of orders and bids for which nothing of their amount was ever frozen. */
export async function paidWithoutHold(db: Db): Promise<readonly Wrong[]> {
  const { rows } = await sql<Wrong>`select p.pay_no as about, coalesce(h.amount, 0) as ours, p.amount as theirs
    from pay_order p
    left join trade_order o on p.biz_type = 'order' and o.order_id = p.biz_id
    left join buy_order b on p.biz_type = 'buy' and b.buy_id = p.biz_id
    left join hold h on h.hold_id = coalesce(o.hold_id, b.hold_id)
    where p.state = 'paid' and p.biz_type in ('order', 'buy') and coalesce(h.amount, 0) <> p.amount`.execute(db)
  return rows
}

/** Tries that are still open long after their deadline. */
export const overdueAttempts = (db: Db, before: number) =>
  db
    .selectFrom('pay_attempt as a')
    .innerJoin('pay_order as p', 'p.pay_no', 'a.pay_no')
    .select(['a.out_trade_no', 'a.amount'])
    .where('a.state', '=', 'open')
    .where('p.expire_at', '<', before)
    .execute()

export const insertRun = (db: Db, run: ReconciliationTable) => db.insertInto('reconciliation').values(run).execute()

export const newestRun = (db: Db) =>
  db.selectFrom('reconciliation').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()

export const operators = (db: Db) =>
  db.selectFrom('user_account').select('user_id').where('is_admin', '=', true).execute()
