import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { give as giveToFund } from '../../support/city/fund'
import { clientNo, valueOf } from '../../support/city/small-city'
import { areaId } from '../../support/server/server'
import { sweepRefunds } from '../../../server/modules/pay/refund'
import type { Colleague } from './colleagues'
import { colleague, freshly, nextDay } from './colleagues'

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

/** Another recharge of the same payer, paid at the gateway; its number there. */
async function rechargedAgain(amount: number): Promise<string> {
  const { data } = await city.client.json('/bctRecharge/add', { clientNo: clientNo(), amount })
  await city.submit(data.payNo)
  await city.gateway.act(await numberOf(), 'pay')
  await city.check(data.payNo)
  return numberOf()
}

const give = (by: Colleague, input: Awaited<ReturnType<typeof wish>>) => by.browser.call('/admin/pay/refund', input)
const asksForTwo = { reason: 'LIMIT', isForTwo: true }

it('what a payment has had back counts: in parts it ends a fen below 500.00, and the rest asks for two', async () => {
  await as(zhou, async () => {
    expect((await give(zhou, await wish(400_00))).data).toMatchObject({ left: 200_00, twoBefore: 400_00 })
    expect((await give(zhou, await wish(100_00))).data).toMatchObject(asksForTwo)
    expect((await give(zhou, await wish(99_99))).data).toMatchObject({ left: 100_01, twoBefore: 499_99 })
    expect((await give(zhou, await wish(1))).data).toMatchObject(asksForTwo)
    const { data: asked } = await zhou.browser.call('/admin/refund/ask', await wish(1))
    expect(asked).toMatchObject({ kind: 'refund', state: 'waiting', payload: { amount: 1 } })
  })
})

it('what waits for a second person counts, so that nothing goes back beside it', async () => {
  await as(zhou, async () => {
    await zhou.browser.call('/admin/refund/ask', await wish(500_00))
    expect((await give(zhou, await wish(1))).data).toMatchObject(asksForTwo)
    const { data } = await zhou.browser.call('/admin/pay/payments', { reference: await numberOf() })
    expect(data).toMatchObject([{ left: 600_00, twoBefore: 500_00 }])
  })
})

it('what a payer had back today counts for other payments of theirs; the next day begins anew', async () => {
  const first = await wish(499_99)
  await as(zhou, async () => expect((await give(zhou, first)).data).toMatchObject({ left: 100_01 }))
  const outTradeNo = await rechargedAgain(300_00)
  const other = async () => ({ ...(await wish(200_00)), outTradeNo })
  await as(zhou, async () => expect((await give(zhou, await other())).data).toMatchObject(asksForTwo))
  zhou = await nextDay(city.server, zhou)
  await as(zhou, async () => {
    expect((await give(zhou, await other())).data).toMatchObject({ left: 100_00, twoBefore: 200_00 })
    expect((await give(zhou, { ...first, clientNo: clientNo(), amount: 1 })).data).toMatchObject(asksForTwo)
  })
})

it('of two at once that reach 500.00 together one is done and the other asks for two', async () => {
  const wishes = [await wish(300_00), await wish(300_00)]
  await as(zhou, async () => {
    const answers = await Promise.all(wishes.map((one) => give(zhou, one)))
    const refused = answers.filter(({ data }) => (data as { isForTwo?: boolean }).isForTwo)
    expect(refused).toHaveLength(1)
  })
  expect(await city.server.deps.db.selectFrom('pay_refund').select('amount').execute()).toEqual([{ amount: 300_00 }])
})

it('who paid for an anonymous gift is named to finance and auditors, wherever it is read; to operators nowhere', async () => {
  const shen = await colleague(city.server, ['operator'])
  const auditor = await colleague(city.server, ['auditor'])
  const { payNo, no } = valueOf(await giveToFund(city.deps, city.buyer, 20_00, { anonymous: true }))
  await city.submit(payNo)
  await city.gateway.act(await numberOf(), 'pay')
  await city.check(payNo)
  expect(await city.stateOf(payNo)).toBe('paid')
  await as(lan, async () => {
    const { data } = await lan.browser.call('/admin/pay/refund', await wish(5_00))
    expect(data).toMatchObject({ left: 15_00, payer: { userId: city.buyer.userId } })
  })
  const outTradeNo = await numberOf()
  const payer = async ({ browser }: Colleague) =>
    (await browser.call('/admin/pay/payments', { reference: outTradeNo })).data.map((one) => one.payer)
  const named = [{ userId: city.buyer.userId, nickName: expect.any(String) as string, blockNo: 128 }]
  for (const by of [lan, auditor, zhou]) expect(await payer(by)).toEqual(named)
  expect(await payer(shen)).toEqual([{ userId: 0, nickName: '一位居民', blockNo: 0 }])

  /** What the ledger says under the numbers of the gift and of its payment. */
  const ledger = async ({ browser }: Colleague) => [
    ...(await Promise.all([outTradeNo, no].map((q) => browser.call('/admin/entry/list', { q })))),
    ...(await Promise.all([outTradeNo, no].map((reference) => browser.call('/admin/txnList', { reference })))),
  ]
  const account = `user:${city.buyer.userId}:`
  const kinds = (await ledger(auditor)).flatMap(({ data }) => data.data.map(({ type }) => type))
  expect([...new Set(kinds)].sort()).toEqual(['fund_gift', 'recharge', 'recharge_refund'])
  expect(JSON.stringify(await ledger(auditor))).toContain(account)
  const seen = await ledger(shen)
  expect(seen.flatMap(({ data }) => data.data.map(({ type }) => type))).toEqual(kinds)
  expect(JSON.stringify(seen)).not.toContain(account)
  const ofPayer = (await shen.browser.call('/admin/txnList', { areaId, blockNo: 128 })).data.data
  expect(ofPayer.filter(({ reference }) => reference === outTradeNo)).toEqual([])
})
