import { sandboxAccount } from '../../../server/wechat/account'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, mobileOf, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'

let server: TestServer
let gateway: TestGateway

beforeEach(async () => {
  gateway = await testGateway({ now: () => server.now() })
  server = await testServer({ gatewayUrl: gateway.url, movableClock: true })
})
afterEach(async () => {
  await server.close()
  await gateway.close()
})

const device = () => signedClient(server.app, { now: server.now })
const codeAt = async (path: string, body: object) => ((await gateway.say(path, body)) as { code: string }).code
const miniCode = (phone = 'one') => codeAt('/sandbox/login', { device: phone })
const phoneCode = (mobile: string) => codeAt('/sandbox/phone', { mobile })

/** Leaves to WeChat's login as its browser does, and comes back with a code. */
async function webCode(agent = 'one'): Promise<string> {
  const { web } = (await device().form('/mini/ways', { page: 'https://city.example/mine', state: 's1' })).data
  const answer = await fetch(web ?? '', { redirect: 'manual', headers: { 'user-agent': agent } })
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.searchParams.get('state')).toBe('s1')
  return back.searchParams.get('code') ?? ''
}

/** A WeChat user is bound after a proof only. */
const prove = async (own: Awaited<ReturnType<typeof signedIn>>) => {
  const proved = await own.json('/user/prove', { by: 'founder', secret: await encrypted(server, founderPassword) })
  expect(proved.code).toBe(200)
}

const newMobile = '13912345678'
const expired = '微信授权已过期，请重试'

describe('the two mini-program logins', () => {
  it('asks an unknown messenger user for his number, makes one person of it, and knows him by the code alone afterwards', async () => {
    const unknown = await device().form('/mini/login', { areaId, code: await miniCode() })
    expect(unknown.data).toMatchObject({ reason: 'NOT_FOUND', need: 'phoneCode' })
    const both = { areaId, code: await miniCode(), phoneCode: await phoneCode(newMobile) }
    const first = await device().form('/mini/login', both)
    expect(first.data).toMatchObject({ blockNo: 0, blockAreaId: areaId, areaName: '测试城', nickName: '用户5678' })
    const again = await device().form('/mini/login', { areaId, code: await miniCode() })
    expect(again.data.userId).toBe(first.data.userId)
    const other = await device().form('/mini/login', { areaId, code: await miniCode('two') })
    expect(other.reason).toBe('NOT_FOUND')
  })

  it('refuses a number of another country in words, and keeps its digits for nobody', async () => {
    const abroad = await codeAt('/sandbox/phone', { mobile: mobileOf(8), country: '852' })
    await settle(server, 8)
    const refused = await device().form('/mini/login', { areaId, code: await miniCode(), phoneCode: abroad })
    expect(refused).toMatchObject({
      reason: 'FORM',
      data: { fields: { phoneCode: '只支持中国内地的手机号，请换一个号码' } },
    })
  })

  it('finds the owner of the number, who acts as his lowest block', async () => {
    const { userId } = await settle(server, 8)
    const wish = { areaId, code: await miniCode(), phoneCode: await phoneCode(mobileOf(8)) }
    expect((await device().form('/mini/login', wish)).data).toMatchObject({ userId, blockNo: 8 })
  })

  it('takes each code once, and none that is made up', async () => {
    const used = { areaId, code: await miniCode(), phoneCode: await phoneCode(newMobile) }
    expect((await device().form('/mini/login', used)).code).toBe(200)
    expect((await device().form('/mini/login', used)).data).toMatchObject({ reason: 'FORM', fields: { code: expired } })
    const stale = { ...used, code: await miniCode() }
    expect((await device().form('/mini/login', stale)).data).toMatchObject({
      reason: 'FORM',
      fields: { phoneCode: expired },
    })
    const noArea = await device().form('/mini/login', { areaId: 404, code: await miniCode() })
    expect(noArea.data).toMatchObject({ reason: 'FORM', fields: { areaId: '未找到该城市' } })
  })

  it('gets a new token of the application when the old one is over or was replaced elsewhere', async () => {
    const login = async (n: number) => {
      const wish = { areaId, code: await miniCode(`p${n}`), phoneCode: await phoneCode(`1391234567${n}`) }
      return (await device().form('/mini/login', wish)).code
    }
    expect(await login(1)).toBe(200)
    const { appId, secret } = sandboxAccount(server.deps.config).mini
    const wish = { grant_type: 'client_credential', appid: appId, secret, force_refresh: true }
    await gateway.say('/cgi-bin/stable_token', wish)
    expect(await login(2)).toBe(200)
    server.clock.forward(3 * 3_600_000)
    expect(await login(3)).toBe(200)
  })

  it('says that the messenger is silent, and that there is none in a production without an account', async () => {
    gateway.trouble({ isDown: true })
    const wish = { areaId, code: await miniCode('x'), phoneCode: await phoneCode('13912345670') }
    expect((await device().form('/mini/login', wish)).reason).toBe('BUSY')
    const production = await testServer({ mode: 'production' })
    const client = signedClient(production.app, { now: production.now })
    expect((await client.form('/mini/login', { areaId, code: 'x' })).reason).toBe('CLOSED')
    expect((await client.form('/mini/ways', { page: 'https://city.example/' })).data).toEqual({
      mini: false,
      web: null,
    })
    await production.close()
  })

  it('makes one person of one number, however many devices sign in at once', async () => {
    const wishes = await Promise.all(
      ['a', 'b', 'c'].map(async (phone) => ({
        areaId,
        code: await miniCode(phone),
        phoneCode: await phoneCode(newMobile),
      })),
    )
    const answers = await Promise.all(wishes.map((wish) => device().form('/mini/login', wish)))
    expect(new Set(answers.map(({ data }) => data.userId)).size).toBe(1)
  })
})

