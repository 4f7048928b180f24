import { fen } from '@contract/money'
import { clientNo } from '../../support/city/small-city'
import { signedClient } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ movableClock: true })
})
afterEach(() => server.close())

/** A code to a number, as the device that asked for it got it. */
async function codeTo(client: ReturnType<typeof signedClient>, mobile: string, purpose: 'login' | 'proof') {
  await (purpose === 'login' ? client.form('/sms/send', { mobile, purpose }) : client.form('/user/sendProof', {}))
  const { messages } = (await client.form('/admin/smsOutbox', {})).data
  return /\d{6}/.exec(messages.find((one) => one.mobile === mobile)?.text ?? '')?.[0] ?? ''
}

async function byCode(mobile: string, ak: string) {
  const guest = signedClient(server.app, { ak, now: server.now })
  const code = await codeTo(guest, mobile, 'login')
  const { data: user } = await guest.form('/sms/login', { areaId, mobile, code })
  return { user, client: signedClient(server.app, { ak, now: server.now, token: user.token, userId: user.userId }) }
}

it('the founder password ends nothing: who owns a block is refused, with what stands in the way', async () => {
  await settle(server, 128)
  const own = await signedIn(server, 128)
  await own.json('/user/prove', { by: 'founder', secret: await encrypted(server, founderPassword) })
  const refused = await own.json('/bctAccount/close', { clientNo: clientNo(), rest: fen(0) })
  expect(refused.data).toMatchObject({ reason: 'LIMIT', closing: { obstacles: [{ what: 'blocks', count: 1 }] } })
  expect((await own.form('/user/check', {})).code).toBe(200)
})

it('a frozen account looks, leaves and is taken back, and does nothing else; signing in says that it waits', async () => {
  const mobile = '13700000128'
  const { client: own } = await byCode(mobile, 'one')
  await own.json('/user/prove', { by: 'mobile', secret: await codeTo(own, mobile, 'proof') })
  const wish = { clientNo: clientNo(), rest: fen(0) }
  const { data } = await own.json('/bctAccount/close', wish)
  // The answer was lost: the repeat gets it.
  expect((await own.json('/bctAccount/close', wish)).data).toEqual(data)
  const frozen = await own.form('/bctFav/add', { kind: 'block', refId: 1 })
  expect(frozen.data).toEqual({ reason: 'LOCKED', closingUntil: data.until })
  expect((await own.form('/bctAccount/closing', {})).data.until).toBe(data.until)
  expect((await own.form('/user/getInfo', {})).data.closingUntil).toBe(data.until)

  server.clock.forward(60_000)
  const { user, client: again } = await byCode(mobile, 'two')
  expect(user.closingUntil).toBe(data.until)
  expect((await again.json('/bctAccount/takeBack', { clientNo: clientNo() })).code).toBe(200)
  expect((await again.form('/bctAccount/closing', {})).data.until).toBeNull()
  expect((await again.form('/user/getInfo', {})).data.closingUntil).toBeUndefined()
  expect((await own.form('/user/check', {})).code).toBe(401)
})
