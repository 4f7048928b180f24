/** @jest-environment node */
import { runDue } from '../../../server/jobs/jobs'
import { parcelJobs } from '../../../server/modules/orders/parcel/follow'
import { readParcel } from '../../../server/modules/orders/parcel/parcel'
import { readOrder } from '../../../server/modules/orders/service'
import { signatureOf } from '../../../server/tracking/sign'
import { trackingOf } from '../../../server/tracking/tracking'
import { partyAct } from '../../support/city/order-steps'
import type { PayingCity } from '../../support/city/paying'
import { payingCity } from '../../support/city/paying'
import { addRice, payFor, resident, takeRice, valueOf } from '../../support/city/small-city'

const hour = 3_600_000
const day = 24 * hour

let city: PayingCity
let orderId: number
let refused: string[]

beforeEach(async () => {
  city = await payingCity(100_000)
  refused = []
  orderId = await sent({ carrier: 'zto', trackingNo: '78400001280001' })
})
afterEach(() => city.close())

/** A posted order on its way. */
async function sent(parcel: { readonly carrier: 'zto' | 'sf' | 'other'; readonly trackingNo: string }) {
  const { deps, buyer, seller } = city
  const { saleId } = valueOf(await addRice(deps, seller, { delivery: 'post', place: '' }))
  const taken = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, taken.payNo))
  valueOf(await partyAct(deps, seller, taken.orderId, 2, 'deliver', parcel))
  return taken.orderId
}

const follow = () =>
  runDue(
    city.deps,
    parcelJobs(city.deps, (_id, because) => refused.push(because)),
  )
