import type { FastifyInstance } from 'fastify'
import type { Surroundings } from './surroundings'

const lifetimeS = 7200

interface TokenWish {
  readonly grant_type?: string
  readonly appid?: string
  readonly secret?: string
  readonly force_refresh?: boolean
}

/**
 * The mini-program's number button: `stable_token`, and `getuserphonenumber`, which takes a code once. Failures are an `errcode` inside
 * HTTP 200. Source: server design §7.
 */
export function mountPhones(app: FastifyInstance, { journal, account, clock, random, troubles }: Surroundings): void {
  const { appId, secret } = account.mini
  let token = { text: '', until: 0 }
  app.post<{ Body: TokenWish }>('/cgi-bin/stable_token', async ({ body }) => {
    if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
    if (body.grant_type !== 'client_credential') return { errcode: 40002, errmsg: 'invalid grant_type' }
    if (body.appid !== appId) return { errcode: 40013, errmsg: 'invalid appid' }
    if (body.secret !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
    const now = clock.now()
    if (body.force_refresh === true || token.until <= now)
      token = { text: random.bytes(32).toString('base64url'), until: now + lifetimeS * 1000 }
    return { access_token: token.text, expires_in: Math.floor((token.until - now) / 1000) }
  })
  app.post<{ Querystring: { access_token?: string }; Body: { code?: string } }>(
    '/wxa/business/getuserphonenumber',
    async ({ query, body }) => {
      if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
      if (token.text === '' || query.access_token !== token.text || token.until <= clock.now())
        return { errcode: 40001, errmsg: 'invalid credential, access_token is invalid or not latest' }
      const known = journal.phones.get(body.code ?? '')
      if (!known || known.isUsed) return { errcode: 40029, errmsg: 'invalid code' }
      await journal.keep({ ...known, isUsed: true })
      const { mobile } = known
      const watermark = { timestamp: Math.floor(clock.now() / 1000), appid: appId }
      const phone = { phoneNumber: mobile, purePhoneNumber: mobile, countryCode: '86', watermark }
      return { errcode: 0, errmsg: 'ok', phone_info: phone }
    },
  )
  // The counterpart of the button on a phone: somebody agrees to show this number.
  app.post<{ Body: { mobile?: string } }>('/sandbox/phone', async ({ body }) => {
    const code = random.bytes(32).toString('hex')
    await journal.keep({ kind: 'phone', code, mobile: body.mobile ?? '13800000000', isUsed: false })
    return { code, errMsg: 'getPhoneNumber:ok' }
  })
}
