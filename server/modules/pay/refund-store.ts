import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** Payments that the gateway collected, with the payer, what was paid, and whether it was a gift of an unknown giver. */
const payments = (db: Db) =>
  db
    .selectFrom('pay_attempt as a')
    .innerJoin('pay_order as p', 'p.pay_no', 'a.pay_no')
    .innerJoin('user_account as u', 'u.user_id', 'p.user_id')
    .selectAll('a')
    .select(['p.user_id', 'p.biz_type', 'p.subject', 'u.nick_name'])
    .select((eb) =>
      eb
        .selectFrom('block as b')
        .select('b.block_no')
        .whereRef('b.owner_user_id', '=', 'p.user_id')
        .orderBy('b.block_no')
        .limit(1)
        .as('block_no'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('fund_gift as g')
            .select('g.gift_id')
            .whereRef('g.pay_no', '=', 'a.pay_no')
            .where('g.is_anonymous', '=', true),
        )
        .as('is_anonymous'),
    )
    .where('a.state', '=', 'paid')

export const paymentByNumber = (db: Db, outTradeNo: string) =>
  payments(db).where('a.out_trade_no', '=', outTradeNo).executeTakeFirst()

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentByNumber>>>

/** Those under a number: of a pay order (with its letter or without), of ours at the gateway, or of the gateway itself. */
export const paymentsUnder = (db: Db, reference: string) =>
  payments(db)
    .where((eb) =>
      eb.or([
        eb('a.pay_no', 'in', [reference, `P${reference}`]),
        eb('a.out_trade_no', '=', reference),
        eb('a.transaction_id', '=', reference),
      ]),
    )
    .orderBy('a.attempt_id')
    .limit(20)
    .execute()

/** Its refunds, oldest first. */
export const refundsOf = (db: Db, attemptId: number) =>
  db.selectFrom('pay_refund').selectAll().where('attempt_id', '=', attemptId).orderBy('refund_id').execute()

export async function payerOf(db: Db, attemptId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('pay_attempt as a')
    .innerJoin('pay_order as p', 'p.pay_no', 'a.pay_no')
    .select('p.user_id')
    .where('a.attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row?.user_id
}

/** The refund of a payment that waits for the second person, and who asked. */
export async function waitingRefund(db: Db, attemptId: number, now: number) {
  const { rows } = await sql<{ amount: number; name: string; asked_at: number }>`
    select (p.payload->>'amount')::bigint as amount, coalesce(s.name, u.nick_name) as name, p.asked_at
    from approval p join user_account u on u.user_id = p.asked_by left join staff s on s.user_id = p.asked_by
    where p.kind = 'refund' and p.ref_id = ${attemptId} and p.state = 'waiting' and p.expires_at > ${now} limit 1`.execute(
    db,
  )
  return rows[0]
}
