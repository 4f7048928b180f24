import { credentials } from '@contract/limits'
import { fen } from '@contract/money'
import { runDue } from '../../../server/jobs/jobs'
import { warningJobs } from '../../../server/modules/session/open/changes'
import { earner, sealedFor } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, mobileOf, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ movableClock: true })
})
afterEach(() => server.close())

type Client = Awaited<ReturnType<typeof signedIn>>
const newMobile = '13912345678'
const newFounder = '6543210987654321'

const device = (ak?: string) => signedClient(server.app, { ...(ak !== undefined && { ak }), now: server.now })
const messages = async () => (await device().form('/admin/smsOutbox', {})).data.messages
const codeTo = async (mobile: string) => {
  const text = (await messages()).find((message) => message.mobile === mobile && message.text.includes('验证码'))?.text
  return /\d{6}/.exec(text ?? '')?.[0] ?? ''
}
const sent = async (client: Pick<Client, 'form'>, mobile: string, purpose: 'bind' | 'findPassword' | 'login') => {
  expect((await client.form('/sms/send', { mobile, purpose })).code).toBe(200)
  return codeTo(mobile)
}
const byFounder = async (client: Client, password = founderPassword) =>
  client.json('/user/prove', { by: 'founder', secret: await encrypted(server, password) })
const bind = async (client: Client, mobile = newMobile) =>
  client.json('/user/bindMobile', { mobile, code: await sent(client, mobile, 'bind') })
const mobileIn = async (client: Client) => (await client.form('/user/getInfo', {})).data.mobile
const noticesOf = async (client: Client) =>
  (await client.form('/bctNotice/list', {})).data.data.filter(({ kind }) => kind === 'credentials')
/** What the messages about changes say, once they were sent. */
const warnings = async () => {
  await runDue(server.deps, warningJobs(server.deps))
  return (await messages()).filter(({ text }) => text.includes('刚刚')).map(({ mobile, text }) => [mobile, text])
}
const card = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
const resetPay = async (client: Client, proof: string) => {
  const no = clientNo()
  const input = { clientNo: no, password: await sealedFor(server, no, '736251') }
  return client.json('/user/setPayPassword', {
    ...input,
    proof: 'founder',
    proofPassword: await encrypted(server, proof),
  })
}
const apply = async (client: Pick<Client, 'json'>, password?: string) => {
  const wish = { clientNo: clientNo(), amount: fen(2_000), way: 'bank' as const, payee: card }
  const sealed = await sealedFor(server, wish.clientNo, password)
  return client.json('/bctWithdraw/add', { ...wish, payPassword: sealed })
}
const findPassword = async (blockNo: number, client = device()) =>
  client.form('/block/findPassword', {
    areaId,
    blockNo,
    mobile: mobileOf(blockNo),
    code: await sent(client, mobileOf(blockNo), 'findPassword'),
    password: await encrypted(server, newFounder),
  })

describe('one session alone', () => {
  it('takes over nothing: no number, no founder password, no payment password, no withdrawal', async () => {
    const own = await earner(server, 8, 5_000)
    const thief = signedClient(server.app, { ak: own.ak, token: own.token, userId: own.userId, now: server.now })
    const bound = await thief.json('/user/bindMobile', {
      mobile: newMobile,
      code: await sent(thief, newMobile, 'bind'),
    })
    expect(bound.data).toMatchObject({ reason: 'NO_RIGHT', need: 'proof' })
    server.clock.forward(60_000)
    const code = await sent(thief, newMobile, 'findPassword')
    const found = await thief.form('/block/findPassword', {
      areaId,
      blockNo: 8,
      mobile: newMobile,
      code,
      password: await encrypted(server, newFounder),
    })
    expect(found.reason).toBe('WRONG_PASSWORD')
    const guess = await encrypted(server, newFounder)
    const no = clientNo()
    const pay = { clientNo: no, password: await sealedFor(server, no, '736251') }
    expect((await thief.json('/user/setPayPassword', { ...pay, proof: 'founder', proofPassword: guess })).reason).toBe(
      'WRONG_PASSWORD',
    )
    expect((await apply(thief, '736251')).reason).toBe('WRONG_PASSWORD')
    expect((await own.form('/bctWithdraw/list', {})).data.data).toEqual([])
    expect(await mobileIn(own)).toBe('138****0008')
  })

  it('says how it can be proven', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    expect((await own.form('/user/getInfo', {})).data.proofs).toEqual(['founder', 'mobile'])
  })
})

