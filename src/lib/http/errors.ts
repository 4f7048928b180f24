import type { RefusalReason } from '@contract/refusals'
import { isOutcomeUnknown } from '@contract/refusals'
import type { RequestError } from './request-errors'
import { offlineWords, requestWords, unreadableWords } from './request-errors'
import { sessionOverText } from './session-over'

/**
 * Every way in which a call can fail. `refused`: the server said no and changed nothing, unless its data says that the outcome is unknown.
 * `loggedOut`: the session has ended and was already cleared. The other four leave open what the server did: a command may have been
 * carried out. Source: specification §8.
 */
export type CallError =
  | {
      readonly kind: 'refused'
      readonly reason: RefusalReason
      readonly msg: string
      readonly data: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'offline'; readonly message: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'loggedOut' }

/**
 * Whether the failure leaves open what the server did, so that a command must be checked or repeated under its number. A refusal may say so
 * too. Our decision: docs/decisions/0001-contract.md
 */
export const isUncertain = (error: CallError): boolean =>
  error.kind === 'refused' ? isOutcomeUnknown(error.data) : error.kind !== 'loggedOut'

/** Whether the server knows no such thing, so that a second try does not help. */
export const isNotFound = (error: CallError): boolean => error.kind === 'refused' && error.reason === 'NOT_FOUND'

/** A failed request as a call's failure. Source: specification §8. */
export function callErrorOf({ kind, errMsg, statusCode = 0 }: RequestError): CallError {
  if (kind === 'timeout' || kind === 'broken') return { kind }
  return kind === 'http' ? { kind, status: statusCode } : { kind: 'offline', message: errMsg }
}

/** The words for a failure, never those of a browser or a phone. Source: specification §8; design §6 (errors). */
export function callErrorText(error: CallError): string {
  switch (error.kind) {
    case 'refused':
      return error.msg
    case 'offline':
      return offlineWords
    case 'timeout':
      return requestWords.timeout
    case 'http':
    case 'broken':
      return unreadableWords
    case 'loggedOut':
      return sessionOverText
  }
}
