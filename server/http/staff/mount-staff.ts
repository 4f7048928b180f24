import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Right } from '@contract/console/module'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall, rights } from '@contract/console/rights'
import type { Endpoint } from '@contract/endpoint'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Deps } from '../../deps'
import { addressOf } from '../../listener/address'
import { loggedOutAnswer, refusedAnswer, successAnswer } from '../answer'
import type { Asked } from '../mount'
import { askedOf, readInput } from '../mount'
import { hasCsrf, knownIn, setKnown, setToken } from './cookie'
import { withMeanwhile } from './meanwhile'
import type { StaffCaller } from './staff-caller'

export interface ConsoleEndpoint extends Endpoint {
  readonly path: ConsolePath
}

type Outcome<E extends Endpoint> = Promise<Result<v.InferInput<E['output']>, Refusal>>

/** What a call of sign-in may do besides answering. */
export interface Door {
  readonly ip: string
  /** The token that the call came with; '' without one. */
  readonly token: string
  /** Gives the browser another one; '' takes it away. */
  setToken(token: string): void
  /** By what the browser is known in which somebody signed in before; '' without it. */
  readonly known: string
  /** Lets the browser be known. */
  setKnown(value: string): void
}

/** Makes a call reachable that comes before a session is active. Its right in the table must be `anybody` or `started`. */
export function mountDoor<E extends ConsoleEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  deps: Deps,
  work: (input: v.InferOutput<E['input']>, door: Door, staff: StaffCaller | undefined) => Outcome<E>,
): void {
  serve(app, endpoint, deps, (input, request, reply) => {
    const { token = '', staff } = request.console ?? {}
    const door = {
      ip: addressOf(request),
      token,
      known: knownIn(request),
      setToken: (next: string) => setToken(reply, next),
      setKnown: (value: string) => setKnown(reply, value),
    }
    return work(input, door, staff)
  })
}

/**
 * Makes a call of the console reachable for those whom the table lets. The work gets handles whose audit rows name who acts. Refusals: 401
 * without an active session, SIGN without the page's word, NO_RIGHT (data.isFresh: a fresh code is asked for).
 */
export function mountStaff<E extends ConsoleEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  deps: Deps,
  work: (acting: Deps, input: v.InferOutput<E['input']>, staff: StaffCaller, asked: Asked) => Outcome<E>,
): void {
  serve(app, endpoint, deps, (input, request) => {
    const staff = staffOf(endpoint.path, request)
    return work(acting(endpoint.path, deps, request, staff), input, staff, askedOf(request))
  })
}

export function staffOf(path: ConsolePath, request: FastifyRequest): StaffCaller {
  const staff = request.console?.staff
  if (!staff) throw new Error(`${path} was let through`)
  return staff
}

/** Handles whose audit rows name who acts. */
export function acting(path: ConsolePath, deps: Deps, request: FastifyRequest, staff: StaffCaller): Deps {
  const role = roleFor(path, staff)
  if (role === undefined) throw new Error(`${path} was let through`)
  const { staffId, roles, sessionId } = staff
  return { ...deps, staff: { staffId, role, roles, ip: addressOf(request), sessionId } }
}

/** The first of somebody's roles that the table names. */
const roleFor = (path: ConsolePath, { roles: own }: StaffCaller) => {
  const { roles }: Right = rights[path]
  return typeof roles === 'string' ? undefined : roles.find((role) => own.includes(role))
}

/** How large a file of staff may be, as it comes; `deploy/nginx.conf` lets as much through. */
export const importBytes = 8 * 1024 * 1024

/** Files come in a body of their own size; nobody but staff can send one. */
const limitsOf = (path: ConsolePath) => (path.startsWith('/admin/import/') ? { bodyLimit: importBytes } : {})

type Work<E extends Endpoint> = (
  input: v.InferOutput<E['input']>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Outcome<E>

const serve = <E extends ConsoleEndpoint>(app: FastifyInstance, endpoint: E, deps: Deps, work: Work<E>): void =>
  void app.post(`/api${endpoint.path}`, limitsOf(endpoint.path), answer(endpoint, deps, work))

/** Answers a call of the console, when the table of rights lets it. */
const answer =
  <E extends ConsoleEndpoint>(endpoint: E, deps: Deps, work: Work<E>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const denied = denial(endpoint.path, request, deps.clock.now())
    if (denied === 'loggedOut') return loggedOutAnswer(deps.clock)
    if (denied) return refusedAnswer(deps.clock, denied)
    const input = readInput(endpoint, request)
    if (!input.ok) return refusedAnswer(deps.clock, input.error)
    const outcome = await work(input.value, request, reply)
    if (!outcome.ok) {
      const asked = { staff: request.console?.staff, input: input.value, headers: request.headers }
      return refusedAnswer(deps.clock, await withMeanwhile(deps.db, endpoint.path, asked, outcome.error))
    }
    return successAnswer(deps.clock, v.parse(endpoint.output, outcome.value))
  }

/** Reading who one is gives the page its word for all other calls. */
const wordless = new Set<ConsolePath>(['/admin/session/me'])

export function denial(path: ConsolePath, request: FastifyRequest, now: number): Refusal | 'loggedOut' | undefined {
  const { roles, isFresh }: Right = rights[path]
  if (!request.console) return 'loggedOut'
  if (roles === 'anybody') return undefined
  const { staff, token } = request.console
  if (!staff || (roles !== 'started' && staff.state === 'started')) return 'loggedOut'
  if (!wordless.has(path) && !hasCsrf(request, token)) return refusal('SIGN')
  if (roles === 'started') return undefined
  if (staff.state === 'idle') return refusal('EXPIRED', { isIdle: true }, '登录已过期，请输入动态码')
  if (!mayCall(path, staff.roles)) return refusal('NO_RIGHT')
  if (isFresh && staff.freshUntil < now) return refusal('NO_RIGHT', { isFresh: true }, '这一步要再输入动态码')
  return undefined
}
