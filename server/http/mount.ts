import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '@contract/endpoint'
import type { Refusal } from '@contract/refusals'
import { refusal, wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { readFresh } from '../db/reads/fresh'
import type { Deps } from '../deps'
import { fullAddressOf } from '../listener/address'
import { loggedOutAnswer, refusedAnswer, successAnswer } from './answer'
import type { Caller } from './caller'
import { formFields } from './form-fields'
import { frozenPaths } from './frozen-paths'
import { SignedOut } from './signed-out'
import { unstorableText } from './storable'
import { managerPaths } from './manager-paths'
import { Written } from './written'

/** The addresses under which every call is reachable. Source: specification §7; readings (Base address). */
export const apiPrefixes = ['/api', '/index.php/api'] as const

/**
 * Does the work of a call: gets the checked input and who asks. Refusals are values; what it throws is our mistake. An answer that many get
 * may be serialised already.
 */
export type Handler<E extends Endpoint> = (
  input: v.InferOutput<E['input']>,
  caller: Caller,
  asked: Asked,
) => Promise<Result<v.InferInput<E['output']> | Written<E>, Refusal>>

/** Under which address the caller reached us. */
export interface Asked {
  readonly protocol: string
  readonly hostname: string
  /** With the port, where the call came over HTTP. */
  readonly host?: string
  /** The caller's own address. */
  readonly ip?: string
}

export function askedOf(request: FastifyRequest): Asked {
  const { protocol, hostname, host } = request
  return { protocol, hostname, host, ip: fullAddressOf(request) }
}

/** The content type that Fastify sets on JSON. */
const json = 'application/json; charset=utf-8'

/** The work of a call that only reads: it gets its handles on the database, which may be those of a replica. */
type Reading<E extends Endpoint> = (deps: Deps, ...call: Parameters<Handler<E>>) => ReturnType<Handler<E>>

/** Makes a call reachable that writes nothing. Source: decision 0242. */
export function mountReading<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  deps: Deps,
  reading: Reading<E>,
): void {
  mount(app, endpoint, deps, (...call) => readFresh(deps, (fresh) => reading(fresh, ...call)))
}

type Denied = Refusal | 'loggedOut'

/**
 * Makes a call reachable under both prefixes. Checks, in this order: access, body kind, input by the call's schema; the output is
 * parsed by the call's schema too, so that fields it does not name never leave. Always answers HTTP 200 with an envelope.
 * Calls of access `development` exist only where the clock is movable. Source: specification §7, §8; domain model §6.
 */
export function mount<E extends Endpoint>(app: FastifyInstance, endpoint: E, deps: Deps, handler: Handler<E>): void {
  if (endpoint.access === 'development' && !deps.config.movableClock) return
  for (const prefix of apiPrefixes) {
    app.post(`${prefix}${endpoint.path}`, async (request, reply) => {
      const denied = denial(endpoint, request.caller)
      if (denied === 'loggedOut') return loggedOutAnswer(deps.clock)
      if (denied) return refusedAnswer(deps.clock, denied)
      const input = readInput(endpoint, request)
      if (!input.ok) return refusedAnswer(deps.clock, input.error)
      const outcome = await handler(input.value, request.caller, askedOf(request)).catch(signedOut)
      if (outcome === 'loggedOut') return loggedOutAnswer(deps.clock)
      if (!outcome.ok) return refusedAnswer(deps.clock, outcome.error)
      if (outcome.value instanceof Written) return reply.type(json).send(outcome.value.at(deps.clock.now()))
      return successAnswer(deps.clock, v.parse(endpoint.output, outcome.value))
    })
  }
}

/** An account that was closed while its call was under way is a guest's. Throws what is anything else. */
function signedOut(error: unknown): 'loggedOut' {
  if (error instanceof SignedOut) return 'loggedOut'
  throw error
}

/** Why this caller may not make a call of this access, if so. */
function denial({ access, path }: Endpoint, caller: Caller): Denied | undefined {
  if (caller.isManager && access !== 'guest' && access !== 'development' && !managerPaths.has(path))
    return refusal('NO_RIGHT', {}, '管理密码登录不能做这一步')
  if (caller.closingUntil > 0 && access !== 'guest' && access !== 'development' && !frozenPaths.has(path))
    return refusal('LOCKED', { closingUntil: caller.closingUntil }, '账号注销中，要继续使用请先到“我的资料”撤回注销')
  switch (access) {
    case 'guest':
    case 'development':
      return undefined
    case 'user':
      return caller.userId > 0 ? undefined : 'loggedOut'
    case 'resident':
      if (caller.userId === 0) return 'loggedOut'
      return caller.blockId > 0 ? undefined : refusal('NO_BLOCK')
    case 'staff':
      return 'loggedOut'
  }
}

const mediaType = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Reads and checks the body. A form may also travel in the query (specification §7: "query, credentials"). */
export function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Result<v.InferOutput<E['input']>, Refusal> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const hasBody = request.body !== undefined && request.body !== null
  if (hasBody && type !== mediaType[endpoint.body]) return err(refusal('FORM', { fields: { _: '格式有误' } }))
  const raw =
    endpoint.body === 'form' ? { ...asObject(request.query), ...asObject(request.body) } : (request.body ?? undefined)
  const parsed = v.safeParse(endpoint.input, raw)
  if (!parsed.success) return err(refusal('FORM', { fields: formFields(parsed.issues) }))
  const field = unstorableText(parsed.output)
  if (field !== undefined) return err(wrongField(field, '含有不能保存的字符'))
  return ok(parsed.output as v.InferOutput<E['input']>)
}
