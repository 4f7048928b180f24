import type { SendRequest } from '@/platform/request/types'
import type { Timers } from '@/platform/timers/timers'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { BodyKind } from './body'
import { bodyText, contentType } from './body'
import type { ReadAnswer } from './envelope'
import { readAnswer } from './envelope'
import type { CallError } from './errors'
import { watchSlow } from './loading'

/** How long one call may take. Source: specification §9 (request timeouts); readings (Request time-out). */
export const callTimeoutMs = 15_000

/** Who is calling. A guest has an empty token and user id 0. */
export interface Caller {
  readonly token: string
  readonly userId: number
}

/** What a request's signature is made of: the device's key, the server's time in epoch milliseconds, 8 random characters. */
export interface SignInput {
  readonly accessKey: string
  readonly now: number
  readonly random: string
}

export interface SignedHeaders {
  readonly a: string
  readonly t: string
  readonly n: string
  readonly s: string
}

export interface ClientDeps {
  readonly send: SendRequest
  readonly timers: Timers
  readonly baseUrl: string
  readonly platform: string
  /** Makes a, t, n and s of one request. Source: specification §7. */
  readonly sign: (parts: SignInput) => SignedHeaders
  readonly randomText: (length: number) => string
  readonly accessKey: () => string
  readonly caller: () => Caller
  /** The server's clock, as far as the device knows it. */
  readonly clock: { readonly now: () => number; readonly correct: (serverTimeMs: number) => void }
  /** Called when the server ended the session of this caller; calls that had been sent earlier may report the same caller again. */
  readonly onLoggedOut: (caller: Caller) => void
  readonly onSlow: (by: 1 | -1) => void
}

export interface CallOptions {
  /** No loading sign, however long it takes. */
  readonly quiet?: boolean
}

/** Sends one call; the answer's data is passed on as it came. Never throws. */
export type Call = (
  kind: BodyKind,
  path: string,
  input: object,
  options?: CallOptions,
) => Promise<Result<unknown, CallError>>

/**
 * The signed client. Headers: platform, Authorization, ak, u, a, t, n, s. A refusal for the device's clock corrects the clock and
 * repeats the call once; nothing else is repeated here. Source: specification §7, §8; domain model §6.
 */
export function createClient(deps: ClientDeps): Call {
  const sendOnce = async (kind: BodyKind, path: string, body: string, caller: Caller): Promise<ReadAnswer> => {
    const accessKey = deps.accessKey()
    const { a, t, n, s } = deps.sign({ accessKey, now: deps.clock.now(), random: deps.randomText(8) })
    const answer = readAnswer(
      await deps.send({
        url: `${deps.baseUrl}${path}`,
        method: 'POST',
        headers: {
          'Content-Type': contentType[kind],
          platform: deps.platform,
          Authorization: caller.token,
          ak: accessKey,
          u: String(caller.userId),
          a,
          t,
          n,
          s,
        },
        body,
        timeoutMs: callTimeoutMs,
      }),
    )
    if (answer.time !== null) deps.clock.correct(answer.time)
    return answer
  }

  return async (kind, path, input, options) => {
    const stopWatching = options?.quiet ? () => undefined : watchSlow(deps.timers, deps.onSlow)
    try {
      const caller = deps.caller()
      const body = bodyText(kind, input)
      const first = await sendOnce(kind, path, body, caller)
      const answer = isClockRefusal(first) ? await sendOnce(kind, path, body, caller) : first
      if (answer.kind === 'success') return ok(answer.data)
      if (answer.error.kind === 'loggedOut') deps.onLoggedOut(caller)
      return err(answer.error)
    } finally {
      stopWatching()
    }
  }
}

const isClockRefusal = (answer: ReadAnswer): boolean =>
  answer.kind === 'failure' && answer.error.kind === 'refused' && answer.error.reason === 'CLOCK'
