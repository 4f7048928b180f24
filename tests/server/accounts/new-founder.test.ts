import { credentials } from '@contract/limits'
import { ok } from '@contract/result'
import { fen } from '@contract/money'
import { transact } from '../../../server/db/transact'
import { runDue } from '../../../server/jobs/jobs'
import { warningJobs } from '../../../server/modules/session/open/changes'
import { replaceFounder } from '../../../server/modules/session/open/new-founder'
import { hashPassword } from '../../../server/modules/session/password'
import { startSession } from '../../../server/modules/session/start'
import { renewPassword } from '../../../server/setup/residents'
import { earner, sealedFor } from '../../support/city/money'
import type { TestServer, signedIn } from '../../support/server/server'
import { areaId, encrypted, founderPassword, mobileOf, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ movableClock: true })
})
afterEach(() => server.close())

const blockNo = 8
const newFounder = '6543210987654321'
const managing = 'keeper88'

type Client = Awaited<ReturnType<typeof signedIn>>
const device = () => signedClient(server.app, { now: server.now })
const edit = async (client: Client, kind: 'founder' | 'manage', fresh: string) =>
  client.json('/block/editPassword', {
    kind,
    oldPassword: await encrypted(server, founderPassword),
    newPassword: await encrypted(server, fresh),
  })
const manager = async (client = device()) =>
  client.form('/block/logina', { areaId, blockNo, password: await encrypted(server, managing) })
const noticesOf = async (client: Pick<Client, 'form'>) =>
  (await client.form('/bctNotice/list', {})).data.data.filter(({ kind }) => kind === 'credentials')
const warned = async () => {
  await runDue(server.deps, warningJobs(server.deps))
  const { messages } = (await device().form('/admin/smsOutbox', {})).data
  return messages.filter(({ text }) => text.includes('刚刚')).map(({ mobile, text }) => [mobile, text])
}
const bindMessenger = ({ userId }: Client) =>
  server.deps.db
    .insertInto('wechat_login')
    .values({ user_id: userId, app_id: 'wx1', open_id: 'thief', at: server.now() })
    .execute()
/** A session of the owner without a block, such as a WeChat login makes in a city where the owner has none. */
const withoutBlock = async ({ userId }: Client, ak = device().ak) => {
  const token = await startSession(server.deps, { userId, blockId: 0, areaId }, { ak, platform: 'h5' })
  return signedClient(server.app, { ak, token, userId, now: server.now })
}
const codeTo = async (mobile: string) => {
  const { messages } = (await device().form('/admin/smsOutbox', {})).data
  return /\d{6}/.exec(messages.find((message) => message.mobile === mobile)?.text ?? '')?.[0] ?? ''
}
const thiefsMobile = '13912345678'
/** As somebody who knows the founder password would bind a number of their own. */
const bindMobile = async (client: Client) => {
  await client.json('/user/prove', { by: 'founder', secret: await encrypted(server, founderPassword) })
  await client.form('/sms/send', { mobile: thiefsMobile, purpose: 'bind' })
  const bound = await client.json('/user/bindMobile', { mobile: thiefsMobile, code: await codeTo(thiefsMobile) })
  expect(bound.code).toBe(200)
}
const mobileIn = async (client: Pick<Client, 'form'>) => (await client.form('/user/getInfo', {})).data.mobile
const rowsOf = async (table: 'wechat_login' | 'known_device', { userId }: Client) =>
  (await server.deps.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()).length

const renew = async (mobile?: string) => {
  const wish = { areaId, blockNo, ...(mobile !== undefined && { mobile }) }
  const done = await transact(server.deps.db, async (tx) => ok(await renewPassword(tx, server.deps, wish)))
  if (!done.ok) throw new Error('refused')
  return done
}
const renewed = async (mobile?: string) => {
  const done = await renew(mobile)
  const client = device()
  const password = await encrypted(server, done.value.password)
  const { data } = await client.form('/block/login', { areaId, blockNo, password })
  return signedClient(server.app, { ...data, ak: client.ak, now: server.now })
}

describe('a founder password that the city renewed', () => {
  it('ends every way in that there was: sessions, messenger users, known devices, the management password', async () => {
    const own = await earner(server, blockNo, 5_000)
    await bindMessenger(own)
    await edit(own, 'manage', managing)
    expect((await manager()).code).toBe(200)
    expect(await rowsOf('known_device', own)).toBeGreaterThan(0)
    const again = await renewed()
    expect((await own.form('/user/check', {})).code).toBe(401)
    expect((await again.form('/user/check', {})).code).toBe(200)
    expect(await rowsOf('wechat_login', own)).toBe(0)
    // The device that signed in with the new password.
    expect(await rowsOf('known_device', own)).toBe(1)
    expect((await manager()).reason).toBe('WRONG_PASSWORD')
  })

  it('is told by a notice and a message, and holds withdrawals for a day', async () => {
    await earner(server, blockNo, 5_000)
    const again = await renewed()
    expect(await noticesOf(again)).toMatchObject([{ title: '创始密码已重设', refType: 'account' }])
    expect(await warned()).toEqual([
      [mobileOf(blockNo), '【门牌】你的账号刚刚重设创始密码。如非本人操作，请马上登录处理或联系客服。'],
    ])
    const no = clientNo()
    const payee = { name: '王小明', account: '6222021001123456789', bank: '工商银行' }
    const wish = { clientNo: no, amount: fen(2_000), way: 'bank' as const, payee }
    const applied = await again.json('/bctWithdraw/add', { ...wish, payPassword: await sealedFor(server, no) })
    const until = server.now() + credentials.coolMs
    expect(applied).toMatchObject({
      msg: '为保护账户，重设创始密码后 24 小时内不能提现，11-22 10:00 后恢复',
      data: { reason: 'COOLDOWN', until },
    })
  })
})

