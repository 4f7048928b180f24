import { sql } from 'kysely'
import type { Tx } from '../../../db/schema'
import type { Deadline } from '../../../jobs/deadlines'
import { deadline, laterPayment } from '../../../jobs/deadlines'
import { openingsIn } from '../../settings/open/opening-hours'

/** The city of a pay order `t`: that of what it pays. */
const cityOf = sql`case t.biz_type
  when 'order' then (select area_id from trade_order where order_id = t.biz_id)
  when 'buy' then (select area_id from buy_order where buy_id = t.biz_id)
  when 'recharge' then (select area_id from recharge where recharge_id = t.biz_id)
  when 'expand' then (select area_id from slot_purchase where expand_id = t.biz_id)
  when 'fund' then (select area_id from fund_gift where gift_id = t.biz_id)
  when 'shop' then (select area_id from shop_term where term_id = t.biz_id)
  when 'cart' then (select area_id from block_cart where cart_id = t.biz_id) end`

/** A pay order ends with what it pays. */
export const payDeadlines: readonly Deadline[] = [
  deadline('pay_order', 'pay_no', 'expire_at', { where: { state: ['unpaid', 'paying'] }, moved: 'payment', cityOf }),
]

/**
 * Moves the payment deadlines of everything unpaid in an area by a span: of the things, of their pay orders, and the wake-ups. Our
 * decision: docs/decisions/0007-orders.md
 */
export const postponePayments =
  (deadlines: readonly Deadline[]) =>
  async (tx: Tx, areaId: number, byMs: number, now: number): Promise<void> => {
    const cities = new Map([[areaId, await openingsIn(tx, areaId, now)]])
    const here = sql`${areaId}::bigint`
    for (const { rows, id: key, at: column, where, wakes, pays } of deadlines) {
      if (pays === undefined || typeof wakes !== 'string') continue
      const [id, at] = [sql.ref(`t.${key}`), sql.ref(`t.${column}`)]
      const things = sql`${rows} as t where t.area_id = ${areaId} and ${where}`
      await sql`update ${rows} as t set ${sql.ref(column)} = ${laterPayment(`t.${column}`, byMs, cities, here)}
        where t.area_id = ${areaId} and ${where}`.execute(tx)
      await sql`update pay_order set expire_at = ${laterPayment('expire_at', byMs, cities, here)}
        where biz_type = ${pays} and state in ('unpaid', 'paying') and biz_id in (select ${id} from ${things})`.execute(
        tx,
      )
      await sql`update job set run_at = w.at from (select ${id} as id, ${at} as at from ${things}) as w
        where job.kind = ${wakes} and job.ref = w.id and job.done_at is null`.execute(tx)
    }
  }
