import { unpaidMost } from '@contract/limits'
import { bonusOf } from '@contract/settings/kinds'
import { runDue } from '../../../server/jobs/jobs'
import { rechargeJobs } from '../../../server/modules/recharge/payer'
import { setSwitch } from '../../support/admin/access'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { beginsWith, designBonus } from '../../support/admin/settings'
import { areaId } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

let city: PayingCity
beforeEach(async () => {
  city = await payingCity()
  await beginsWith(city.deps, 'rechargeBonus', designBonus)
})
afterEach(() => city.close())

const add = (amount: number, no = clientNo()) => city.client.json('/bctRecharge/add', { clientNo: no, amount })
const info = async () => (await city.client.form('/bctRecharge/getInfo', {})).data
const tryNumber = async () => (await city.attempts()).at(-1)?.out_trade_no ?? ''

async function paid(amount: number) {
  const { data } = await add(amount)
  expect((await city.submit(data.payNo)).code).toBe(200)
  await city.gateway.act(await tryNumber(), 'pay')
  await city.check(data.payNo)
  return data
}

it('credits the amount and the bonus once, tells it, and says so in the records', async () => {
  const made = await paid(20_000)
  expect(await city.purse()).toMatchObject({ available: 20_200 })
  await city.gateway.tell(await tryNumber())
  await city.check(made.payNo)
  expect(await city.purse()).toMatchObject({ available: 20_200 })
  const { data } = await city.client.form('/bctRecharge/info', { id: made.rechargeId })
  expect(data).toMatchObject({ state: 'paid', bonus: 200, channel: 'wechat', paidAt: city.deps.clock.now() })
  const { data: money } = await city.client.form('/bctMoney/list', { group: 'recharge' })
  expect(money.data.map(({ memo, amount, balance }) => [memo.slice(0, 4), amount, balance])).toEqual([
    ['充值赠送', 200, 20_200],
    ['微信支付', 20_000, 20_000],
  ])
  const { data: notices } = await city.client.form('/bctNotice/list', {})
  expect(notices.data[0]).toMatchObject({ kind: 'rechargePaid', refType: 'recharge', refId: made.rechargeId })
  expect(notices.data[0]?.isRead).toBe(true)
  expect(await info()).toMatchObject({ dayLeft: 980_000, unpaid: null, last: { rechargeId: made.rechargeId } })
})

it('gives the bonus of the highest step that an amount reaches', () => {
  expect([1_000, 19_999, 20_000, 49_999, 50_000, 500_000].map((amount) => bonusOf(designBonus, amount))).toEqual([
    0, 0, 200, 200, 800, 800,
  ])
})

it('credits money that came after the recharge had closed, as what it was meant for', async () => {
  const { data } = await add(20_000)
  await city.submit(data.payNo)
  const number = await tryNumber()
  city.deps.clock.forward(15 * 60_000)
  await runDue(city.deps, rechargeJobs(city.deps))
  expect((await city.client.form('/bctRecharge/info', { id: data.rechargeId })).data.state).toBe('closed')
  await city.gateway.act(number, 'pay', true)
  await city.until(async () => (await city.purse()).available > 0)
  const { data: now } = await city.client.form('/bctRecharge/info', { id: data.rechargeId })
  expect(now).toMatchObject({ state: 'paid', channel: 'wechat' })
  expect(await city.purse()).toMatchObject({ available: 20_200 })
})

it.each([999, 500_001])('refuses %d fen as outside the limits', async (amount) => {
  expect(await add(amount)).toMatchObject({ reason: 'LIMIT', data: { min: 1_000, max: 500_000, dayLeft: 1_000_000 } })
})

it.each([1_000, 500_000])('takes %d fen', async (amount) => {
  expect((await add(amount)).code).toBe(200)
})

it('as many recharges wait for their money as may, and one more when one of them has ended', async () => {
  const waiting = await Promise.all(Array.from({ length: unpaidMost + 2 }, () => add(1_000)))
  expect(waiting.filter(({ code }) => code === 200)).toHaveLength(unpaidMost)
  expect(await add(1_000)).toMatchObject({
    reason: 'LIMIT',
    msg: `有 ${unpaidMost} 笔充值待付款，请先付款或取消`,
    data: { unpaid: unpaidMost },
  })
  city.deps.clock.forward(15 * 60_000)
  await runDue(city.deps, rechargeJobs(city.deps))
  expect((await add(1_000)).code).toBe(200)
})

it('allows a day’s sum and no fen more, also in parallel, and begins anew at midnight', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(400_000)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
  expect(await add(200_001)).toMatchObject({ reason: 'LIMIT', data: { dayLeft: 200_000 } })
  expect((await add(200_000)).code).toBe(200)
  city.deps.clock.forward(86_400_000)
  expect((await info()).dayLeft).toBe(1_000_000)
})

it('makes one recharge of a repeat, and frees the day when it is cancelled', async () => {
  const no = clientNo()
  const [first, second] = [await add(30_000, no), await add(30_000, no)]
  expect(second.data).toEqual(first.data)
  const { payNo, ver } = first.data
  expect((await city.client.json('/bctPay/cancel', { clientNo: clientNo(), payNo, ver })).data).toMatchObject({
    state: 'closed',
  })
  expect((await info()).dayLeft).toBe(1_000_000)
  expect((await city.client.form('/bctRecharge/list', { state: 'closed' })).data.total).toBe(1)
})

it('is never paid from the balance', async () => {
  const { data } = await add(20_000)
  const answer = await city.submit(data.payNo, { channel: 'balance' })
  expect(answer).toMatchObject({ reason: 'NO_RIGHT' })
})

it('is closed before 7:00, and where the area has switched it off', async () => {
  await setSwitch(city.deps.db, areaId, { name: 'recharge', platform: 'browser', on: false })
  expect((await info()).enabled).toBe(false)
  expect((await add(20_000)).reason).toBe('NO_RIGHT')
  await setSwitch(city.deps.db, areaId, { name: 'recharge', platform: 'mini-program', on: true })
  expect((await add(20_000)).reason).toBe('NO_RIGHT')
  await setSwitch(city.deps.db, areaId, { name: 'recharge', platform: 'browser', on: true })
  expect((await add(20_000)).code).toBe(200)
  city.deps.clock.at = Date.parse('2026-11-22T06:59:59+08:00')
  expect(await add(20_000)).toMatchObject({
    reason: 'BEFORE_OPEN',
    data: { openAt: Date.parse('2026-11-22T07:00:00+08:00') },
  })
})
