/** @jest-environment node */
import { fen } from '@contract/money'
import { backWords } from '@contract/texts/back-words'
import { signed, writeXml } from '../../../server/wechat/xml'
import { paidFacts } from '../../../server/sandboxes/wechat/orders'
import { sweepAttempts } from '../../../server/modules/pay/ask'
import { orderPayer } from '../../../server/modules/orders/payer'
import { payers } from '../../../server/payers'
import type { PayingCity } from '../../support/city/paying'
import { amount, payingCity } from '../../support/city/paying'

let city: PayingCity
let payNo: string
let number: string

beforeEach(async () => {
  city = await payingCity(2_000)
  ;({ payNo } = await city.order())
  number = `${payNo}-1`
})
afterEach(() => city.close())

const begin = async (more: object = {}) => {
  const begun = await city.submit(payNo, more)
  expect(begun).toMatchObject({ code: 200, data: { state: 'paying', gateway: { state: 'open' } } })
  return begun.data
}
const isPaid = async () => (await city.stateOf(payNo)) === 'paid'
/** A message as the gateway would write it, with what a test changes. */
const notify = async (
  change: (xml: Record<string, string>) => Record<string, string> = (xml) => xml,
  key = city.gateway.settings.key,
) => {
  const order = city.gateway.order(number)
  const fields = {
    return_code: 'SUCCESS',
    result_code: 'SUCCESS',
    appid: order.appId,
    mch_id: city.gateway.settings.mchId,
  }
  const body = writeXml(change({ ...signed({ ...fields, nonce_str: 'n', ...paidFacts(order) }, key) }))
  const answer = await city.server.app.inject({
    method: 'POST',
    url: '/api/bctPay/notify',
    headers: { 'content-type': 'text/xml' },
    body,
  })
  return answer.body
}

it('pays an order with money of the platform: the message freezes it for the order', async () => {
  const { gateway, sheet } = await begin()
  expect(gateway).toEqual({ channel: 'wechat', balance: 0, wechat: amount, state: 'open', told: '' })
  expect(sheet?.mwebUrl).toContain(city.gateway.url)
  await city.gateway.act(number, 'pay')
  await city.until(isPaid)
  expect(await city.purse()).toEqual({ available: 2_000, frozen: amount, income: 0 })
  expect((await city.check(payNo)).data).toMatchObject({ state: 'paid', gateway: { state: 'paid', told: 'SUCCESS' } })
})

it('pays from both: the balance part is frozen when the platform begins, and nothing is taken twice', async () => {
  await begin({ channel: 'mixed', balance: 1_500 })
  expect(await city.purse()).toEqual({ available: 500, frozen: 1_500, income: 0 })
  await city.gateway.act(number, 'pay')
  await city.until(isPaid)
  expect(city.gateway.order(number).totalFee).toBe(amount - 1_500)
  expect(await city.purse()).toEqual({ available: 500, frozen: amount, income: 0 })
})

it('refuses a part that is no part, more balance than there is, and a thing that moved', async () => {
  expect(await city.submit(payNo, { channel: 'mixed', balance: 0 })).toMatchObject({ reason: 'FORM' })
  expect(await city.submit(payNo, { channel: 'mixed', balance: amount })).toMatchObject({ reason: 'FORM' })
  expect(await city.submit(payNo, { channel: 'mixed', balance: 2_001 })).toMatchObject({
    reason: 'NOT_ENOUGH',
    data: { missing: 1 },
  })
  expect(await city.submit(payNo, { ver: 2 })).toMatchObject({ reason: 'MOVED' })
  expect(await city.attempts()).toEqual([])
  expect(await city.purse()).toEqual({ available: 2_000, frozen: 0, income: 0 })
})

it('credits a message that comes twice only once, and says SUCCESS to both', async () => {
  await begin()
  city.gateway.trouble({ notify: 'twice' })
  await city.gateway.act(number, 'pay')
  await city.until(isPaid)
  expect(await notify()).toContain('SUCCESS')
  expect(await city.purse()).toEqual({ available: 2_000, frozen: amount, income: 0 })
})

it('finds out by asking when the message is lost, and a later message changes nothing', async () => {
  await begin()
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(number, 'pay')
  expect((await city.check(payNo)).data).toMatchObject({ state: 'paid' })
  expect(await notify()).toContain('SUCCESS')
  expect(await city.purse()).toEqual({ available: 2_000, frozen: amount, income: 0 })
})

it('finds out by itself within a minute when the message and the app are both lost', async () => {
  await begin()
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(number, 'pay')
  expect(await sweepAttempts(city.deps, payers)).toBe(0)
  city.server.clock.forward(30_000)
  expect(await sweepAttempts(city.deps, payers)).toBe(1)
  expect(await isPaid()).toBe(true)
})

