import type { SendRequest } from '@/platform/request/types'
import type { Timers } from '@/platform/timers/timers'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Ask } from './ask'
import type { BodyKind } from './body'
import type { ReadEnvelope } from './envelope'
import { readEnvelope } from './envelope'
import type { CallError } from './errors'
import { callErrorOf } from './errors'
import { composeHeaders } from './headers'
import { plainCarrier } from './plain-carrier'
import { createRequester } from './requester'

/** How long one call may take. Source: specification §9 (request timeouts); readings (Request time-out). */
export const callTimeoutMs = 15_000

/** Who is calling. A guest has an empty token and user id 0. */
export interface Caller {
  readonly token: string
  readonly userId: number
}

/** The parts of a request's signature: the device's key, the server's time in epoch milliseconds, 8 random characters. */
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
  /** The headers' template; the specification's by default. See `headers.ts`. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface CallOptions {
  /** No loading sign, however long it takes. */
  readonly quiet?: boolean
  /** Used instead of the signed-in user: a remembered account that ends its own session. */
  readonly as?: Caller
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
  const request = createRequester({
    carriers: { plain: plainCarrier(deps.send) },
    timers: deps.timers,
    baseUrl: deps.baseUrl,
    timeoutMs: callTimeoutMs,
    onSlow: deps.onSlow,
  })
  const headersOf = ({ token, userId }: Caller) => {
    const ak = deps.accessKey()
    const signed = deps.sign({ accessKey: ak, now: deps.clock.now(), random: deps.randomText(8) })
    return composeHeaders({ platform: deps.platform, token, ak, userId: String(userId), ...signed }, deps.headers)
  }
  const send = async (ask: Ask, caller: Caller): Promise<ReadEnvelope> => {
    const answered = await request({ ...ask, headers: headersOf(caller) })
    const envelope = answered.ok ? readEnvelope(answered.value) : failed(callErrorOf(answered.error))
    if (envelope.time !== null) deps.clock.correct(envelope.time)
    return envelope
  }

  return async (kind, path, input, options) => {
    const caller = options?.as ?? deps.caller()
    const ask: Ask = { url: path, body: kind, data: input, isLoading: options?.quiet !== true }
    const first = await send(ask, caller)
    const envelope = isClockRefusal(first) ? await send(ask, caller) : first
    if (envelope.kind === 'success') return ok(envelope.data)
    if (envelope.error.kind === 'loggedOut') deps.onLoggedOut(caller)
    return err(envelope.error)
  }
}

const failed = (error: CallError): ReadEnvelope => ({ kind: 'failure', error, time: null })

const isClockRefusal = (envelope: ReadEnvelope): boolean =>
  envelope.kind === 'failure' && envelope.error.kind === 'refused' && envelope.error.reason === 'CLOCK'
