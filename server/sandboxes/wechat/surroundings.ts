import type { Clock, Random } from '../../deps'
import type { WechatAccount } from '../../config/accounts'
import type { Journal } from './journal'

/** Failures that a test or a developer switches on. Source: server design §6 (what the gateway should fake). */
export interface Troubles {
  /** What happens to the next messages about payments. */
  notify: 'send' | 'drop' | 'twice' | 'tamper' | 'wrongAmount'
  /** How long a message waits, in milliseconds. */
  notifyDelayMs: number
  /** Calls of the merchant are not answered in time, or with SYSTEMERROR. */
  isDown: boolean
  /** The error that messages to readers are answered with; 0 for none. */
  messageError: number
  /** What happens to calls about the dispatch of payments. */
  shipping: 'take' | 'busy' | 'loseCall' | 'loseAnswer' | 'double'
}

/** What the handlers of the sandbox work with. */
export interface Surroundings {
  readonly journal: Journal
  readonly account: WechatAccount
  readonly clock: Clock
  readonly random: Random
  readonly troubles: Troubles
  /** Waits between repeats of a message, in milliseconds. */
  readonly repeatsMs: readonly number[]
}

export const noTroubles = (): Troubles => ({
  notify: 'send',
  notifyDelayMs: 0,
  isDown: false,
  messageError: 0,
  shipping: 'take',
})

/** The gateway's own repeats are slower (15 s, 15 s, 30 s, 3 min …). */
export const defaultRepeatsMs: readonly number[] = [2_000, 5_000, 15_000, 30_000, 60_000, 180_000, 600_000]
