import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { holdCopy } from './hold-copy'

/** What to tell of a hold that was not ended, and whether the same act may be tried again; undefined when the session ended. */
export function holdFailure(error: CallError): { readonly text: string; readonly canRetry: boolean } | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (isUncertain(error)) return { text: holdCopy.lost, canRetry: true }
  const isMoved = error.kind === 'refused' && error.reason === 'MOVED'
  return { text: isMoved ? holdCopy.moved : callErrorText(error), canRetry: false }
}