it('asks again within seconds when the gateway did not answer, not a whole round later', async () => {
  await begin()
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(number, 'pay')
  city.gateway.trouble({ isDown: true })
  city.server.clock.forward(30_000)
  expect(await sweepAttempts(city.deps, payers)).toBe(1)
  expect(await city.stateOf(payNo)).toBe('paying')
  city.gateway.trouble({ isDown: false })
  city.server.clock.forward(5_000)
  expect(await sweepAttempts(city.deps, payers)).toBe(1)
  expect(await isPaid()).toBe(true)
})

it('asks after the others too when one of them cannot be settled', async () => {
  await begin()
  const other = await city.order()
  await city.submit(other.payNo)
  city.gateway.trouble({ notify: 'drop' })
  for (const each of [payNo, other.payNo]) await city.gateway.act(`${each}-1`, 'pay')
  city.server.clock.forward(30_000)
  const lock: typeof orderPayer.lock = (tx, id) =>
    id === other.orderId ? orderPayer.lock(tx, id) : Promise.reject(new Error('a broken order'))
  await expect(sweepAttempts(city.deps, { ...payers, order: { ...orderPayer, lock } })).rejects.toThrow('broken')
  expect(await city.stateOf(payNo)).toBe('paying')
  expect(await city.stateOf(other.payNo)).toBe('paid')
})

it('believes no message that was changed, signed by somebody else, or names another amount', async () => {
  await begin()
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(number, 'pay')
  expect(await notify((xml) => ({ ...xml, total_fee: '1' }))).toContain('FAIL')
  expect(await notify((xml) => xml, 'x'.repeat(32))).toContain('FAIL')
  const { key } = city.gateway.settings
  const resigned = (more: object) => (xml: Record<string, string>) => ({ ...signed({ ...xml, ...more }, key) })
  expect(await notify(resigned({ total_fee: String(amount + 1) }))).toContain('wrongAmount')
  expect(await notify(resigned({ mch_id: '1' }))).toContain('FAIL')
  expect(await notify(resigned({ out_trade_no: 'P000000-0001-1' }))).toContain('unknownOrder')
  expect(await city.stateOf(payNo)).toBe('paying')
  expect(await city.purse()).toEqual({ available: 2_000, frozen: 0, income: 0 })
  expect(await notify()).toContain('SUCCESS')
  expect(await notify(resigned({ transaction_id: '4200000000202611210000000001' }))).toContain('otherTransaction')
  expect(await city.purse()).toEqual({ available: 2_000, frozen: amount, income: 0 })
})

it('closes at the gateway first and then here when the time is over', async () => {
  await begin({ channel: 'mixed', balance: 1_500 })
  city.server.clock.forward(15 * 60_000)
  await city.runTimers()
  expect(await city.stateOf(payNo)).toBe('paying')
  await sweepAttempts(city.deps, payers)
  expect(await city.attempts()).toMatchObject([{ state: 'closed', told: 'CLOSED' }])
  expect(await city.purse()).toEqual({ available: 2_000, frozen: 0, income: 0 })
  city.server.clock.forward(5_000)
  await city.runTimers()
  expect(await city.stateOf(payNo)).toBe('closed')
  expect(await city.gateway.act(number, 'pay')).toEqual({ error: '订单已关闭或已过期' })
})

it('keeps money that comes after the end as available, and tells its owner once', async () => {
  await begin({ channel: 'mixed', balance: 1_500 })
  city.server.clock.forward(15 * 60_000)
  await sweepAttempts(city.deps, payers)
  await city.runTimers()
  expect(await city.stateOf(payNo)).toBe('closed')
  await city.gateway.act(number, 'pay', true)
  await city.until(async () => (await city.purse()).available > 2_000)
  expect(await notify()).toContain('SUCCESS')
  expect(await city.purse()).toEqual({ available: fen(2_000 + amount - 1_500), frozen: 0, income: 0 })
  expect(await city.attempts()).toMatchObject([{ state: 'paid', is_late: true }])
  const told = await city.deps.db.selectFrom('user_notice').selectAll().where('kind', '=', 'payLate').execute()
  expect(told).toMatchObject([
    { user_id: city.buyer.userId, ref_type: 'order', content: expect.stringContaining('19.00') as string },
  ])
  for (const link of [`href="/pages/user/pay?payNo=${payNo}"`, 'href="/pages/user/money?kind=available"', backWords]) {
    expect(told[0]?.content).toContain(link)
  }
})

it('closes the platform payment before the balance pays, so that nobody pays twice', async () => {
  await city.close()
  city = await payingCity(10_000)
  ;({ payNo } = await city.order())
  number = `${payNo}-1`
  await begin()
  expect(await city.submit(payNo, { channel: 'balance' })).toMatchObject({ code: 200, data: { state: 'paid' } })
  expect(city.gateway.order(number).state).toBe('CLOSED')
  expect(await city.purse()).toEqual({ available: fen(10_000 - amount), frozen: amount, income: 0 })
})

it('takes the money that came meanwhile instead of the balance', async () => {
  await begin()
  city.gateway.trouble({ notify: 'drop' })
  await city.gateway.act(number, 'pay')
  expect(await city.submit(payNo, { channel: 'balance' })).toMatchObject({ code: 200, data: { state: 'paid' } })
  expect(await city.purse()).toEqual({ available: 2_000, frozen: amount, income: 0 })
})