const order = async (id = orderId) => valueOf(await readOrder(city.deps, city.buyer.userId, id))
const signedAt = async (id = orderId) => valueOf(await readParcel(city.deps, city.buyer, id)).parcel?.signedAt ?? null
const move = (state: string, more: object = {}) => city.gateway.move('zhongtong', '78400001280001', state, more)
const salt = () => trackingOf(city.deps.config)?.salt ?? ''
const push = async (payload: string, contentType = 'application/x-www-form-urlencoded') => {
  const headers = { 'content-type': contentType }
  const answer = await city.server.app.inject({ method: 'POST', url: '/api/bctOrder/parcelNews', headers, payload })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
const paramOf = (state: string, at: string, nu = '78400001280001') =>
  JSON.stringify({ status: 'polling', lastResult: { state, com: 'zhongtong', nu, data: [{ ftime: at }] } })
const form = (param: string, sign: string) => new URLSearchParams({ param, sign }).toString()

it('is told of a signature over HTTP, once, though it is told twice', async () => {
  await follow()
  await follow()
  city.deps.clock.forward(day)
  expect(await move('moving')).toEqual({ told: [{ result: true, returnCode: '200', message: '成功' }] })
  expect(await signedAt()).toBeNull()
  await move('signed', { push: 'twice' })
  const at = await signedAt()
  expect(at).toBe(Math.floor(city.deps.clock.now() / 1000) * 1000)
  expect((await order()).deadlineAt).toBe((at ?? 0) + 3 * day)
  const news = await city.deps.db.selectFrom('user_notice').selectAll().where('kind', '=', 'parcelSigned').execute()
  expect(news).toHaveLength(2)
  expect(refused).toEqual([])
})

it('asks for what it was not told, after twelve hours', async () => {
  await follow()
  city.deps.clock.forward(hour)
  await move('signed', { push: 'drop' })
  city.deps.clock.forward(11 * hour - 1)
  await follow()
  expect(await signedAt()).toBeNull()
  city.deps.clock.forward(1)
  await follow()
  expect(await signedAt()).toBe(Math.floor((city.deps.clock.now() - 11 * hour) / 1000) * 1000)
})

it('believes nobody without the right signature, and nothing that cannot be read', async () => {
  await follow()
  city.deps.clock.forward(day)
  expect(await move('signed', { push: 'tamper' })).toEqual({
    told: [{ result: false, returnCode: '500', message: '验证失败' }],
  })
  const param = paramOf('3', '2026-11-21 12:00:00')
  const no = { status: 200, body: { result: false, returnCode: '500', message: '验证失败' } }
  expect(await push(form(param, signatureOf(param, 'another salt')))).toEqual(no)
  expect(await push(form(param, signatureOf(param)))).toEqual(no)
  expect(await push(form(param, ''))).toEqual(no)
  expect(await push('')).toEqual(no)
  expect(await push(form('{', signatureOf('{', salt())))).toEqual(no)
  expect(await push('{"sign":1}', 'application/json')).toEqual(no)
  expect(await signedAt()).toBeNull()
})

it('says yes to messages that change nothing', async () => {
  const yes = { status: 200, body: { result: true, returnCode: '200', message: '成功' } }
  city.deps.clock.forward(day)
  for (const param of [
    paramOf('3', '2026-11-22 10:00:00', 'NOBODYS'),
    paramOf('3', '昨天'),
    paramOf('4', '2026-11-22 10:00:00'),
    paramOf('0', ''),
    paramOf('3', '2020-01-01 00:00:00'),
    JSON.stringify({ lastResult: { com: '__proto__', nu: '1', state: '3', data: [] } }),
  ])
    expect(await push(form(param, signatureOf(param, salt())))).toEqual(yes)
  expect(await signedAt()).toBeNull()
})

it('a parcel that went back was not signed for', async () => {
  await follow()
  city.deps.clock.forward(day)
  await move('returned')
  city.deps.clock.forward(day)
  await follow()
  expect(await signedAt()).toBeNull()
})

it('asks on when the provider refuses or is silent, and not at all after a parcel of nobody it knows', async () => {
  await city.deps.db.updateTable('block').set({ capacity: 9 }).execute()
  await sent({ carrier: 'sf', trackingNo: 'SF1400000000128' })
  await sent({ carrier: 'other', trackingNo: 'ABC-128' })
  await follow()
  expect(refused).toEqual(['408 验证码错误'])
  const waiting = await city.deps.db
    .selectFrom('job')
    .select('ref')
    .where('kind', '=', 'followParcel')
    .where('done_at', 'is', null)
    .execute()
  expect(waiting).toHaveLength(2)
  Object.assign(city.deps.config, { gatewayUrl: 'http://127.0.0.1:9' })
  city.deps.clock.forward(12 * hour)
  await follow()
  Object.assign(city.deps.config, { gatewayUrl: city.gateway.url })
  await move('signed', { push: 'drop' })
  city.deps.clock.forward(hour)
  await follow()
  expect(await signedAt()).not.toBeNull()
})

it('without a provider nothing is followed, and messages are refused', async () => {
  Object.assign(city.deps.config, { mode: 'production' })
  await follow()
  expect((await order()).deadlineAt).toBe(city.deps.clock.now() + 10 * day)
  const param = paramOf('3', '2026-11-22 10:00:00')
  expect(await push(form(param, signatureOf(param, '')))).toMatchObject({ body: { result: false } })
})

it('the sandbox refuses what the provider refuses', async () => {
  const url = `${city.gateway.url}/kuaidi100`
  const ask = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    const { returnCode } = (await answer.json()) as { returnCode: string }
    return returnCode
  }
  const param = (more: object) =>
    JSON.stringify({ company: 'ems', number: '1140001280001', key: 'no', parameters: { callbackurl: url }, ...more })
  expect(await ask('/poll', { schema: 'json', param: '{' })).toBe('700')
  expect(await ask('/poll', { schema: 'xml', param: param({}) })).toBe('700')
  expect(await ask('/poll', { schema: 'json', param: param({}) })).toBe('600')
  expect(await ask('/poll/query.do', { customer: 'x', sign: 'y', param: '{}' })).toBe('503')
  expect(await ask('/poll/query.do', { param: '{}' })).toBe('400')
  expect(await city.gateway.move('ems', '1', 'nowhere')).toEqual({ error: 'unknown move' })
})

it('one parcel brings the end of no two buyers nearer', async () => {
  await follow()
  const ends = (await order()).deadlineAt
  const stranger = await resident(city.deps, 77, 100_000)
  const { saleId } = valueOf(await addRice(city.deps, city.seller, { delivery: 'post', place: '' }))
  const taken = valueOf(await takeRice(city.deps, stranger, saleId))
  valueOf(await payFor(city.deps, stranger, taken.payNo))
  valueOf(
    await partyAct(city.deps, city.seller, taken.orderId, 2, 'deliver', {
      carrier: 'zto',
      trackingNo: '78400001280001',
    }),
  )
  city.deps.clock.forward(day)
  await move('signed')
  expect(await signedAt()).not.toBeNull()
  expect((await order()).deadlineAt).toBe(ends)
})
