import type { HttpOutcome } from '@/platform/request/types'
import { envelopeCode } from '@contract/envelope'
import type { RefusalReason } from '@contract/refusals'
import { refusalText } from '@contract/refusals'
import type { CallError } from './errors'

/** An answer that has been read: what it means, and the server's clock when it told it. */
export type ReadAnswer =
  | { readonly kind: 'success'; readonly data: unknown; readonly time: number | null }
  | { readonly kind: 'failure'; readonly error: CallError; readonly time: number | null }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isReason = (value: unknown): value is RefusalReason =>
  typeof value === 'string' && Object.prototype.hasOwnProperty.call(refusalText, value)

const failure = (error: CallError, time: number | null = null): ReadAnswer => ({ kind: 'failure', error, time })

/**
 * Turns what came over the network into a meaning. HTTP 200 only; 200 success, 401 logged out, every other code a refusal whose
 * unknown reason counts as BUSY. Source: specification §8.
 */
export function readAnswer(outcome: HttpOutcome): ReadAnswer {
  if (outcome.kind === 'timeout') return failure({ kind: 'timeout' })
  if (outcome.kind === 'offline') return failure(outcome)
  if (outcome.status !== 200) return failure({ kind: 'http', status: outcome.status })
  const body = outcome.body
  if (!isRecord(body) || typeof body.code !== 'number') return failure({ kind: 'broken' })
  const time = typeof body.time === 'number' ? body.time : null
  if (body.code === envelopeCode.success) return { kind: 'success', data: body.data, time }
  if (body.code === envelopeCode.loggedOut) return failure({ kind: 'loggedOut' }, time)
  const data = isRecord(body.data) ? body.data : {}
  const reason = isReason(data.reason) ? data.reason : 'BUSY'
  const msg = typeof body.msg === 'string' && body.msg !== '' ? body.msg : refusalText[reason]
  return failure({ kind: 'refused', reason, msg, data }, time)
}
