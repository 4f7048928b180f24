/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readBill } from '../../../server/wechat/bill'
import { readXml, signed, writeXml } from '../../../server/wechat/xml'
import type { GatewayWish } from '../../../server/wechat/client'
import { wechatPay } from '../../../server/wechat/client'
import { paySign } from '../../../server/wechat/pay-sign'
import { billDay } from '../../../server/wechat/gateway-time'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'

const nowMs = Date.UTC(2026, 10, 21, 2)
const clock = { at: nowMs, now: () => clock.at }
const xml = { 'content-type': 'text/xml' }
let folder: string
let gateway: TestGateway

beforeEach(async () => {
  clock.at = nowMs
  folder = await mkdtemp(path.join(os.tmpdir(), 'menpai-gateway-'))
  gateway = await testGateway(clock, folder)
})
afterEach(async () => {
  await gateway.close()
  await rm(folder, { recursive: true, force: true })
})

const wishOf = (more: Partial<GatewayWish> = {}): GatewayWish => ({
  appId: gateway.settings.web.appId,
  tradeType: 'MWEB',
  outTradeNo: 'P261121-0001-1',
  body: '青菜 & <萝卜>',
  totalFee: 1_234,
  notifyUrl: 'http://127.0.0.1:9/never',
  payerIp: '127.0.0.1',
  startAt: nowMs,
  expireAt: nowMs + 900_000,
  ...more,
})
const refused = (code: string) => ({ ok: false, error: { kind: 'refused', code, words: expect.any(String) as string } })

it('makes an order once, tells how it stands, and takes money for it once', async () => {
  const pay = wechatPay(gateway.settings)
  const made = await pay.order(wishOf())
  expect(made).toEqual({
    ok: true,
    value: { prepayId: expect.any(String) as string, mwebUrl: expect.stringContaining(gateway.url) as string },
  })
  expect(await pay.order(wishOf())).toEqual(made)
  expect(await pay.order(wishOf({ totalFee: 1 }))).toEqual(refused('INVALID_REQUEST'))
  expect(await pay.query(wishOf().appId, 'P261121-0001-1')).toMatchObject({ ok: true, value: { state: 'NOTPAY' } })
  await gateway.act('P261121-0001-1', 'pay')
  expect(await pay.query(wishOf().appId, 'P261121-0001-1')).toMatchObject({
    ok: true,
    value: {
      state: 'SUCCESS',
      totalFee: 1_234,
      paidAt: nowMs,
      transactionId: expect.stringMatching(/^\d{26}$/) as string,
    },
  })
  expect(await pay.close(wishOf().appId, 'P261121-0001-1')).toEqual(refused('ORDERPAID'))
  expect(await pay.order(wishOf())).toEqual(refused('ORDERPAID'))
})

it('closes an order at its time or on wish, and none is paid afterwards', async () => {
  const pay = wechatPay(gateway.settings)
  await pay.order(wishOf())
  expect(await pay.close(wishOf().appId, 'P261121-0001-1')).toEqual({ ok: true, value: 'closed' })
  expect(await pay.close(wishOf().appId, 'P261121-0001-1')).toEqual({ ok: true, value: 'closed' })
  expect(await gateway.act('P261121-0001-1', 'pay')).toEqual({ error: '订单已关闭或已过期' })
  await pay.order(wishOf({ outTradeNo: 'second' }))
  clock.at += 900_000
  expect(await pay.query(wishOf().appId, 'second')).toMatchObject({ value: { state: 'CLOSED' } })
  expect(await gateway.act('second', 'pay')).toEqual({ error: '订单已关闭或已过期' })
})

it('refuses a call with a wrong key, and the caller trusts no answer with a wrong signature', async () => {
  const stranger = wechatPay({ ...gateway.settings, key: 'x'.repeat(32) })
  expect(await stranger.order(wishOf())).toEqual({
    ok: false,
    error: { kind: 'refused', code: 'RETURN_FAIL', words: '签名错误' },
  })
  expect(await wechatPay({ ...gateway.settings, mchId: '1' }).order(wishOf())).toMatchObject({ ok: false })
  expect(await wechatPay(gateway.settings).order(wishOf({ tradeType: 'JSAPI' }))).toEqual(refused('PARAM_ERROR'))
  const bad = { ...gateway.settings, hosts: { ...gateway.settings.hosts, pay: 'http://127.0.0.1:9' } }
  expect(await wechatPay(bad).order(wishOf())).toEqual({ ok: false, error: { kind: 'unreachable' } })
})

it('gives back no more than was paid, and each refund once', async () => {
  const pay = wechatPay(gateway.settings)
  const { appId } = wishOf()
  await pay.order(wishOf())
  await gateway.act('P261121-0001-1', 'pay')
  const { transactionId } = gateway.order('P261121-0001-1')
  const wish = { appId, transactionId, totalFee: 1_234, outRefundNo: 'R1', refundFee: 1_000 }
  const given = await pay.refund(wish)
  expect(given).toMatchObject({ ok: true })
  expect(await pay.refund(wish)).toEqual(given)
  expect(await pay.refund({ ...wish, outRefundNo: 'R2', refundFee: 235 })).toEqual(refused('INVALID_REQUEST'))
  expect(await pay.refundState(appId, 'R1')).toMatchObject({ ok: true, value: { state: 'SUCCESS' } })
  expect(await pay.refundState(appId, 'R2')).toEqual(refused('REFUNDNOTEXIST'))
  const bill = await pay.bill(appId, billDay(nowMs))
  expect(bill.ok && bill.value.split('\r\n')).toHaveLength(5)
  expect(await pay.bill(appId, '20200101')).toEqual({ ok: true, value: '' })
})

