import { hourMs, minuteMs } from '@contract/durations'
import { sql } from 'kysely'
import { areaOffsetMs, openingHour } from '@contract/hours'
import type { Tx } from '../db/schema'

/** SQL: a time column moved by a span. */
export const later = (column: string, byMs: number) => sql<number>`${sql.ref(column)} + ${byMs}::bigint`

/**
 * SQL: a payment deadline moved by a span; one that would fall into closed hours moves to 7:15. The same as `paymentDeadline`. Source:
 * domain model §4.
 */
export function laterPayment(column: string, byMs: number) {
  const at = sql`(${sql.ref(column)} + ${byMs}::bigint)`
  const timeOfDay = sql`((${at} + ${areaOffsetMs}::bigint) % 86400000)`
  const opening = openingHour * hourMs
  return sql<number>`case when ${timeOfDay} < ${opening} then ${at} - ${timeOfDay} + ${opening + 15 * minuteMs}::bigint else ${at} end`
}

/** The kinds of unpaid things: the column of their deadline, and the timer that ends them. */
export const unpaid = [
  { table: 'trade_order', id: 'order_id', deadline: 'deadline_at', biz: 'order', timer: 'closeUnpaid' },
  { table: 'buy_order', id: 'buy_id', deadline: 'pay_before', biz: 'buy', timer: 'closeUnpaidBuy' },
  {
    table: 'slot_purchase',
    id: 'expand_id',
    deadline: 'pay_before',
    biz: 'expand',
    timer: 'closeUnpaidSlots',
  },
  { table: 'fund_gift', id: 'gift_id', deadline: 'pay_before', biz: 'fund', timer: 'closeUnpaidGift' },
  { table: 'shop_term', id: 'term_id', deadline: 'pay_before', biz: 'shop', timer: 'closeUnpaidTerm' },
  { table: 'block_cart', id: 'cart_id', deadline: 'pay_before', biz: 'cart', timer: 'closeUnpaidCart' },
  { table: 'shop', id: 'shop_id', deadline: 'pay_by', biz: 'shop', timer: 'closeUnpaidShop' },
] as const

/** Moves the payment deadlines of everything unpaid in an area by a span. Our decision: docs/decisions/0007-orders.md */
export async function postponePayments(tx: Tx, areaId: number, byMs: number): Promise<void> {
  for (const { table, id, deadline, biz, timer } of unpaid) {
    const things = sql`${sql.table(table)} where area_id = ${areaId} and state = 'unpaid'`
    await sql`update ${sql.table(table)} set ${sql.ref(deadline)} = ${laterPayment(deadline, byMs)}
      where area_id = ${areaId} and state = 'unpaid'`.execute(tx)
    await sql`update pay_order set expire_at = ${laterPayment('expire_at', byMs)}
      where biz_type = ${biz} and state in ('unpaid', 'paying') and biz_id in (select ${sql.ref(id)} from ${things})`.execute(
      tx,
    )
    await sql`update job set run_at = t.${sql.ref(deadline)} from (select ${sql.ref(id)}, ${sql.ref(deadline)} from ${things}) as t
      where job.kind = ${timer} and job.ref = t.${sql.ref(id)} and job.done_at is null`.execute(tx)
  }
}
