/** @jest-environment node */
import { dayMs, hourMs } from '@contract/durations'
import { runDue } from '../../../server/jobs/jobs'
import { dispatchJobs } from '../../../server/modules/pay/dispatch/tell'
import { parcelJobs } from '../../../server/modules/orders/parcel/follow'
import type { Troubles } from '../../../server/sandboxes/wechat/surroundings'
import { partyAct } from '../../support/city/order-steps'
import type { PayingCity } from '../../support/city/paying'
import { amount, payingCity } from '../../support/city/paying'
import { qty } from '@contract/money'
import { addRice, takeRice, valueOf } from '../../support/city/small-city'

let city: PayingCity

beforeEach(async () => {
  city = await payingCity(0)
})
afterEach(() => city.close())

const run = () => runDue(city.deps, dispatchJobs(city.deps))
const told = () => [...city.gateway.journal.shippings.values()]
const rows = () => city.deps.db.selectFrom('pay_dispatch').selectAll().orderBy('attempt_id').execute()

/** Somebody pays in the mini-program. */
async function paid(payNo: string, more: object = {}): Promise<string> {
  const { code } = (await city.gateway.say('/sandbox/login', { device: 'phone' })) as { code: string }
  expect(await city.submit(payNo, { scene: 'mini', code, ...more })).toMatchObject({ code: 200 })
  await city.gateway.act(`${payNo}-1`, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
  return city.gateway.order(`${payNo}-1`).transactionId
}

const listing = async (delivery: 'post' | 'meet') => {
  const more = { delivery, place: delivery === 'post' ? '' : '东门', qty: qty(1_000_000) }
  return valueOf(await addRice(city.deps, city.seller, more)).saleId
}

/** An order of 5 kg that was paid so. */
async function order(delivery: 'post' | 'meet', more: object = {}, of?: number) {
  const { deps, buyer } = city
  const saleId = of ?? (await listing(delivery))
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, saleId))
  return { orderId, payNo, transactionId: await paid(payNo, more) }
}

const parcel = { carrier: 'zto', trackingNo: '78400001280001' } as const
const deliver = async (orderId: number, said: object = parcel) =>
  valueOf(await partyAct(city.deps, city.seller, orderId, 2, 'deliver', said))

it('a parcel is told with its carrier and number, once, when it is sent', async () => {
  const { orderId, transactionId } = await order('post')
  await run()
  expect(told()).toEqual([])
  await deliver(orderId)
  await run()
  await run()
  expect(told()).toMatchObject([{ transactionId, type: 1, times: 1 }])
  expect(JSON.parse(told()[0]?.text ?? '')).toEqual({
    type: 1,
    list: [{ item_desc: '北郊农场 当季新米*5千克', tracking_no: '78400001280001', express_company: 'ZTO' }],
  })
  expect(await rows()).toMatchObject([{ told_at: city.server.now(), tries: 0 }])
})

it('what was fetched is told as that, a carrier that WeChat does not name as brought, never sent as money', async () => {
  const fetched = await order('meet')
  await deliver(fetched.orderId, { text: '放在东门' })
  const saleId = await listing('post')
  const brought = await order('post', {}, saleId)
  await deliver(brought.orderId, { carrier: 'other', trackingNo: 'ABC12345' })
  const refused = await order('post', {}, saleId)
  valueOf(await partyAct(city.deps, city.seller, refused.orderId, 2, 'refuse'))
  await run()
  expect(new Map(told().map(({ transactionId, type }) => [transactionId, type]))).toEqual(
    new Map([
      [fetched.transactionId, 4],
      [brought.transactionId, 2],
      [refused.transactionId, 3],
    ]),
  )
})

it('a recharge is told at once, and what came too late as money', async () => {
  const { data } = await city.client.json('/bctRecharge/add', {
    clientNo: `r${'0'.repeat(19)}`,
    amount: 10_000,
  })
  const { payNo } = data as { payNo: string }
  const recharge = await paid(payNo)
  await run()
  expect(told()).toMatchObject([{ transactionId: recharge, type: 3 }])
})

it('a payment from a browser is nobody’s business', async () => {
  const { payNo } = await city.order()
  await city.submit(payNo)
  await city.gateway.act(`${payNo}-1`, 'pay')
  await city.until(async () => (await city.stateOf(payNo)) === 'paid')
  await run()
  expect(await rows()).toEqual([])
})

