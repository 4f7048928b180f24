import { waits } from '@contract/limits'
import type { Wake } from '../../../jobs/jobs'

/** The jobs that remind a buyer, and how long before the automatic confirmation they run. Source: domain model §3.5, row 5. */
export const reminders = [
  { kind: 'remindConfirmEarly', beforeMs: waits.confirmRemindersBeforeMs[0] },
  { kind: 'remindConfirmLate', beforeMs: waits.confirmRemindersBeforeMs[1] },
] as const
export type Reminder = (typeof reminders)[number]['kind']

/** Those reminders of a confirmation that are still to come. */
export const remindersOf = (orderId: number, deadlineAt: number, now: number): readonly Wake[] =>
  reminders
    .map(({ kind, beforeMs }) => ({ kind, ref: orderId, runAt: deadlineAt - beforeMs }))
    .filter(({ runAt }) => runAt > now)
