import type { FastifyInstance } from 'fastify'
import type { Surroundings } from './surroundings'
import type { TokenFlaw } from './tokens'

/**
 * The mini-program's number button: `getuserphonenumber`, which accepts each code once. Failures are an `errcode` inside HTTP 200. Source:
 * server design §7.
 */
export function mountPhones(
  app: FastifyInstance,
  { journal, account, clock, random, troubles }: Surroundings,
  tokenFlaw: TokenFlaw,
): void {
  app.post<{ Querystring: { access_token?: string }; Body: { code?: string } }>(
    '/wxa/business/getuserphonenumber',
    async ({ query, body }) => {
      if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
      const flaw = tokenFlaw('mini', query.access_token)
      if (flaw) return flaw
      const known = journal.phones.get(body.code ?? '')
      if (!known || known.isUsed) return { errcode: 40029, errmsg: 'invalid code' }
      await journal.keep({ ...known, isUsed: true })
      const { mobile, country = '86' } = known
      const watermark = { timestamp: Math.floor(clock.now() / 1000), appid: account.mini.appId }
      // With the code of its country, where that is another.
      const phoneNumber = country === '86' ? mobile : `+${country}${mobile}`
      const phone = { phoneNumber, purePhoneNumber: mobile, countryCode: country, watermark }
      return { errcode: 0, errmsg: 'ok', phone_info: phone }
    },
  )
  // The counterpart of the button on a phone: somebody agrees to show this number.
  app.post<{ Body: { mobile?: string; country?: string } }>('/sandbox/phone', async ({ body }) => {
    const code = random.bytes(32).toString('hex')
    await journal.keep({
      kind: 'phone',
      code,
      mobile: body.mobile ?? '13800000000',
      country: body.country ?? '86',
      isUsed: false,
    })
    return { code, errMsg: 'getPhoneNumber:ok' }
  })
}