describe('a number that is bound when the city renews the founder password', () => {
  it('is bound no more when it was bound while its change is held, and hears of nothing', async () => {
    await bindMobile(await earner(server, blockNo, 0))
    server.clock.forward(credentials.coolMs - 1)
    const own = await renewed()
    expect(await mobileIn(own)).toBe('')
    expect((await noticesOf(own))[0]?.content).toContain('绑定的手机号已解除')
    expect((await warned()).filter(([mobile]) => mobile === thiefsMobile)).toEqual([])
  })

  it('stays when it was bound before that', async () => {
    await bindMobile(await earner(server, blockNo, 0))
    server.clock.forward(credentials.coolMs)
    expect(await mobileIn(await renewed())).toBe('139****5678')
  })

  it('makes place for the one that the operator names, or for none', async () => {
    await bindMobile(await earner(server, blockNo, 0))
    server.clock.forward(credentials.coolMs)
    expect(await mobileIn(await renewed('13700000001'))).toBe('137****0001')
    expect((await warned()).map(([mobile]) => mobile)).toContain('13700000001')
    expect(await mobileIn(await renewed(''))).toBe('')
  })

  it('is not taken from somebody else', async () => {
    await earner(server, blockNo, 0)
    await earner(server, 9, 0)
    await expect(renew(mobileOf(9))).rejects.toThrow('belongs to somebody')
    expect((await manager()).code).not.toBe(200)
  })
})

describe('sessions of an owner that do not act as the block', () => {
  it('end with the founder password that the city renews, on every device', async () => {
    const own = await earner(server, blockNo, 0)
    const others = [await withoutBlock(own), await withoutBlock(own, own.ak)]
    await renewed()
    for (const other of others) expect((await other.form('/user/check', {})).code).toBe(401)
  })

  it('end with one that he sets himself, but on the device that sets it', async () => {
    const own = await earner(server, blockNo, 0)
    const [elsewhere, here] = [await withoutBlock(own), await withoutBlock(own, own.ak)]
    expect((await edit(own, 'founder', newFounder)).code).toBe(200)
    expect((await elsewhere.form('/user/check', {})).code).toBe(401)
    expect((await here.form('/user/check', {})).code).toBe(200)
    expect(await rowsOf('known_device', own)).toBe(2)
  })
})

describe('who signs in with the old password while another is set', () => {
  it.each(['founder', 'manage'] as const)('gets no session by the %s password', async (which) => {
    const own = await earner(server, blockNo, 0)
    await edit(own, 'manage', managing)
    const { db } = server.deps
    const row = await db
      .selectFrom('block')
      .select('block_id')
      .where('block_no', '=', blockNo)
      .executeTakeFirstOrThrow()
    const sessions = db.selectFrom('session_token').select('token_id').where('block_id', '=', row.block_id)
    const before = (await sessions.execute()).length
    const setting = await db.startTransaction().execute()
    const hash = await hashPassword(newFounder)
    const change = { userId: own.userId, what: 'founderGiven', mobile: '' } as const
    await replaceFounder(setting, server.deps, { blockId: row.block_id, hash, ak: '', exceptTokenId: 0, change })
    const thief = device()
    const signingIn =
      which === 'manage'
        ? manager(thief)
        : thief.form('/block/login', { areaId, blockNo, password: await encrypted(server, founderPassword) })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await setting.commit().execute()
    expect((await signingIn).reason).toBe('WRONG_PASSWORD')
    expect(await sessions.execute()).toHaveLength(before)
  })
})

describe('a management password', () => {
  it('is told when it is set, by a notice and a message, and holds no withdrawal', async () => {
    const own = await earner(server, blockNo, 5_000)
    expect((await edit(own, 'manage', managing)).code).toBe(200)
    expect(await noticesOf(own)).toMatchObject([{ title: '管理密码已设置', refType: 'account' }])
    expect(await warned()).toEqual([
      [mobileOf(blockNo), '【门牌】你的账号刚刚设置管理密码。如非本人操作，请马上登录处理或联系客服。'],
    ])
    expect((await own.form('/bctWithdraw/getInfo', {})).data.cooling).toBeNull()
  })

  it('is over with every new founder password', async () => {
    const own = await earner(server, blockNo, 0)
    await edit(own, 'manage', managing)
    expect((await manager()).code).toBe(200)
    expect((await edit(own, 'founder', newFounder)).code).toBe(200)
    expect((await manager()).reason).toBe('WRONG_PASSWORD')
  })
})
