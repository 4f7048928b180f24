import { standardWaits, waitMs } from '@contract/settings/waits'

/** How long the waits of a city are where it set none, in milliseconds. */
export const waits = {
  payMs: waitMs(standardWaits, 'payMinutes'),
  coolDownMs: waitMs(standardWaits, 'coolDownHours'),
  evidenceMs: waitMs(standardWaits, 'evidenceHours'),
  decideMs: waitMs(standardWaits, 'decideDays'),
  lastResortMs: waitMs(standardWaits, 'lastResortDays'),
} as const