describe('a new number', () => {
  it('asks for the founder password, tells by notice and by a message to the old number', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    expect((await byFounder(own, newFounder)).data).toMatchObject({ reason: 'WRONG_PASSWORD', left: 4 })
    expect((await byFounder(own)).data).toEqual({ until: server.now() + credentials.proofMs })
    expect((await bind(own)).data).toEqual({ mobile: '139****5678' })
    expect(await noticesOf(own)).toMatchObject([{ title: '手机号已更换', refType: 'account' }])
    expect(await warnings()).toEqual([
      [mobileOf(8), '【门牌】你的账号刚刚更换手机号。如非本人操作，请马上登录处理或联系客服。'],
    ])
    expect(await warnings()).toHaveLength(1)
  })

  it('or for a code of the old number, which is sent to no other', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    const asked = await own.form('/user/sendProof', {})
    expect(asked.data).toMatchObject({ mobile: '138****0008', againAt: server.now() + 60_000 })
    const code = await codeTo(mobileOf(8))
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await own.json('/user/prove', { by: 'mobile', secret: wrong })).data).toMatchObject({ left: 4 })
    expect((await own.json('/user/prove', { by: 'mobile', secret: code })).code).toBe(200)
    expect((await bind(own)).code).toBe(200)
  })

  it('is not proven by a code that was sent for anything else', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    const code = await sent(own, mobileOf(8), 'login')
    expect((await own.json('/user/prove', { by: 'mobile', secret: code })).reason).toBe('WRONG_PASSWORD')
  })

  it('uses the proof up, of two at once as well, and waits no longer than ten minutes for it', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    await byFounder(own)
    const [one, two] = [newMobile, '13912345679']
    const wishes = [
      { mobile: one, code: await sent(own, one, 'bind') },
      { mobile: two, code: await sent(own, two, 'bind') },
    ]
    const answers = await Promise.all(wishes.map((wish) => own.json('/user/bindMobile', wish)))
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 500])
    server.clock.forward(11 * 60_000)
    await byFounder(own)
    server.clock.forward(credentials.proofMs)
    expect((await bind(own, '13912345670')).data).toMatchObject({ need: 'proof' })
    await byFounder(own)
    server.clock.forward(credentials.proofMs - 1)
    expect((await bind(own, '13912345670')).code).toBe(200)
  })

  it('holds the proof for the session that gave it', async () => {
    await settle(server, 8)
    const [own, other] = [await signedIn(server, 8), await signedIn(server, 8)]
    await byFounder(own)
    expect((await bind(other)).data).toMatchObject({ need: 'proof' })
  })

  it('answers a repeat whose first answer was lost, of the proof and of the binding', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    await own.form('/user/sendProof', {})
    const secret = await codeTo(mobileOf(8))
    const first = await own.json('/user/prove', { by: 'mobile', secret })
    expect((await own.json('/user/prove', { by: 'mobile', secret })).data).toEqual(first.data)
    const wish = { mobile: newMobile, code: await sent(own, newMobile, 'bind') }
    expect((await own.json('/user/bindMobile', wish)).data).toEqual({ mobile: '139****5678' })
    expect((await own.json('/user/bindMobile', wish)).data).toEqual({ mobile: '139****5678' })
    expect(await noticesOf(own)).toHaveLength(1)
  })

  it('the first one asks for the founder password, and lets withdrawals go on', async () => {
    const own = await earner(server, 8, 5_000)
    await server.deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', own.userId).execute()
    expect((await own.form('/user/getInfo', {})).data.proofs).toEqual(['founder'])
    expect((await own.form('/user/sendProof', {})).reason).toBe('NOT_FOUND')
    expect((await bind(own)).data).toMatchObject({ need: 'proof' })
    await byFounder(own)
    server.clock.forward(60_000)
    expect((await bind(own)).code).toBe(200)
    expect(await noticesOf(own)).toMatchObject([{ title: '手机号已绑定' }])
    expect(await warnings()).toEqual([])
    expect((await apply(own)).code).toBe(200)
  })

  it('of somebody whom nothing proves yet is bound by its code alone; of one without a block, by the old number', async () => {
    const client = device()
    const code = await sent(client, newMobile, 'login')
    const { data } = await client.form('/sms/login', { areaId, mobile: newMobile, code })
    const own = { ...signedClient(server.app, { ...data, ak: client.ak, now: server.now }), ...data }
    expect((await own.json('/user/prove', { by: 'founder', secret: 'x' })).reason).toBe('NO_BLOCK')
    expect((await bind(own, '13912345670')).data).toMatchObject({ need: 'proof' })
    await server.deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', data.userId).execute()
    server.clock.forward(60_000)
    expect((await bind(own, '13912345670')).code).toBe(200)
  })
})

