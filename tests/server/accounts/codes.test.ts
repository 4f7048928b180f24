import { rememberDevice } from '../../../server/modules/session/device-store'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, mobileOf, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'

let server: TestServer
const mobile = '13912345678'
const minuteMs = 60_000

beforeEach(async () => {
  server = await testServer({ movableClock: true })
})
afterEach(() => server.close())

const device = () => signedClient(server.app, { now: server.now })

async function codeFor(to: string, purpose: 'login' | 'bind' | 'findPassword', client = device()): Promise<string> {
  const sent = await client.form('/sms/send', { mobile: to, purpose })
  expect(sent.code).toBe(200)
  const [message] = (await client.form('/admin/smsOutbox', {})).data.messages
  expect(message).toMatchObject({ mobile: to })
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing in by a code', () => {
  it('makes a person without a block of an unknown number, and finds him again', async () => {
    const client = device()
    const code = async () => codeFor(mobile, 'login', client)
    const first = (await client.form('/sms/login', { areaId, mobile, code: await code() })).data
    expect(first).toMatchObject({ blockNo: 0, blockAreaId: areaId, nickName: '用户5678' })
    server.clock.forward(2 * minuteMs)
    const again = (await client.form('/sms/login', { areaId, mobile, code: await code() })).data
    expect(again.userId).toBe(first.userId)
    const own = signedClient(server.app, { token: again.token, userId: again.userId, ak: client.ak, now: server.now })
    expect((await own.form('/user/getInfo', {})).data).toMatchObject({
      blockNo: 0,
      mobile: '139****5678',
      neighbours: [],
      judges: false,
    })
    expect((await own.form('/log/check', {})).reason).toBe('NO_BLOCK')
  })

  it('acts as the lowest block that the owner of the number holds in the area', async () => {
    const { userId } = await settle(server, 8)
    const client = device()
    const code = await codeFor(mobileOf(8), 'login', client)
    const { data } = await client.form('/sms/login', { areaId, mobile: mobileOf(8), code })
    expect(data).toMatchObject({ userId, blockNo: 8 })
  })

  it('makes one person of one number, however many times he signs in at once', async () => {
    const client = device()
    const code = await codeFor(mobile, 'login', client)
    const answers = await Promise.all([1, 2, 3].map(() => client.form('/sms/login', { areaId, mobile, code })))
    expect(answers.filter(({ code: answer }) => answer === 200).length).toBe(1)
    const people = await server.deps.db.selectFrom('user_account').selectAll().where('mobile', '=', mobile).execute()
    expect(people.length).toBe(1)
  })

  it('knows a code once, for five minutes, five tries, and its own purpose', async () => {
    const client = device()
    const code = await codeFor(mobile, 'bind', client)
    const login = (tried: string) => client.form('/sms/login', { areaId, mobile, code: tried })
    expect((await login(code)).reason).toBe('WRONG_PASSWORD')
    server.clock.forward(2 * minuteMs)
    const second = await codeFor(mobile, 'login', client)
    for (const left of [4, 3, 2, 1, 0])
      expect((await login(wrong(second))).data).toMatchObject({ reason: 'WRONG_PASSWORD', left })
    expect((await login(second)).reason).toBe('LOCKED')
    server.clock.forward(2 * minuteMs)
    const third = await codeFor(mobile, 'login', client)
    server.clock.forward(5 * minuteMs)
    expect((await login(third)).reason).toBe('WRONG_PASSWORD')
    const fourth = await codeFor(mobile, 'login', client)
    server.clock.forward(5 * minuteMs - 1)
    expect((await login(fourth)).code).toBe(200)
  })

  it('looks at no more than five guesses that come at once', async () => {
    const client = device()
    const code = await codeFor(mobile, 'login', client)
    const guesses = Array.from({ length: 12 }, () => client.form('/sms/login', { areaId, mobile, code: wrong(code) }))
    const reasons = (await Promise.all(guesses)).map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason === 'WRONG_PASSWORD').length).toBe(5)
    expect(reasons.filter((reason) => reason === 'LOCKED').length).toBe(7)
  })
})

