import { waits } from '@contract/limits'
import type { Tx } from '../../db/schema'
import { schedule } from '../../jobs/jobs'

/** The jobs that remind a buyer, and how long before the automatic confirmation they run. Source: domain model §3.5, row 5. */
export const reminders = [
  { kind: 'remindConfirmEarly', beforeMs: waits.confirmRemindersBeforeMs[0] },
  { kind: 'remindConfirmLate', beforeMs: waits.confirmRemindersBeforeMs[1] },
] as const

/** Stores those reminders of a confirmation that are still to come; the ones of an earlier deadline are moved. */
export async function scheduleReminders(tx: Tx, orderId: number, deadlineAt: number, now: number): Promise<void> {
  for (const { kind, beforeMs } of reminders) {
    const runAt = deadlineAt - beforeMs
    if (runAt > now) await schedule(tx, { kind, ref: orderId, runAt })
  }
}