describe('withdrawals after a change', () => {
  it('wait 24 hours after a new number, to the moment, and say so before anything is typed', async () => {
    const own = await earner(server, 8, 5_000)
    await byFounder(own)
    await bind(own)
    const until = server.now() + credentials.coolMs
    const text = '为保护账户，更换手机号后 24 小时内不能提现，11-22 10:00 后恢复'
    expect(await apply(own)).toMatchObject({ msg: text, data: { reason: 'COOLDOWN', until } })
    expect((await own.form('/bctWithdraw/getInfo', {})).data.cooling).toEqual({ until, text })
    server.clock.forward(credentials.coolMs - 1)
    expect((await apply(own)).reason).toBe('COOLDOWN')
    server.clock.forward(1)
    expect((await own.form('/bctWithdraw/getInfo', {})).data.cooling).toBeNull()
    expect((await apply(own)).code).toBe(200)
  })

  it('wait after a founder password that was set by a code, whose owner is told', async () => {
    const before = await earner(server, 8, 5_000)
    expect((await findPassword(8)).code).toBe(200)
    expect((await before.form('/user/check', {})).code).toBe(401)
    const client = device()
    const password = await encrypted(server, newFounder)
    const { data } = await client.form('/block/login', { areaId, blockNo: 8, password })
    const own = { ...signedClient(server.app, { ...data, ak: client.ak, now: server.now }), ...data }
    expect(await apply(own)).toMatchObject({
      msg: '为保护账户，找回创始密码后 24 小时内不能提现，11-22 10:00 后恢复',
    })
    expect(await noticesOf(own)).toMatchObject([{ title: '创始密码已重设' }])
    expect((await warnings())[0]?.[0]).toBe(mobileOf(8))
  })

  it('wait after a payment password that the founder password replaced; its owner is told', async () => {
    const own = await earner(server, 8, 5_000)
    expect((await resetPay(own, founderPassword)).code).toBe(200)
    const until = server.now() + credentials.coolMs
    const text = '为保护账户，重设支付密码后 24 小时内不能提现，11-22 10:00 后恢复'
    expect((await own.form('/bctWithdraw/getInfo', {})).data.cooling).toEqual({ until, text })
    expect(await noticesOf(own)).toMatchObject([{ title: '支付密码已重设', refType: 'account' }])
    expect((await warnings()).map(([mobile]) => mobile)).toEqual([mobileOf(8)])
    expect(await apply(own, '736251')).toMatchObject({ msg: text, data: { reason: 'COOLDOWN', until } })
    server.clock.forward(credentials.coolMs)
    expect((await apply(own, '736251')).code).toBe(200)
  })

  it('go on after a payment password that was set first, or changed by the old one', async () => {
    const own = await earner(server, 8, 5_000)
    const no = clientNo()
    const input = { clientNo: no, password: await sealedFor(server, no, '736251') }
    const proofPassword = await sealedFor(server, no)
    expect((await own.json('/user/setPayPassword', { ...input, proof: 'pay', proofPassword })).code).toBe(200)
    expect((await apply(own, '736251')).code).toBe(200)
  })

  it('go on after a founder password that was changed by the old one, which is told too', async () => {
    const own = await earner(server, 8, 5_000)
    const [oldPassword, newPassword] = [await encrypted(server, founderPassword), await encrypted(server, newFounder)]
    expect((await own.json('/block/editPassword', { kind: 'founder', oldPassword, newPassword })).code).toBe(200)
    expect(await noticesOf(own)).toMatchObject([{ title: '创始密码已修改' }])
    expect((await apply(own)).code).toBe(200)
  })
})

describe('who is told of a change that he did not make', () => {
  it('signs the other devices out and goes on with this one', async () => {
    await settle(server, 8)
    const [own, other] = [await signedIn(server, 8), await signedIn(server, 8)]
    expect((await own.form('/user/logoutAll', { keep: 'this' })).data).toEqual({ ended: 1 })
    expect((await other.form('/user/check', {})).code).toBe(401)
    expect((await own.form('/user/check', {})).code).toBe(200)
    expect((await own.form('/user/logoutAll', {})).data).toEqual({ ended: 1 })
    expect((await own.form('/user/check', {})).code).toBe(401)
  })

  it('is told by message a day long at most, when no message can be sent', async () => {
    await settle(server, 8)
    const own = await signedIn(server, 8)
    await byFounder(own)
    await bind(own)
    server.clock.forward(credentials.coolMs)
    expect(await warnings()).toEqual([])
    const rows = await server.deps.db.selectFrom('credential_change').select('mobile').execute()
    expect(rows).toEqual([{ mobile: '' }])
  })
})
