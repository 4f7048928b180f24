import type { FastifyInstance } from 'fastify'
import type { Surroundings } from './surroundings'

const lifetimeS = 7200

interface TokenWish {
  readonly grant_type?: string
  readonly appid?: string
  readonly secret?: string
  readonly force_refresh?: boolean
}

/** What a call with such a token is answered; undefined for a token that is taken. */
export type TokenFlaw = (app: 'mini' | 'web', text: string | undefined) => Flaw | undefined

interface Flaw {
  readonly errcode: number
  readonly errmsg: string
}

/** A new token is given so long before the end of the one before, and both are taken until then. */
const overlapMs = 300_000

interface Token {
  readonly text: string
  readonly until: number
}

/**
 * `stable_token` of both applications: asking again gives the same one until its last five minutes, a forced one ends those before.
 * Failures are an `errcode` inside HTTP 200. Source: WeChat, `getStableAccessToken`.
 */
export function mountTokens(app: FastifyInstance, { account, clock, random, troubles }: Surroundings): TokenFlaw {
  const given: Record<'mini' | 'web', Token[]> = { mini: [], web: [] }
  app.post<{ Body: TokenWish }>('/cgi-bin/stable_token', async ({ body }) => {
    if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
    if (body.grant_type !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' }
    const name = (['mini', 'web'] as const).find((one) => account[one].appId === body.appid)
    if (name === undefined) return { errcode: 40013, errmsg: 'invalid appid' }
    if (body.secret !== account[name].secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
    const now = clock.now()
    const known = given[name].filter(({ until }) => until > now)
    let newest = known.at(-1)
    if (!newest || newest.until - now <= overlapMs || body.force_refresh === true) {
      newest = { text: random.bytes(32).toString('base64url'), until: now + lifetimeS * 1000 }
      given[name] = [...(body.force_refresh === true ? [] : known), newest]
    }
    return { access_token: newest.text, expires_in: Math.floor((newest.until - now) / 1000) }
  })
  // Somebody else asked for another token by force: ours is over.
  app.post('/sandbox/end-tokens', async () => {
    Object.assign(given, { mini: [], web: [] })
    return { ended: true }
  })
  return (name, text) => {
    if (text === undefined || text === '') return { errcode: 41001, errmsg: 'access_token missing' }
    const known = given[name].find((token) => token.text === text)
    if (!known) return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }
    return known.until > clock.now() ? undefined : { errcode: 42001, errmsg: 'access_token expired' }
  }
}