it('begins once for the same wish, and anew for another one', async () => {
  const first = await begin()
  const again = await begin()
  expect(again.sheet?.prepay_id).toBe(first.sheet?.prepay_id)
  const other = await begin({ channel: 'mixed', balance: 1_000 })
  expect(other.sheet?.prepay_id).not.toBe(first.sheet?.prepay_id)
  expect(city.gateway.order(number).state).toBe('CLOSED')
  expect((await city.attempts()).map(({ state }) => state)).toEqual(['closed', 'open'])
})

it('takes nothing and says so while the gateway is down', async () => {
  city.gateway.trouble({ isDown: true })
  expect(await city.submit(payNo, { channel: 'mixed', balance: 1_000 })).toMatchObject({ reason: 'BUSY' })
  expect(await city.purse()).toEqual({ available: 2_000, frozen: 0, income: 0 })
  city.gateway.trouble({})
  await begin()
  city.gateway.trouble({ isDown: true })
  expect((await city.check(payNo)).data).toMatchObject({ state: 'paying' })
  expect(await city.submit(payNo, { channel: 'balance' })).toMatchObject({ reason: 'BUSY' })
})

it('gives the frozen part back when the order is cancelled elsewhere', async () => {
  await begin({ channel: 'mixed', balance: 1_500 })
  const { biz_id: id } = await city.deps.db.selectFrom('pay_order').select('biz_id').executeTakeFirstOrThrow()
  const cancelled = await city.client.json('/bctOrder/cancel', { clientNo: 'cancel-0000000000000001', id, ver: 1 })
  expect(cancelled.code).toBe(200)
  await sweepAttempts(city.deps, payers)
  expect(city.gateway.order(number).state).toBe('CLOSED')
  expect(await city.purse()).toEqual({ available: 2_000, frozen: 0, income: 0 })
})

it('tells a failed payment from one that nobody has made yet', async () => {
  await begin()
  await city.gateway.act(number, 'begin')
  expect((await city.check(payNo)).data).toMatchObject({ state: 'paying', gateway: { told: 'USERPAYING' } })
  await city.gateway.act(number, 'fail')
  expect((await city.check(payNo)).data).toMatchObject({ state: 'paying', gateway: { told: 'PAYERROR' } })
})

it('pays in the mini-program for the user whom its login names', async () => {
  expect(await city.submit(payNo, { scene: 'mini' })).toMatchObject({ reason: 'FORM' })
  const { code } = (await city.gateway.say('/sandbox/login', { device: 'phone' })) as { code: string }
  const { sheet } = await begin({ scene: 'mini', code })
  if (!sheet) throw new Error('no sheet')
  const { timeStamp, nonceStr, prepay_id, paySign } = sheet
  const request = { timeStamp, nonceStr, package: `prepay_id=${prepay_id}`, signType: 'MD5', paySign }
  expect(await city.gateway.say('/sandbox/request-payment', { request, act: 'pay' })).toMatchObject({ errMsg: 'ok' })
  await city.until(isPaid)
  expect(city.gateway.order(number)).toMatchObject({
    tradeType: 'JSAPI',
    openId: expect.stringMatching(/^o/) as string,
  })
})

it('sends the messenger browser through the silent login once', async () => {
  const page = 'http://127.0.0.1:1/pages/index/salePay?orderId=1'
  const ways = await city.client.form('/bctPay/ways', { scene: 'messenger', page, state: 'abc' })
  expect(ways.data.wechat).toBe(true)
  const back = await fetch(String(ways.data.login), { redirect: 'manual' })
  const url = new URL(back.headers.get('location') ?? '')
  expect(url.searchParams.get('state')).toBe('abc')
  const code = url.searchParams.get('code') ?? ''
  expect(await city.client.json('/bctPay/login', { code })).toMatchObject({ code: 200 })
  expect(await city.client.json('/bctPay/login', { code })).toMatchObject({ reason: 'FORM' })
  expect((await city.client.form('/bctPay/ways', { scene: 'messenger', page })).data).toEqual({
    wechat: true,
    login: null,
  })
  await begin({ scene: 'messenger' })
  expect(city.gateway.order(number).tradeType).toBe('JSAPI')
})

it('asks for the payment password when the balance part is above 200.00, never for the platform part', async () => {
  await city.close()
  city = await payingCity(50_000)
  const { deps } = city
  ;({ payNo } = await city.order())
  await deps.db.updateTable('pay_order').set({ amount: 30_000 }).execute()
  expect(await city.submit(payNo, { channel: 'balance' })).toMatchObject({ reason: 'PAY_PASSWORD' })
  expect(await city.submit(payNo, { channel: 'mixed', balance: 20_001 })).toMatchObject({ reason: 'PAY_PASSWORD' })
  expect(await city.submit(payNo, { channel: 'mixed', balance: 20_000 })).toMatchObject({ code: 200 })
})
