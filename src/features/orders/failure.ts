import type { RefusalReason } from '@contract/refusals'
import type { PartyAct } from '@contract/orders/transitions'
import type { CallError } from '@/lib/http/errors'
import { actRefusalCopy } from './act-copy'
import { lostCopy, refusalCopy } from './copy'

/** What a reader can do after something failed. `order` opens the order, `orders` the list. */
export type NextStep = 'close' | 'reload' | 'retry' | 'order' | 'orders' | 'recharge' | 'account'

/** What happened, whether the money is safe, and the next step. Source: design §6 (errors). */
export interface Failure {
  readonly text: string
  readonly next: string
  readonly step: NextStep
}

const steps: Readonly<Record<RefusalReason, NextStep>> = {
  BEFORE_OPEN: 'close',
  BLOCK_TRANSFER: 'close',
  MOVED: 'reload',
  NOT_ENOUGH: 'recharge',
  PRICE_CHANGED: 'reload',
  SOLD_OUT: 'order',
  OWN: 'close',
  LIMIT: 'close',
  COOLDOWN: 'close',
  NO_BLOCK: 'account',
  NO_RIGHT: 'reload',
  CLOSED: 'order',
  EXPIRED: 'order',
  WRONG_PASSWORD: 'account',
  PAY_PASSWORD: 'close',
  LOCKED: 'close',
  CLOCK: 'retry',
  SIGN: 'retry',
  HALT: 'close',
  NOT_FOUND: 'orders',
  FORM: 'close',
  BUSY: 'retry',
}

/** The words for a failed command; undefined when the session ended, which is told elsewhere. */
export function failureOf(error: CallError, act?: PartyAct): Failure | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (error.kind !== 'refused') return lostCopy
  const ofAct = act && actRefusalCopy[act]?.[error.reason]
  if (ofAct !== undefined) return { text: ofAct, next: refusalCopy.MOVED.next, step: 'reload' }
  return { ...refusalCopy[error.reason], step: steps[error.reason] }
}
