import { sql } from 'kysely'
import type { Tx } from '../../../db/schema'
import type { Deadline } from '../../../jobs/deadlines'
import { deadline, laterPayment } from '../../../jobs/deadlines'

/** A pay order ends with what it pays. */
export const payDeadlines: readonly Deadline[] = [
  deadline('pay_order', 'pay_no', 'expire_at', { where: { state: ['unpaid', 'paying'] }, moved: 'payment' }),
]

/**
 * Moves the payment deadlines of everything unpaid in an area by a span: of the things, of their pay orders, and the wake-ups. Our
 * decision: docs/decisions/0007-orders.md
 */
export const postponePayments =
  (deadlines: readonly Deadline[]) =>
  async (tx: Tx, areaId: number, byMs: number): Promise<void> => {
    for (const { rows, id: key, at: column, where, wakes, pays } of deadlines) {
      if (pays === undefined || typeof wakes !== 'string') continue
      const [id, at] = [sql.ref(`t.${key}`), sql.ref(`t.${column}`)]
      const things = sql`${rows} as t where t.area_id = ${areaId} and ${where}`
      await sql`update ${rows} as t set ${sql.ref(column)} = ${laterPayment(`t.${column}`, byMs)}
        where t.area_id = ${areaId} and ${where}`.execute(tx)
      await sql`update pay_order set expire_at = ${laterPayment('expire_at', byMs)}
        where biz_type = ${pays} and state in ('unpaid', 'paying') and biz_id in (select ${id} from ${things})`.execute(
        tx,
      )
      await sql`update job set run_at = w.at from (select ${id} as id, ${at} as at from ${things}) as w
        where job.kind = ${wakes} and job.ref = w.id and job.done_at is null`.execute(tx)
    }
  }
