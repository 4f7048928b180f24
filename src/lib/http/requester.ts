import type { Timers } from '@/platform/timers/timers'
import { envelopeCode } from '@contract/envelope'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Bases } from './address'
import { mergeUrl } from './address'
import type { Ask, Carried, Carrier, Carriers, ReadyAsk } from './ask'
import { watchSlow } from './loading'
import type { Answer } from './outcome'
import { readAnswer, readBody } from './outcome'
import type { RequestError } from './request-errors'
import { errorWords, requestWords } from './request-errors'

/** Source: specification §9 (request helper). */
export const defaultTimeoutMs = 6_000
/** How long a message stays. Source: specification §8. */
export const wordsMs = { refusal: 2_500, networkError: 3_500 } as const

export interface RequesterDeps extends Bases {
  readonly carriers: Carriers
  readonly timers: Timers
  /** 6000 ms by default. */
  readonly timeoutMs?: number
  /** Gets +1 when a request has run for 800 ms and −1 when it ends. */
  readonly onSlow?: (by: 1 | -1) => void
  /** Shows a line to the person. Missing: the caller shows it. */
  readonly say?: (words: string, durationMs: number) => void
  /** Gets every request before it is sent and returns it, changed or not; returning anything but an object stops it. */
  readonly onStart?: (ask: Ask) => unknown
  /** Gets every response before it is read, and returns it. */
  readonly onResponse?: (carried: Carried, ask: Ask) => Carried
  /** The server ended the session (code 401). */
  readonly onLoggedOut?: () => void
}

/**
 * Makes one request. An answered JSON object is the value, whatever its code: even 500 is left to the caller. With `isProcessed` off the
 * value is the body as it came. Never throws.
 */
export type Request = (ask: Ask) => Promise<Result<unknown, RequestError>>

const isAsk = (value: unknown): value is Ask => typeof value === 'object' && value !== null

const mayResend = ({ kind }: Carried): boolean => kind === 'offline' || kind === 'timeout'

function carrierFor({ plain, jsonp, file }: Carriers, { method }: ReadyAsk): Carrier {
  const carrier = { JSONP: jsonp, FILE: file, GET: plain, POST: plain, PUT: plain, DELETE: plain }[method]
  return carrier ?? (() => Promise.resolve({ kind: 'unsupported' }))
}

async function carry(carriers: Carriers, ask: ReadyAsk): Promise<Carried> {
  let left = ask.resendCount ?? 0
  let carried = await carrierFor(carriers, ask)(ask)
  while (mayResend(carried) && left > 0) {
    left -= 1
    carried = await carrierFor(carriers, ask)(ask)
  }
  return carried
}

/**
 * The steps of every request: start interceptor, address, loading sign, sending (again), response interceptor, reading, words. Source:
 * specification §7 (request helper), §8 (messages), §9 (time-out, loading delay).
 */
export function createRequester(deps: RequesterDeps): Request {
  const { carriers, timers, timeoutMs = defaultTimeoutMs, onSlow, say, onStart, onResponse, onLoggedOut } = deps

  const ready = (asked: Ask): Result<ReadyAsk, RequestError> => {
    if (!asked.url) return err({ kind: 'missingUrl', errMsg: requestWords.missingUrl, statusCode: 0 })
    const passed: unknown = onStart ? onStart(asked) : asked
    if (!isAsk(passed)) return err({ kind: 'blocked', errMsg: requestWords.blocked, statusCode: 0 })
    const { method = 'POST', headers = {} } = passed
    return ok({ timeoutMs, ...passed, method, headers, url: mergeUrl(deps, passed) })
  }
  const tell = (answer: Answer, isPrompt: boolean) => {
    if (answer.code === envelopeCode.loggedOut) return onLoggedOut?.()
    if (answer.code === envelopeCode.success || answer.code === undefined) return
    if (isPrompt && typeof answer.msg === 'string' && answer.msg !== '') say?.(answer.msg, wordsMs.refusal)
  }
  const send = async (ask: ReadyAsk): Promise<Result<unknown, RequestError>> => {
    const stopWatching = ask.isLoading === false || !onSlow ? undefined : watchSlow(timers, onSlow)
    const carried = await carry(carriers, ask).finally(() => stopWatching?.())
    const body = readBody(onResponse ? onResponse(carried, ask) : carried)
    if (!body.ok || ask.isProcessed === false) return body
    const answer = readAnswer(body.value)
    if (answer.ok) tell(answer.value, ask.isPrompt ?? true)
    return answer
  }

  return async (asked) => {
    const ask = ready(asked)
    const result = ask.ok ? await send(ask.value) : ask
    const words = result.ok ? null : errorWords(result.error)
    if (words !== null) say?.(words, wordsMs.networkError)
    return result
  }
}
