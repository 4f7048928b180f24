import type { FastifyInstance } from 'fastify'
import type { Surroundings } from './surroundings'
import type { TokenFlaw } from './tokens'

interface Message {
  readonly touser?: string
  readonly template_id?: string
  readonly page?: string
  readonly data?: Readonly<Record<string, { readonly value?: string }>>
}

/** The values that WeChat accepts for a field, by the prefix of its name. Source: WeChat, `subscribeMessage.send`. */
const isValue = (name: string, value: string) =>
  name.startsWith('time') ? /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(value) : value !== '' && [...value].length <= 20

/**
 * WeChat's messages to users who allowed them, and a list of those that arrived. Failures are an `errcode` inside HTTP 200. Source: WeChat,
 * `subscribeMessage.send`.
 */
export function mountSubscribeMessages(
  app: FastifyInstance,
  { account, journal, troubles }: Surroundings,
  tokenFlaw: TokenFlaw,
): void {
  const sent: Message[] = []
  app.post<{ Querystring: { access_token?: string }; Body: Message }>(
    '/cgi-bin/message/subscribe/send',
    async ({ query, body }) => {
      if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
      const flaw = tokenFlaw('mini', query.access_token)
      if (flaw) return flaw
      if (troubles.messageError !== 0) return { errcode: troubles.messageError, errmsg: 'made to fail' }
      const users = [...journal.codes.values()].filter(({ appId }) => appId === account.mini.appId)
      if (!users.some(({ openId }) => openId === body.touser)) return { errcode: 40003, errmsg: 'invalid openid' }
      if (!body.template_id?.startsWith('sandbox-')) return { errcode: 40037, errmsg: 'invalid template_id' }
      const fields = Object.entries(body.data ?? {})
      if (fields.length === 0 || !fields.every(([name, { value = '' }]) => isValue(name, value)))
        return { errcode: 47003, errmsg: 'argument invalid' }
      sent.push(body)
      return { errcode: 0, errmsg: 'ok' }
    },
  )
  app.get('/sandbox/subscribeMessages', async () => sent)
}
