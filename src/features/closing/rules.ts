import { dayMs } from '@contract/durations'

/** In how many days, the one that has begun among them, a closing that waits can still be taken back. */
export const daysLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / dayMs))
