import type { FastifyInstance } from 'fastify'
import type { GatewayOrder } from './journal'
import type { Messages } from './messages'
import type { SheetRequest } from './paying'
import { act, actOf, byPrepayId, orderOfSheet } from './paying'
import type { Surroundings } from './surroundings'
import { plainYuan } from '../../format/yuan'

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

type Query = { prepay_id?: string; redirect_url?: string }

/** Only web addresses: nothing that would run as a script in the sandbox's page. */
const safeReturn = (url: string | undefined) => (url !== undefined && /^https?:\/\//.test(url) ? url : undefined)

const page = (content: string) => `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>微信支付（沙箱）</title>
<style>body{font:16px/1.6 sans-serif;max-width:26em;margin:2em auto;padding:0 1em;color:#1a1a1a;background:#fff}
b{font-size:2em}button{font:inherit;display:block;width:100%;min-height:48px;margin:.6em 0;border:1px solid #999;
border-radius:8px;background:#fff}button.main{color:#fff;background:#07823e;border:0}</style>
<h1>微信支付 · 沙箱</h1><p>此处不使用真实资金。</p>${content}`

/** Replaces this page in the history: the browser's back button must not lead to paying again. */
const leaving = `<script>const form = document.querySelector('form')
form.addEventListener('submit', (event) => { event.preventDefault()
const body = new URLSearchParams(new FormData(form)); body.set('act', event.submitter.value)
fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(() => location.replace(form.redirect_url.value)) })</script>`

const sheetOf = (
  order: GatewayOrder,
  redirect: string,
) => `<p>${escaped(order.body)}</p><p><b>¥${plainYuan(order.totalFee)}</b></p>
<form method="post" action="/sandbox/sheet"><input type="hidden" name="prepay_id" value="${escaped(order.prepayId)}">
<input type="hidden" name="redirect_url" value="${escaped(redirect)}">
<button class="main" name="act" value="pay">支付</button><button name="act" value="cancel">取消</button>
<button name="act" value="fail">支付失败</button></form>${redirect === '' ? '' : leaving}`

/**
 * What the payer sees and does: the page behind `mweb_url`, and a stand-in for the platform's sheet, which takes exactly what the app
 * passes to `requestPayment` or to WeChat's bridge.
 */
export function mountSheet(app: FastifyInstance, around: Surroundings, messages: Messages): void {
  app.get<{ Querystring: Query }>('/sandbox/sheet', async ({ query }, reply) => {
    const order = byPrepayId(around, query.prepay_id ?? '')
    void reply.type('text/html; charset=utf-8')
    if (order?.tradeType !== 'MWEB') return reply.code(404).send(page('<p>未找到该笔支付。</p>'))
    const back = safeReturn(query.redirect_url)
    if (order.state !== 'NOTPAY' && order.state !== 'PAYERROR') {
      const link = back === undefined ? '' : `<p><a href="${escaped(back)}">返回商家</a></p>`
      return page(`<p>订单已支付、已关闭或已过期。</p>${link}`)
    }
    return page(sheetOf(order, back ?? ''))
  })
  app.post<{ Body: Query & { act?: string } }>('/sandbox/sheet', async ({ body }, reply) => {
    const order = byPrepayId(around, body.prepay_id ?? '')
    const acted = order && (await act(around, messages, order, actOf(body.act)))
    const back = safeReturn(body.redirect_url)
    if (back !== undefined) return reply.redirect(back, 303)
    void reply.type('text/html; charset=utf-8')
    return page(`<p>${acted?.ok === true ? '好了，回到商家页面吧。' : escaped(acted?.error ?? '未找到该笔支付。')}</p>`)
  })
  app.post<{ Body: { request?: SheetRequest; act?: string } }>('/sandbox/request-payment', async ({ body }) => {
    const order = orderOfSheet(around, body.request ?? {})
    if (!order.ok) return { errMsg: `fail ${order.error}` }
    const wish = actOf(body.act)
    if (wish === 'cancel') return { errMsg: 'fail cancel' }
    const acted = await act(around, messages, order.value, wish)
    if (!acted.ok) return { errMsg: `fail ${acted.error}` }
    return { errMsg: wish === 'fail' ? 'fail' : 'ok', amount: order.value.totalFee, body: order.value.body }
  })
}
