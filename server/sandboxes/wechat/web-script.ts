import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { signPage } from '../../wechat/js-sdk'
import { messengerScriptPath } from '../../wechat/script'
import type { Surroundings } from './surroundings'
import type { TokenFlaw } from './tokens'

const lifetimeS = 7200

interface Signed {
  readonly appId?: string
  readonly timestamp?: number
  readonly nonceStr?: string
  readonly signature?: string
  readonly url?: string
}

/** WeChat's script as far as we use it: it asks the sandbox whether the page is signed, and shows the values it was given. */
const script = `(() => {
  const from = new URL(document.currentScript.src).origin
  const given = (globalThis.__messengerMenu = {})
  let settled
  const checked = new Promise((resolve) => { settled = resolve })
  const take = (name) => ({ success, fail, ...data }) => checked.then((isRight) => {
    if (!isRight) return fail && fail({ errMsg: name + ':fail, the permission value is offline verifying' })
    given[name] = data
    success && success({ errMsg: name + ':ok' })
  })
  globalThis.jWeixin = {
    config: (signed) => fetch(from + '/sandbox/check-page', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...signed, url: location.href.split('#')[0] }),
    }).then((answer) => answer.json()).then(({ isRight }) => settled(isRight), () => settled(false)),
    ready: (run) => checked.then((isRight) => isRight && run()),
    error: (run) => checked.then((isRight) => isRight || run({ errMsg: 'config:invalid signature' })),
    updateAppMessageShareData: take('updateAppMessageShareData'),
    updateTimelineShareData: take('updateTimelineShareData'),
    openLocation: take('openLocation'),
  }
})()`

/**
 * What WeChat's browser needs of WeChat: the ticket that pages are signed with, the script, and the check of the signature that the script
 * makes. A ticket follows from its time, so that one that was given out before a restart still holds. Source: WeChat JS-SDK.
 */
export function mountWebScript(
  app: FastifyInstance,
  { account, clock, troubles }: Surroundings,
  tokenFlaw: TokenFlaw,
): void {
  const spanNow = () => Math.floor(clock.now() / (lifetimeS * 1000))
  const ticketOf = (span: number) => createHmac('sha256', account.web.secret).update(`ticket ${span}`).digest('hex')
  app.get<{ Querystring: { access_token?: string; type?: string } }>('/cgi-bin/ticket/getticket', async ({ query }) => {
    if (troubles.isDown) return { errcode: -1, errmsg: 'system error' }
    const flaw = tokenFlaw('web', query.access_token)
    if (flaw) return flaw
    if (query.type !== 'jsapi') return { errcode: 40097, errmsg: 'invalid args' }
    const span = spanNow()
    const expires_in = Math.ceil((span + 1) * lifetimeS - clock.now() / 1000)
    return { errcode: 0, errmsg: 'ok', ticket: ticketOf(span), expires_in }
  })
  app.get(messengerScriptPath, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.post<{ Body: Signed }>('/sandbox/check-page', async ({ body }) => {
    const { appId, timestamp = 0, nonceStr = '', signature, url = '' } = body
    const isOf = (span: number) => signature === signPage(ticketOf(span), { timestamp, nonceStr, url })
    return { isRight: appId === account.web.appId && [spanNow(), spanNow() - 1].some(isOf) }
  })
}