describe('binding a messenger user', () => {
  it('lets a resident sign in by the web login of the messenger’s browser, until he ends it', async () => {
    const { userId } = await settle(server, 8)
    const own = await signedIn(server, 8)
    const login = async () => device().form('/mini/login', { areaId, way: 'web', code: await webCode() })
    expect((await login()).reason).toBe('NOT_FOUND')
    const unproven = await own.json('/user/bindWechat', { way: 'web', code: await webCode() })
    expect(unproven.data).toMatchObject({ reason: 'NO_RIGHT', need: 'proof' })
    await prove(own)
    expect((await own.json('/user/bindWechat', { way: 'web', code: await webCode() })).code).toBe(200)
    expect((await login()).data).toMatchObject({ userId, blockNo: 8 })
    expect((await own.form('/user/unbindWechat', {})).code).toBe(200)
    expect((await login()).reason).toBe('NOT_FOUND')
  })

  it('belongs to the account that bound it last', async () => {
    const [eight, nine] = [await settle(server, 8), await settle(server, 9)]
    for (const blockNo of [8, 9]) {
      const own = await signedIn(server, blockNo)
      await prove(own)
      await own.json('/user/bindWechat', { way: 'mini', code: await miniCode() })
    }
    const { data } = await device().form('/mini/login', { areaId, code: await miniCode() })
    expect(data.userId).toBe(nine.userId)
    expect(data.userId).not.toBe(eight.userId)
  })

  it('ends with the founder password that it went beside', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    await prove(own)
    await own.json('/user/bindWechat', { way: 'mini', code: await miniCode() })
    const oldPassword = await encrypted(server, '1234567890123456')
    const newPassword = await encrypted(server, '6543210987654321')
    expect((await own.json('/block/editPassword', { kind: 'founder', oldPassword, newPassword })).code).toBe(200)
    expect((await device().form('/mini/login', { areaId, code: await miniCode() })).reason).toBe('NOT_FOUND')
  })
})

