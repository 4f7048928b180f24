import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffSession } from '@contract/console/limits'

const name = 'menpai_staff'
const rules = 'HttpOnly; Secure; SameSite=Strict; Path=/api/admin'

/** The token of the console's cookie; '' without one. */
export function tokenIn({ headers: { cookie = '' } }: FastifyRequest): string {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? ''
}

/** Gives the browser a token for as long as a session may last, or takes it away ('' for none). */
export function setToken(reply: FastifyReply, token: string): void {
  const seconds = token === '' ? 0 : staffSession.lifetimeMs / 1000
  void reply.header('set-cookie', `${name}=${token}; ${rules}; Max-Age=${seconds}`)
}

/** What a page must send with its calls besides the cookie: another site can make a browser send the cookie, but cannot read this. */
export const csrfOf = (token: string): string => createHash('sha256').update(`csrf ${token}`).digest('base64url')

/** Whether a call carries it. */
export function hasCsrf({ headers }: FastifyRequest, token: string): boolean {
  const sent = Buffer.from(String(headers['x-csrf'] ?? ''))
  const right = Buffer.from(csrfOf(token))
  return sent.length === right.length && timingSafeEqual(sent, right)
}
