import type { FastifyInstance } from 'fastify'
import type { Surroundings } from './surroundings'

const lifetimeS = 7200

interface TokenWish {
  readonly grant_type?: string
  readonly appid?: string
  readonly secret?: string
  readonly force_refresh?: boolean
}

/** The answer to a call whose token is not the latest. */
export const wrongToken = { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }

/** Whether a token is the latest of one of our applications. */
export type IsToken = (app: 'mini' | 'web', text: string | undefined) => boolean

/**
 * `stable_token` of both applications: asking again gives the same one while it lasts. Failures are an `errcode` inside HTTP 200.
 * Source: server design §7.
 */
export function mountTokens(app: FastifyInstance, { account, clock, random, troubles }: Surroundings): IsToken {
  const tokens = { mini: { text: '', until: 0 }, web: { text: '', until: 0 } }
  app.post<{ Body: TokenWish }>('/cgi-bin/stable_token', async ({ body }) => {
    if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
    if (body.grant_type !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' }
    const name = (['mini', 'web'] as const).find((one) => account[one].appId === body.appid)
    if (name === undefined) return { errcode: 40013, errmsg: 'invalid appid' }
    if (body.secret !== account[name].secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
    const now = clock.now()
    if (body.force_refresh === true || tokens[name].until <= now)
      tokens[name] = { text: random.bytes(32).toString('base64url'), until: now + lifetimeS * 1000 }
    const { text, until } = tokens[name]
    return { access_token: text, expires_in: Math.floor((until - now) / 1000) }
  })
  return (name, text) => text !== '' && text === tokens[name].text && tokens[name].until > clock.now()
}
