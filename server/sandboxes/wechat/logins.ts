import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { GatewayCode } from './journal'
import type { Surroundings } from './surroundings'

type Query = Readonly<Record<string, string | undefined>>

/** The user of one device of the sandbox: the same device is the same user of the same application. */
const openIdOf = (appId: string, device: string) =>
  `o${createHash('sha256').update(`${appId}:${device}`).digest('base64url').replace(/[-_]/g, '0').slice(0, 27)}`

async function newCode({ journal, random }: Surroundings, appId: string, device: string): Promise<GatewayCode> {
  const code = random.bytes(16).toString('hex')
  return journal.keep({ kind: 'code', code, appId, openId: openIdOf(appId, device), isUsed: false })
}

/** Uses up a code. Gives the user, or the errcode as WeChat does. */
async function useCode({ journal, account }: Surroundings, app: 'mini' | 'web', query: Query, code: string) {
  const { appId, secret } = account[app]
  if (query['appid'] !== appId) return { errcode: 40013, errmsg: 'invalid appid' }
  if (query['secret'] !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
  const known = journal.codes.get(code)
  if (known?.appId !== appId) return { errcode: 40029, errmsg: 'invalid code' }
  if (known.isUsed) return { errcode: 40163, errmsg: 'code been used' }
  await journal.keep({ ...known, isUsed: true })
  return { openid: known.openId }
}

/**
 * WeChat's logins: the silent web login (`snsapi_base`) and the mini-program's. Answers are JSON under `text/plain`, failures an `errcode`
 * inside HTTP 200. Source: server design §7.
 */
export function mountLogins(app: FastifyInstance, around: Surroundings): void {
  app.get<{ Querystring: Query }>('/connect/oauth2/authorize', async ({ query, ip, headers }, reply) => {
    const { appid = '', redirect_uri: back = '', response_type: type, scope, state = '' } = query
    const isRight = appid === around.account.web.appId && type === 'code' && scope === 'snsapi_base'
    if (!isRight || !/^https?:\/\//.test(back)) return reply.code(400).send('redirect_uri 参数错误')
    const { code } = await newCode(around, appid, `${ip} ${headers['user-agent'] ?? ''}`)
    const url = new URL(back)
    url.searchParams.set('code', code)
    url.searchParams.set('state', state)
    return reply.redirect(url.href, 302)
  })
  app.get<{ Querystring: Query }>('/sns/oauth2/access_token', async ({ query }, reply) => {
    const user = await useCode(around, 'web', query, query['code'] ?? '')
    const tokens = { access_token: around.random.bytes(20).toString('hex'), expires_in: 7200, scope: 'snsapi_base' }
    return reply.type('text/plain').send(JSON.stringify('openid' in user ? { ...tokens, ...user } : user))
  })
  app.get<{ Querystring: Query }>('/sns/jscode2session', async ({ query }, reply) => {
    const user = await useCode(around, 'mini', query, query['js_code'] ?? '')
    const session = { session_key: around.random.bytes(16).toString('base64') }
    return reply.type('text/plain').send(JSON.stringify('openid' in user ? { ...session, ...user } : user))
  })
  // The counterpart of `wx.login` on a phone.
  app.post<{ Body: { device?: string } }>('/sandbox/login', async ({ body }) => {
    const { code } = await newCode(around, around.account.mini.appId, body.device ?? 'phone')
    return { code, errMsg: 'login:ok' }
  })
}
