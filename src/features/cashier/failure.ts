import { fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { haltRefusalText } from '@/lib/market/halt'
import { lostCopy, missingCopy, refusalCopy, understood } from './copy'

/** What a payer can do after something failed. */
export type NextStep = 'close' | 'reload' | 'retry' | 'check' | 'recharge'

/** What happened, whether the money is safe, and the next step. Source: design §6 (errors). */
export interface Failure {
  readonly text: string
  readonly next: string
  readonly step: NextStep
}

const steps: Partial<Record<RefusalReason, NextStep>> = {
  MOVED: 'reload',
  NOT_ENOUGH: 'recharge',
  NO_RIGHT: 'reload',
  CLOSED: 'reload',
  EXPIRED: 'reload',
  CLOCK: 'retry',
  SIGN: 'retry',
  BUSY: 'retry',
}

/** The words for a failed command; undefined when the session ended, which is told elsewhere. */
export function failureOf(error: CallError): Failure | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (error.kind !== 'refused') return lostCopy
  const words = refusalCopy[error.reason] ?? { text: error.msg, next: understood }
  const halt = haltRefusalText(error)
  const { missing } = error.data
  const isShort = error.reason === 'NOT_ENOUGH' && typeof missing === 'number' && missing > 0
  return {
    ...words,
    ...(halt !== undefined && { text: halt }),
    ...(isShort && { text: missingCopy(yuanText(fen(missing))) }),
    step: steps[error.reason] ?? 'close',
  }
}