it('opens the sheet only for what the merchant signed', async () => {
  const pay = wechatPay(gateway.settings)
  const { mini, key } = gateway.settings
  const made = await pay.order(wishOf({ appId: mini.appId, tradeType: 'JSAPI', openId: 'o1' }))
  if (!made.ok) throw new Error('no order')
  const parts = { timeStamp: '1700000000', nonceStr: 'abc', prepay_id: made.value.prepayId, appId: mini.appId }
  const { timeStamp, nonceStr } = parts
  const request = { timeStamp, nonceStr, package: `prepay_id=${made.value.prepayId}`, signType: 'MD5' }
  const open = (sign: string, act = 'pay') =>
    gateway.say('/sandbox/request-payment', { request: { ...request, paySign: sign }, act })
  expect(await open('0'.repeat(32))).toEqual({ errMsg: 'fail 支付验证签名失败' })
  const right = paySign({ ...parts, key })
  expect(await open(right, 'cancel')).toEqual({ errMsg: 'fail cancel' })
  expect(await open(right)).toMatchObject({ errMsg: 'ok', amount: 1_234 })
  expect(gateway.order('P261121-0001-1').state).toBe('SUCCESS')
})

it('remembers everything over a restart, and tells again what nobody heard', async () => {
  const pay = wechatPay(gateway.settings)
  await pay.order(wishOf())
  await gateway.act('P261121-0001-1', 'pay')
  const before = gateway.order('P261121-0001-1')
  await gateway.close()
  gateway = await testGateway(clock, folder)
  expect(gateway.order('P261121-0001-1')).toEqual(before)
})

it('reads no message with entities, arrays or nesting, and keeps every text that it wrote', () => {
  const fields = { body: '青菜 & <萝卜> ]', attach: '1 < 2', total_fee: '0012' }
  expect(readXml(writeXml(fields))).toEqual({ ok: true, value: fields })
  expect(readXml('<xml><a><b>1</b></a></xml>').ok).toBe(false)
  expect(readXml('<xml><a>1</a><a>2</a></xml>').ok).toBe(false)
  expect(readXml('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xml><a>&e;</a></xml>')).not.toMatchObject({
    value: { a: expect.stringContaining('root') as string },
  })
  expect(readXml('').ok).toBe(false)
})

it.each([
  '苹果,红富士',
  'a,`b',
  '两\n行,',
  'a]]>b & <c>',
  '半个\uD83D',
  '\u0000\u001F',
  '👨‍👩‍👧'.repeat(30),
  '菜'.repeat(80),
])('takes money for %j, and its bill is read to the fen', async (title) => {
  const pay = wechatPay(gateway.settings)
  expect(await pay.order(wishOf({ body: `门牌-${title}` }))).toMatchObject({ ok: true })
  await gateway.act('P261121-0001-1', 'pay')
  const { transactionId } = gateway.order('P261121-0001-1')
  const wish = { appId: wishOf().appId, transactionId, totalFee: 1_234, outRefundNo: 'R1', refundFee: 1_000 }
  expect(await pay.refund(wish)).toMatchObject({ ok: true })
  const bill = await pay.bill(wish.appId, billDay(nowMs))
  expect(bill.ok && readBill(bill.value)?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', 1_234],
    ['refund', 1_000],
  ])
})

it('refuses what is no XML, and what is sold in more bytes than it takes', async () => {
  const send = async (body: string) =>
    readXml(await (await fetch(`${gateway.url}/pay/unifiedorder`, { method: 'POST', headers: xml, body })).text())
  const message = (body: string, more = '') => {
    const fields = { appid: wishOf().appId, mch_id: gateway.settings.mchId, body, out_trade_no: 'P1', total_fee: '1' }
    const rest = { notify_url: 'http://127.0.0.1:9/never', trade_type: 'MWEB', nonce_str: 'a' }
    return writeXml(signed({ ...fields, ...rest }, gateway.settings.key)) + more
  }
  expect(await send(message('菜'.repeat(42)))).toMatchObject({ value: { result_code: 'SUCCESS' } })
  expect(await send(message('菜'.repeat(43)))).toMatchObject({ value: { err_code: 'PARAM_ERROR' } })
  for (const body of ['a\u0001', '半个\uD83D', 'a]]>b'])
    expect(await send(message(body))).toMatchObject({ value: { return_msg: 'XML格式错误' } })
  expect(await send(message('青菜', '<x>'))).toMatchObject({ value: { return_msg: 'XML格式错误' } })
  expect(await send(message('两\r\n行'))).toMatchObject({ value: { return_msg: '签名错误' } })
})

it('lets each code of a login be used once, by its own application', async () => {
  const { code } = (await gateway.say('/sandbox/login', { device: 'one' })) as { code: string }
  const { mini, web } = gateway.settings
  const ask = async (appId: string, secret: string) => {
    const query = `appid=${appId}&secret=${secret}&js_code=${code}&grant_type=authorization_code`
    return (await fetch(`${gateway.url}/sns/jscode2session?${query}`)).json() as Promise<unknown>
  }
  expect(await ask(web.appId, web.secret)).toMatchObject({ errcode: 40013 })
  expect(await ask(mini.appId, 'wrong')).toMatchObject({ errcode: 40125 })
  expect(await ask(mini.appId, mini.secret)).toMatchObject({ openid: expect.stringMatching(/^o/) as string })
  expect(await ask(mini.appId, mini.secret)).toMatchObject({ errcode: 40163 })
})