it('a signature is told once, after the parcel', async () => {
  const { orderId, transactionId } = await order('post')
  await deliver(orderId)
  const follow = () =>
    runDue(
      city.deps,
      parcelJobs(city.deps, () => undefined),
    )
  await follow()
  await run()
  city.server.clock.forward(hourMs)
  await city.gateway.move('zhongtong', parcel.trackingNo, 'signed')
  await city.until(async () => {
    city.server.clock.forward(6 * hourMs)
    await follow()
    await run()
    return (city.gateway.journal.shippings.get(transactionId)?.signedAt ?? 0) > 0
  })
  await city.deps.db.updateTable('job').set({ done_at: null }).where('kind', '=', 'dispatch').execute()
  await run()
  expect(told()).toMatchObject([{ transactionId, times: 1 }])
  expect(await rows()).toMatchObject([{ signed_told_at: expect.any(Number) as number, tries: 0 }])
})

const refund = (payNo: string, fee: number) => {
  const numbers = { outRefundNo: `R${payNo}${fee}`, outTradeNo: `${payNo}-1`, refundId: 'r' }
  return city.gateway.journal.keep({ ...numbers, kind: 'refund', fee, at: 0 })
}

it('what was given back before is not told, a part of it does not matter, and afterwards nothing changes', async () => {
  const whole = await order('post')
  await refund(whole.payNo, amount)
  await deliver(whole.orderId)
  const part = await order('post')
  await refund(part.payNo, 1)
  await deliver(part.orderId, { ...parcel, trackingNo: '78400001280002' })
  await run()
  await refund(part.payNo, amount - 1)
  await run()
  expect(told()).toMatchObject([{ transactionId: part.transactionId, times: 1 }])
  expect(await rows()).toMatchObject([{ over: 'refunded', told_at: null }, { over: null }])
})

it('what WeChat does not take is tried again with growing pauses, and told in the end', async () => {
  const { orderId } = await order('post')
  await run()
  await deliver(orderId)
  city.gateway.trouble({ shipping: 'busy' })
  const waits: number[] = []
  for (let n = 0; n < 4; n++) {
    await run()
    const job = await city.deps.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'dispatch')
      .executeTakeFirstOrThrow()
    waits.push(job.run_at - city.server.now())
    city.server.clock.forward(job.run_at - city.server.now())
  }
  expect(waits).toEqual([20_000, 40_000, 80_000, 160_000])
  expect(await rows()).toMatchObject([{ tries: 4, said: '-1', told_at: null }])
  city.gateway.trouble({})
  await run()
  expect(told()).toMatchObject([{ times: 1 }])
})

it('WeChat’s reminder makes the server look again at once', async () => {
  const { orderId, transactionId } = await order('post')
  await deliver(orderId)
  city.gateway.trouble({ shipping: 'busy' })
  await run()
  city.gateway.trouble({})
  const url = `${city.deps.config.publicUrl}/api/wechat/push`
  const event = { Event: 'trade_manage_remind_shipping', transaction_id: transactionId }
  expect(await city.gateway.say('/sandbox/push', { url, event })).toEqual({ heard: true })
  await run()
  expect(told()).toMatchObject([{ transactionId, times: 1 }])
})

it('calls that are lost, doubled and put off tell of each payment once, and of every one', async () => {
  const kinds: readonly Troubles['shipping'][] = ['loseCall', 'loseAnswer', 'double', 'busy', 'take']
  const all = []
  const saleId = await listing('post')
  for (let n = 0; n < 10; n++) {
    const one = await order('post', {}, saleId)
    await deliver(one.orderId, { ...parcel, trackingNo: `7840000128${String(n).padStart(4, '0')}` })
    all.push(one.transactionId)
  }
  for (let round = 0; round < 30; round++) {
    city.gateway.trouble({ shipping: kinds[round % kinds.length] ?? 'take' })
    await run()
    city.server.clock.forward(hourMs / 10)
  }
  city.server.clock.forward(dayMs)
  city.gateway.trouble({})
  await run()
  expect(
    told()
      .map(({ transactionId }) => transactionId)
      .sort(),
  ).toEqual(all.sort())
  expect(new Set(told().map(({ times }) => times))).toEqual(new Set([1]))
  expect((await rows()).every((row) => row.told_at !== null)).toBe(true)
})
