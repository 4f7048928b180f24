import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { clientNo } from '../../support/city/small-city'
import { sweepRefunds } from '../../../server/modules/pay/refund'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let city: PayingCity
let zhou: Colleague
let lan: Colleague

/** Recharges 600.00. */
beforeEach(async () => {
  city = await payingCity()
  zhou = await colleague(city.server, ['operator', 'finance'])
  lan = await colleague(city.server, ['finance'])
  const { data } = await city.client.json('/bctRecharge/add', { clientNo: clientNo(), amount: 60_000 })
  await city.submit(data.payNo)
  await city.gateway.act((await city.attempts()).at(-1)?.out_trade_no ?? '', 'pay')
  await city.check(data.payNo)
})
afterEach(() => city.close())

const numberOf = async () => (await city.attempts()).at(-1)?.out_trade_no ?? ''
const wish = async (amount: number) => ({
  clientNo: clientNo(),
  outTradeNo: await numberOf(),
  amount,
  reason: '没用过，要退',
})
const as = (by: Colleague, act: () => Promise<unknown>) => freshly(city.server, by, act)

it('below 500.00 one of finance refunds; from there on a second one approves exactly what was asked', async () => {
  const small = await wish(100_00)
  await as(zhou, async () => {
    const { data } = await zhou.browser.call('/admin/pay/refund', small)
    expect(data).toMatchObject({ left: 500_00 })
  })
  const large = await wish(500_00)
  await as(zhou, async () => {
    const alone = await zhou.browser.call('/admin/pay/refund', large)
    expect(alone.data).toMatchObject({ reason: 'LIMIT', isForTwo: true })
    const { data: asked } = await zhou.browser.call('/admin/refund/ask', { ...large, clientNo: clientNo() })
    expect(asked).toMatchObject({ kind: 'refund', state: 'waiting', payload: { amount: 500_00 } })
    const agree = { clientNo: clientNo(), id: asked.approvalId, ver: asked.ver, payloadHash: asked.payloadHash }
    const own = await zhou.browser.call('/admin/approval/approve', agree)
    expect(own.data.reason).toBe('OWN')
    await as(lan, async () => {
      const { data } = await lan.browser.call('/admin/approval/approve', { ...agree, clientNo: clientNo() })
      expect(data).toMatchObject({ state: 'approved' })
    })
  })
  city.server.clock.forward(60_000)
  await sweepRefunds(city.server.deps)
  const refunds = city.server.deps.db.selectFrom('pay_refund').select(['amount', 'state']).orderBy('refund_id')
  expect(await refunds.execute()).toEqual([
    { amount: 100_00, state: 'done' },
    { amount: 500_00, state: 'done' },
  ])
})

it('an ask lapses when something else of the payment was refunded meanwhile', async () => {
  const large = await wish(500_00)
  let asked = { approvalId: 0, ver: 0, payloadHash: '' }
  await as(zhou, async () => {
    asked = (await zhou.browser.call('/admin/refund/ask', large)).data
    await zhou.browser.call('/admin/pay/refund', await wish(50_00))
  })
  const agree = { clientNo: clientNo(), id: asked.approvalId, ver: asked.ver, payloadHash: asked.payloadHash }
  await as(lan, async () => {
    const { data } = await lan.browser.call('/admin/approval/approve', agree)
    expect(data).toMatchObject({ reason: 'MOVED', approval: { state: 'lapsed' } })
  })
})
