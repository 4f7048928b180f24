import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import { sweepRefunds } from '../../../server/modules/pay/refund'
import { adminFor, operator } from '../../support/city/money'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { beginsWith, designBonus } from '../../support/admin/settings'
import { clientNo } from '../../support/city/small-city'

type Clerk = Awaited<ReturnType<typeof operator>>

let city: PayingCity
let clerk: Clerk
let payment: GatewayPaymentView

const find = async (reference: string) => (await clerk.admin('/admin/pay/payments', { reference })).data
const wish = (amount: number) => ({
  clientNo: clientNo(),
  outTradeNo: payment.outTradeNo,
  amount,
  reason: '没用过，要退',
})
const refund = (amount: number, by: Pick<Clerk, 'admin'> = clerk) => by.admin('/admin/pay/refund', wish(amount))

/** Recharges 200.00, for which the platform gives 2.00. */
beforeEach(async () => {
  city = await payingCity()
  await beginsWith(city.deps, 'rechargeBonus', designBonus)
  clerk = await operator(city.server, 1)
  const { data } = await city.client.json('/bctRecharge/add', { clientNo: clientNo(), amount: 20_000 })
  await city.submit(data.payNo)
  await city.gateway.act((await city.attempts()).at(-1)?.out_trade_no ?? '', 'pay')
  await city.check(data.payNo)
  const [found] = await find(data.payNo)
  if (!found) throw new Error('the gateway collected nothing')
  payment = found
})
afterEach(() => city.close())

it('is found by the number of the pay order, of the recharge and of the gateway', async () => {
  expect(payment).toMatchObject({
    bizType: 'recharge',
    amount: 20_000,
    left: 20_000,
    isLate: false,
    refunds: [],
    payer: { userId: city.buyer.userId, blockNo: 128 },
  })
  const transactionId = (await city.attempts()).at(-1)?.transaction_id ?? ''
  for (const reference of [payment.payNo.slice(1), payment.outTradeNo, transactionId]) {
    expect((await find(reference)).map(({ payNo }) => payNo)).toEqual([payment.payNo])
  }
  expect(await find('P-nothing')).toEqual([])
})

it('leaves the payer with the bonus that was given for it, is told to him, and is written into the audit', async () => {
  const answer = await refund(20_000)
  expect(answer.data).toMatchObject({ left: 0, refunds: [{ amount: 20_000, bonus: 200, state: 'done' }] })
  expect(await city.purse()).toEqual({ available: 0, frozen: 0, income: 0 })
  const [told] = (await city.client.form('/bctNotice/list', {})).data.data
  expect(told).toMatchObject({ kind: 'payRefund', title: '已原路退回微信' })
  expect(told?.content).toContain('¥200.00 已原路退回微信支付，赠送的 ¥2.00 已收回。原因：没用过，要退')
  const written = await city.deps.db.selectFrom('audit').selectAll().where('ref_type', '=', 'pay').executeTakeFirst()
  expect(written).toMatchObject({
    call: '/admin/pay/refund',
    reason: '没用过，要退',
    details: { amount: 20_000, bonus: 200 },
  })
})

it('keeps the bonus that the rest would have brought, and takes it once', async () => {
  const first = await refund(1)
  expect(first.data.refunds.map(({ bonus }) => bonus)).toEqual([200])
  const second = await refund(19_999)
  expect(second.data.refunds.map(({ bonus }) => bonus)).toEqual([200, 0])
  expect(await city.purse()).toMatchObject({ available: 0 })
})

it('happens once however often it is sent under one number', async () => {
  const same = wish(5_000) as never
  const answers = await Promise.all([1, 2, 3].map(() => clerk.admin('/admin/pay/refund', same)))
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200])
  expect((await find(payment.payNo))[0]).toMatchObject({ left: 15_000, refunds: [{ amount: 5_000 }] })
})

it('is refused: more than is left, what was used, an unknown payment, and one’s own', async () => {
  expect(await refund(20_001)).toMatchObject({ reason: 'LIMIT', data: { left: 20_000 } })
  const payer = { admin: await adminFor(city.server, city.buyer.userId) }
  expect(await refund(1, payer)).toMatchObject({ reason: 'NO_RIGHT', msg: '自己的付款要由另一位运营退' })
  const unknown = { ...wish(1), outTradeNo: 'nobody-1' } as never
  expect((await clerk.admin('/admin/pay/refund', unknown)).reason).toBe('NOT_FOUND')
  await city.client.json('/bctPay/submit', {
    clientNo: clientNo(),
    payNo: (await city.order()).payNo,
    channel: 'balance',
    ver: 1,
    scene: 'web',
  } as never)
  expect(await city.purse()).toMatchObject({ available: 16_800 })
  expect((await refund(20_000)).reason).toBe('NOT_ENOUGH')
  expect((await find(payment.payNo))[0]?.refunds).toEqual([])
})

it('waits while the gateway is down, and goes back to available with the bonus when it says no', async () => {
  city.gateway.trouble({ isDown: true })
  expect((await refund(20_000)).code).toBe(200)
  expect((await find(payment.payNo))[0]).toMatchObject({ left: 0, refunds: [{ state: 'asked' }] })
  expect(await city.purse()).toMatchObject({ available: 0 })
  city.gateway.trouble({})
  const known = city.gateway.order(payment.outTradeNo)
  await city.gateway.journal.keep({ ...known, transactionId: 'another' })
  city.server.clock.forward(30_000)
  expect(await sweepRefunds(city.deps)).toBe(1)
  expect((await find(payment.payNo))[0]).toMatchObject({ left: 20_000, refunds: [{ state: 'failed' }] })
  expect(await city.purse()).toMatchObject({ available: 20_200 })
  await city.gateway.journal.keep(known)
})
