import { Counter } from 'prom-client'

/**
 * `sent`; `early`: the wait between two was not over; `refused`: a limit was reached; `failed`: the provider did not take it; `warned`: a
 * message told somebody of a change of their account.
 */
export type MessageOutcome = 'warned' | 'sent' | 'early' | 'refused' | 'failed'

/** For Prometheus; see `/metrics`. */
export const messageCounter = new Counter({
  name: 'menpai_sms_total',
  help: 'Short messages asked for, by outcome',
  labelNames: ['outcome'] as const,
  registers: [],
})

/** The common limits of codes. */
export type SharedLimit = 'hour' | 'day'

/** For Prometheus; any rise is a reason to look at who asks. */
export const usedUpCounter = new Counter({
  name: 'menpai_sms_used_up_total',
  help: 'Codes refused because those of all together are used up, by the measure that was reached',
  labelNames: ['limit'] as const,
  registers: [],
})

/** Counts a message that was asked for. */
export const countMessage = (outcome: MessageOutcome): void => messageCounter.inc({ outcome })
