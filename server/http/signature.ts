import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusal } from '@contract/refusals'
import { refusal, unknownOutcome } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { signNonce, signText, signWindowMs } from '@contract/signing'
import type { Config } from '../config/config'
import type { Deps } from '../deps'
import { addressOf } from '../listener/address'
import { loggedOutAnswer, refusedAnswer } from './answer'
import type { Caller } from './caller'
import { guest } from './caller'

/** The owner of a live session; the device comes from the headers. */
export type SignedIn = Omit<Caller, 'ak' | 'platform' | 'address'>

/** A request with a right signature. */
export interface HeardRequest {
  readonly nonce: string
  readonly signedAt: number
  /** '' for a guest. */
  readonly token: string
  /** The device's access key: a session is valid only on the device that made it. */
  readonly ak: string
}

/** Where sessions and used nonces are kept. */
export interface SessionLookup {
  /**
   * Stores the nonce of a request (`isNew` is false when it was used before), and finds the session of the token on this device while it
   * lasts.
   */
  hear(request: HeardRequest): Promise<{ readonly isNew: boolean; readonly signedIn?: SignedIn }>
}

interface Signed {
  readonly ak: string
  readonly a: string
  readonly t: number
  readonly n: string
  readonly s: string
}

const shapes = { ak: /^[\w-]{1,64}$/, a: /^\w{1,32}$/, t: /^\d{1,16}$/, s: /^[0-9a-f]{32}$/ } as const

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks every call before its body is read: signature, the clock window against the server's (movable) clock, and that the nonce was never
 * used; then finds the session. A token that has expired, belongs to another device, or is not that of the user in `u` ends the session
 * (401). Calls of the operator console are not signed. Refusals: SIGN, CLOCK (data.time = the server's clock). Source: specification §7;
 * domain model §6.
 */
export function checkSignatures(api: FastifyInstance, deps: Deps, sessions: SessionLookup): void {
  api.addHook('onRequest', async (request, reply) => {
    if (request.console) return
    const signed = readSignature(request, deps.config)
    if (!signed.ok) return reply.send(refusedAnswer(deps.clock, signed.error))
    const { ak, t, n } = signed.value
    const now = deps.clock.now()
    if (Math.abs(t - now) > signWindowMs) {
      return reply.send(refusedAnswer(deps.clock, refusal('CLOCK', { time: now })))
    }
    const token = header(request, 'authorization')
    const { isNew, signedIn } = await sessions.hear({ nonce: n, signedAt: t, token, ak })
    // When the network delivers a request twice, the caller may get this answer instead of the first.
    if (!isNew) return reply.send(refusedAnswer(deps.clock, unknownOutcome('SIGN')))
    const device = { ak, platform: header(request, 'platform').slice(0, 32), address: addressOf(request) }
    if (token === '') {
      request.caller = { ...guest, ...device }
      return
    }
    if (!signedIn || header(request, 'u') !== String(signedIn.userId)) return reply.send(loggedOutAnswer(deps.clock))
    request.caller = { ...signedIn, ...device }
  })
}

const md5 = (text: string): Buffer => createHash('md5').update(text).digest()

type SignSecrets = Pick<Config, 'secretA' | 'secretB'>

/** Reads the signing headers and compares `n` and `s` with our own. The nonce is `n`, which `s` covers together with `t`. */
function readSignature(request: FastifyRequest, config: Config): Result<Signed, Refusal> {
  const [ak, a, t, n, s] = ['ak', 'a', 't', 'n', 's'].map((name) => header(request, name)) as [
    string,
    string,
    string,
    string,
    string,
  ]
  const isWellFormed = shapes.ak.test(ak) && shapes.a.test(a) && shapes.t.test(t) && shapes.s.test(s)
  if (!isWellFormed || n !== signNonce({ ak, t, a })) return err(refusal('SIGN'))
  const isSignedWith = (secrets: SignSecrets) =>
    timingSafeEqual(md5(signText(config.signTemplate, { ak, t, a }, secrets)), Buffer.from(s, 'hex'))
  if (!isSignedWith(config) && !(config.oldSecrets && isSignedWith(config.oldSecrets))) return err(refusal('SIGN'))
  return ok({ ak, a, t: Number(t), n, s })
}
