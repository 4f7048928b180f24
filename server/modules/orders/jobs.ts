import type { OrderTimer } from '@contract/orders/transitions'
import { transitionFor } from '@contract/orders/transitions'
import type { Deps } from '../../deps'
import type { JobHandler, JobHandlers } from '../../jobs/jobs'
import { schedule } from '../../jobs/jobs'
import * as store from './store'
import { perform } from './transition'

/** The deadlines of orders: the same table and the same lock as a user's act. Source: domain model §5. */
export function orderJobs(deps: Deps): JobHandlers {
  const fire =
    (does: OrderTimer): JobHandler =>
    async (tx, orderId) => {
      const order = await store.lockOrder(tx, orderId)
      const transition = order && transitionFor(does, 'timer', order.state)
      if (!transition || order.deadline_does !== does || order.deadline_at === null) return
      if (order.deadline_at > deps.clock.now()) {
        await schedule(tx, { kind: does, ref: orderId, runAt: order.deadline_at })
        return
      }
      const done = await perform(tx, deps, order, transition, 'timer')
      if (!done.ok) throw new Error(`timer ${does} of order ${orderId} was refused: ${done.error.reason}`)
    }
  return { closeUnpaid: fire('closeUnpaid'), refundLate: fire('refundLate'), confirmSilent: fire('confirmSilent') }
}

/** Gives wake-ups back to overdue orders that have none, and says how many there were. */
export async function wakeOverdue(deps: Deps): Promise<number> {
  const overdue = await store.overdueWithoutJob(deps.db, deps.clock.now())
  await deps.db.transaction().execute(async (tx) => {
    for (const { order_id: ref, deadline_does: kind, deadline_at: runAt } of overdue) {
      if (kind !== null && runAt !== null) await schedule(tx, { kind, ref, runAt })
    }
  })
  return overdue.length
}