describe('a messenger user who is bound', () => {
  it('is told to the owner, stops withdrawals for a day, and is bound no more after logging out everywhere', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    await prove(own)
    const wish = async () => ({ way: 'mini' as const, code: await miniCode() })
    expect((await own.json('/user/bindWechat', await wish())).code).toBe(200)
    expect((await own.json('/user/bindWechat', await wish())).code).toBe(200)
    const told = (await own.form('/bctNotice/list', {})).data.data.filter(({ kind }) => kind === 'credentials')
    expect(told).toMatchObject([{ title: '微信已绑定' }])
    const { cooling } = (await own.form('/bctWithdraw/getInfo', {})).data
    expect(cooling?.text).toContain('绑定微信后 24 小时内不能提现')
    await own.form('/user/logoutAll', { keep: 'this' })
    expect((await device().form('/mini/login', { areaId, code: await miniCode() })).reason).toBe('NOT_FOUND')
    expect((await own.json('/user/bindWechat', await wish())).data).toMatchObject({ need: 'proof' })
  })

  it('by the number of somebody is told to him too', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    await device().form('/mini/login', { areaId, code: await miniCode(), phoneCode: await phoneCode(mobileOf(8)) })
    expect((await own.form('/bctNotice/list', {})).data.data[0]).toMatchObject({ title: '微信已绑定' })
  })

  it('binds no number to an account whose founder password was not asked for', async () => {
    const { userId } = await settle(server, 8)
    await server.deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', userId).execute()
    const own = await signedIn(server, 8)
    await prove(own)
    await own.json('/user/bindWechat', { way: 'mini', code: await miniCode() })
    const entered = await device().form('/mini/login', {
      areaId,
      code: await miniCode(),
      phoneCode: await phoneCode(newMobile),
    })
    expect(entered.data.userId).toBe(userId)
    expect((await own.form('/user/getInfo', {})).data.mobile).toBe('')
  })
})

describe('who brought whom', () => {
  const points = async (client: Awaited<ReturnType<typeof signedIn>>) => (await client.form('/user/getPoints', {})).data

  it('gives the referee ten points at the first login of a new user, once', async () => {
    await settle(server, 8)
    const referee = await signedIn(server, 8)
    const shareCode = referee.userId
    const wish = { areaId, code: await miniCode(), phoneCode: await phoneCode(newMobile), shareCode }
    expect((await device().form('/mini/login', wish)).code).toBe(200)
    expect(await points(referee)).toMatchObject({ points: 10, row: { content: '邀请新邻居', pointsAdd: 10 } })
    await device().form('/mini/login', { areaId, code: await miniCode(), shareCode })
    expect(await points(referee)).toMatchObject({ points: 10 })
    expect((await referee.form('/bctNotice/list', {})).data.data[0]).toMatchObject({ title: '你邀请的邻居已入住' })
  })

  it('binds nobody later than at the first login, nor to himself, nor to a code that is no user', async () => {
    await settle(server, 8)
    const referee = await signedIn(server, 8)
    const { userId } = await settle(server, 9)
    const password = await encrypted(server, '1234567890123456')
    const login = (shareCode: number) => device().form('/block/login', { areaId, blockNo: 9, password, shareCode })
    expect((await login(userId)).code).toBe(200)
    expect((await login(referee.userId)).code).toBe(200)
    expect(await points(referee)).toEqual({ points: 0 })
    await settle(server, 10)
    const odd = { areaId, blockNo: 10, password, shareCode: 'constructor' as unknown as number }
    expect((await device().form('/block/login', odd)).code).toBe(200)
  })
})

describe('logging out everywhere', () => {
  it('ends the sessions of every device, and of nobody else', async () => {
    await settle(server, 8)
    await settle(server, 9)
    const [one, two, other] = [await signedIn(server, 8), await signedIn(server, 8), await signedIn(server, 9)]
    expect((await one.form('/user/logoutAll', {})).data).toEqual({ ended: 2 })
    for (const device of [one, two]) expect((await device.form('/user/check', {})).code).toBe(401)
    expect((await other.form('/user/check', {})).code).toBe(200)
    expect((await (await signedIn(server, 8)).form('/user/check', {})).code).toBe(200)
  })
})
