import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownBrowserMs, staffSession } from '@contract/console/limits'
import { isSameSecret } from '../../format/same-secret'

const name = 'menpai_staff'
const knownName = 'menpai_browser'
const rules = 'HttpOnly; Secure; SameSite=Strict; Path=/api/admin'

function valueIn({ headers: { cookie = '' } }: FastifyRequest, wanted: string): string {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === wanted)?.[1] ?? ''
}

/** The token of the console's cookie; '' without one. */
export const tokenIn = (request: FastifyRequest): string => valueIn(request, name)

/** By what a browser is known in which somebody signed in before; '' without it. */
export const knownIn = (request: FastifyRequest): string => valueIn(request, knownName)

/** Lets the browser be known. */
export const setKnown = (reply: FastifyReply, value: string): void =>
  void reply.header('set-cookie', `${knownName}=${value}; ${rules}; Max-Age=${knownBrowserMs / 1000}`)

/** Gives the browser a token for as long as a session may last, or takes it away ('' for none). */
export function setToken(reply: FastifyReply, token: string): void {
  const seconds = token === '' ? 0 : staffSession.lifetimeMs / 1000
  void reply.header('set-cookie', `${name}=${token}; ${rules}; Max-Age=${seconds}`)
}

/** What a page must send with its calls besides the cookie: another site can make a browser send the cookie, but cannot read this. */
export const csrfOf = (token: string): string => createHash('sha256').update(`csrf ${token}`).digest('base64url')

/** Whether a call carries it. */
export const hasCsrf = ({ headers }: FastifyRequest, token: string): boolean =>
  isSameSecret(String(headers['x-csrf'] ?? ''), csrfOf(token))
