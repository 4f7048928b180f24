import { dayMs } from '@contract/durations'

/** In how many days, the one that has begun among them, a closing that waits can still be taken back. */
export const daysLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / dayMs))

interface Provable<Way> {
  readonly proofs: readonly Way[]
  readonly mobile: string
}

/** By what a person proves who they are before the account closes; undefined until it is known, and where no proof is possible. */
export const proofFor = <Way>(own: Provable<Way> | undefined): Provable<Way> | undefined =>
  own && own.proofs.length > 0 ? { proofs: own.proofs, mobile: own.mobile } : undefined
