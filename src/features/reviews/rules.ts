import type { CallError } from '@/lib/http/errors'
import { failureOf } from '@/lib/refusals/failure'
import { copy } from './copy'

/** Why an answer was not given, in one line; the server's own words know more than the reason. Undefined when the session ended. */
export function answerFailure(error: CallError): string | undefined {
  if (error.kind === 'refused' && error.reason === 'LIMIT' && error.msg !== '') return error.msg
  const wish = { thing: copy.reviews, doing: copy.answer, undone: copy.unsent }
  return failureOf(error, wish)?.text
}

/** Whether a review can no longer be answered: it was answered elsewhere, or removed. */
export const isGone = (error: CallError): boolean =>
  error.kind === 'refused' && (error.reason === 'LIMIT' || error.reason === 'NOT_FOUND')
