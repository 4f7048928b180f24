import { waits } from '@contract/limits'
import type { Tx } from '../../db/schema'
import { schedule } from '../../jobs/jobs'

/** The jobs that remind a buyer, with how long before the confirmation happens by itself. Source: domain model §3.5, row 5. */
export const reminders = [
  { kind: 'remindConfirmEarly', beforeMs: waits.confirmRemindersBeforeMs[0] },
  { kind: 'remindConfirmLate', beforeMs: waits.confirmRemindersBeforeMs[1] },
] as const

/** Asks for the reminders of a confirmation that lie ahead; those of an earlier deadline of the order move. */
export async function scheduleReminders(tx: Tx, orderId: number, deadlineAt: number, now: number): Promise<void> {
  for (const { kind, beforeMs } of reminders) {
    const runAt = deadlineAt - beforeMs
    if (runAt > now) await schedule(tx, { kind, ref: orderId, runAt })
  }
}
