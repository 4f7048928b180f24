import type { CallError } from '@/lib/http/errors'
import { isUncertain } from '@/lib/http/errors'
import { haltRefusalText } from '@/lib/market/halt'
import { offersCopy, refusalCopy } from './copy'

/** What to tell of an act that failed, and whether the same one may be tried again. */
export interface ActFailure {
  readonly text: string
  readonly canRetry: boolean
}

/** The words for a failed act; undefined when the session ended, which is told elsewhere. Source: design §6 (errors). */
export function actFailure(error: CallError): ActFailure | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (isUncertain(error)) return { text: offersCopy.lost, canRetry: true }
  if (error.kind !== 'refused') return undefined
  const canRetry = error.reason === 'BUSY' || error.reason === 'CLOCK' || error.reason === 'SIGN'
  return { text: haltRefusalText(error) ?? refusalCopy[error.reason] ?? error.msg, canRetry }
}
