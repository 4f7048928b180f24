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

/**
 * What counts with the next refund towards two persons: what went back of the same payment ever and to the same payer since a moment, and
 * what waits for a second person. One statement, so that what is agreed to meanwhile counts once.
 */
export async function backBefore(
  db: Db,
  { attempt_id: attemptId, user_id: payer }: Pick<PaymentRow, 'attempt_id' | 'user_id'>,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    with of_payer as (
      select a.attempt_id from pay_attempt a join pay_order p on p.pay_no = a.pay_no where p.user_id = ${payer})
    select coalesce(sum(amount), 0)::bigint as sum from (
      select r.amount from pay_refund r join of_payer using (attempt_id)
      where r.state <> 'failed' and (r.attempt_id = ${attemptId} or r.created_at >= ${since})
      union all
      select (q.payload ->> 'amount')::bigint from approval q join of_payer on of_payer.attempt_id = q.ref_id
      where q.kind = 'refund' and q.state = 'waiting' and q.expires_at > ${now}) as parts`.execute(db)
  return rows[0]?.sum ?? 0
}

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
