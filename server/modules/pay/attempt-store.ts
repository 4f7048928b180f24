import type { Db, Tx } from '../../db/schema'
import type { PayAttemptTable, PayOrderTable } from './tables'

const attempts = (db: Db) => db.selectFrom('pay_attempt').selectAll()

/** The try that may still bring money, if there is one. */
export const openAttempt = (db: Db, payNo: string) =>
  attempts(db).where('pay_no', '=', payNo).where('state', '=', 'open').executeTakeFirst()

/** The newest try of each of these pay orders. */
export async function newestAttempts(db: Db, payNos: readonly string[]): Promise<Map<string, PayAttemptTable>> {
  if (payNos.length === 0) return new Map()
  const rows = await attempts(db).where('pay_no', 'in', payNos).orderBy('attempt_id').execute()
  return new Map(rows.map((row) => [row.pay_no, row]))
}

export const attemptByNumber = (db: Db, outTradeNo: string) =>
  attempts(db).where('out_trade_no', '=', outTradeNo).executeTakeFirst()

export const attemptById = (db: Db, attemptId: number) =>
  attempts(db).where('attempt_id', '=', attemptId).executeTakeFirst()

export const lockAttempt = (tx: Tx, attemptId: number) =>
  attempts(tx).where('attempt_id', '=', attemptId).forUpdate().executeTakeFirst()

export async function attemptCount(db: Db, payNo: string): Promise<number> {
  const { count } = await db
    .selectFrom('pay_attempt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pay_no', '=', payNo)
    .executeTakeFirstOrThrow()
  return count
}

export const insertAttempt = (tx: Tx, attempt: PayAttemptTable) =>
  tx.insertInto('pay_attempt').values(attempt).execute()

export const changeAttempt = (db: Db, attemptId: number, change: Partial<PayAttemptTable>) =>
  db.updateTable('pay_attempt').set(change).where('attempt_id', '=', attemptId).execute()

/** Tries not checked since `askedBefore`, or whose pay order has ended or expired, oldest first. */
export const doubtful = (db: Db, askedBefore: number, now: number, limit: number) =>
  db
    .selectFrom('pay_attempt as a')
    .innerJoin('pay_order as p', 'p.pay_no', 'a.pay_no')
    .selectAll('a')
    .where('a.state', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('a.asked_at', '<=', askedBefore),
        eb('p.state', 'in', ['closed', 'paid']),
        eb('p.expire_at', '<=', now),
      ]),
    )
    .orderBy('a.asked_at')
    .limit(limit)
    .execute()

/** The pay order of a thing, when a try for it is open. */
export const openPayOf = (db: Db, bizType: PayOrderTable['biz_type'], bizId: number) =>
  db
    .selectFrom('pay_order as p')
    .innerJoin('pay_attempt as a', 'a.pay_no', 'p.pay_no')
    .select(['p.pay_no', 'p.expire_at'])
    .where('p.biz_type', '=', bizType)
    .where('p.biz_id', '=', bizId)
    .where('a.state', '=', 'open')
    .executeTakeFirst()

export const findOpenId = (db: Db, userId: number, appId: string) =>
  db
    .selectFrom('platform_user')
    .select('open_id')
    .where('user_id', '=', userId)
    .where('app_id', '=', appId)
    .executeTakeFirst()

export async function keepOpenId(db: Db, row: { user_id: number; app_id: string; open_id: string; at: number }) {
  const { open_id, at } = row
  await db
    .insertInto('platform_user')
    .values(row)
    .onConflict((oc) => oc.columns(['user_id', 'app_id']).doUpdateSet({ open_id, at }))
    .execute()
}
