import { envelopeCode } from '@contract/envelope'
import type { RefusalReason } from '@contract/refusals'
import { refusals, refusalText } from '@contract/refusals'
import type { CallError } from './errors'
import { isAnswer } from './outcome'

/** A parsed answer: its meaning, and the server's time if it was given. */
export type ReadEnvelope =
  | { readonly kind: 'success'; readonly data: unknown; readonly time: number | null }
  | { readonly kind: 'failure'; readonly error: CallError; readonly time: number | null }

const isReason = (value: unknown): value is RefusalReason =>
  typeof value === 'string' && Object.prototype.hasOwnProperty.call(refusals, value)

const failure = (error: CallError, time: number | null = null): ReadEnvelope => ({ kind: 'failure', error, time })

/**
 * The meaning of a server's answer: 200 success, 401 logged out, every other code a refusal; an unknown reason counts as BUSY. Source:
 * specification §8.
 */
export function readEnvelope(body: unknown): ReadEnvelope {
  if (!isAnswer(body) || typeof body.code !== 'number') return failure({ kind: 'broken' })
  const time = typeof body.time === 'number' ? body.time : null
  if (body.code === envelopeCode.success) return { kind: 'success', data: body.data, time }
  if (body.code === envelopeCode.loggedOut) return failure({ kind: 'loggedOut' }, time)
  const data = isAnswer(body.data) ? body.data : {}
  const reason = isReason(data.reason) ? data.reason : 'BUSY'
  const msg = typeof body.msg === 'string' && body.msg !== '' ? body.msg : refusalText(reason)
  return failure({ kind: 'refused', reason, msg, data }, time)
}