describe('sending codes', () => {
  it('waits a minute between two, and says until when', async () => {
    const client = device()
    await codeFor(mobile, 'login', client)
    const soon = await client.form('/sms/send', { mobile, purpose: 'login' })
    expect(soon.data).toMatchObject({ reason: 'COOLDOWN', until: server.now() + minuteMs })
  })

  it('sends one when many are asked for at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => device().form('/sms/send', { mobile, purpose: 'login' })),
    )
    expect(asked.filter(({ code }) => code === 200).length).toBe(1)
  })

  it('sends ten a day to a number, and again on the next day', async () => {
    const { userId } = await settle(server, 8)
    const client = device()
    await rememberDevice(server.deps.db, { userId, blockId: 0, ak: client.ak }, server.now())
    for (let n = 0; n < 10; n++) {
      await codeFor(mobileOf(8), 'login', client)
      server.clock.forward(2 * minuteMs)
    }
    expect((await client.form('/sms/send', { mobile: mobileOf(8), purpose: 'login' })).reason).toBe('LIMIT')
    server.clock.forward(24 * 60 * minuteMs)
    await codeFor(mobileOf(8), 'login', client)
  })

  it('sends nothing in a production without a provider', async () => {
    const production = await testServer({ mode: 'production' })
    const client = signedClient(production.app, { now: production.now })
    expect((await client.form('/sms/send', { mobile, purpose: 'login' })).reason).toBe('CLOSED')
    await production.close()
  })

  it('refuses what is no mobile number', async () => {
    for (const bad of ['12012345678', '1391234567', 'x'])
      expect((await device().form('/sms/send', { mobile: bad, purpose: 'login' })).reason).toBe('FORM')
  })
})

describe('binding a number', () => {
  it('binds by a code, and refuses a number that somebody else has', async () => {
    await settle(server, 8)
    await settle(server, 9)
    const client = await signedIn(server, 8)
    const prove = async () =>
      client.json('/user/prove', { by: 'founder', secret: await encrypted(server, founderPassword) })
    await prove()
    const bound = await client.json('/user/bindMobile', { mobile, code: await codeFor(mobile, 'bind', client) })
    expect(bound.data).toEqual({ mobile: '139****5678' })
    await prove()
    const taken = await client.json('/user/bindMobile', {
      mobile: mobileOf(9),
      code: await codeFor(mobileOf(9), 'bind', client),
    })
    expect(taken.data).toMatchObject({ reason: 'FORM', fields: { mobile: '这个手机号已绑定其他账号' } })
  })
})

describe('a forgotten founder password', () => {
  const newPassword = '6543210987654321'

  it('is replaced by the code of the owner, and every session of the block ends', async () => {
    await settle(server, 8)
    const old = await signedIn(server, 8)
    const client = device()
    const input = { areaId, blockNo: 8, mobile: mobileOf(8), password: await encrypted(server, newPassword) }
    const code = await codeFor(mobileOf(8), 'findPassword', client)
    expect((await client.form('/block/findPassword', { ...input, code })).code).toBe(200)
    expect((await old.form('/user/check', {})).code).toBe(401)
    const login = async (password: string) =>
      (await device().form('/block/login', { areaId, blockNo: 8, password: await encrypted(server, password) })).code
    expect([await login(founderPassword), await login(newPassword)]).toEqual([500, 200])
  })

  it('answers alike for a block of somebody else, for no block, and for a wrong code', async () => {
    await settle(server, 8)
    const password = await encrypted(server, newPassword)
    const client = device()
    const find = async (blockNo: number, code: string) => {
      const { data, msg } = await client.form('/block/findPassword', { areaId, blockNo, mobile, code, password })
      return { data, msg }
    }
    const somebody = await find(8, await codeFor(mobile, 'findPassword', client))
    server.clock.forward(2 * minuteMs)
    const nobody = await find(404, await codeFor(mobile, 'findPassword', client))
    expect(somebody).toEqual(nobody)
    expect(somebody.data).toMatchObject({ reason: 'WRONG_PASSWORD' })
  })
})
