import { credentials } from '@contract/limits'
import { ok } from '@contract/result'
import { fen } from '@contract/money'
import { transact } from '../../../server/db/transact'
import { runDue } from '../../../server/jobs/jobs'
import { warningJobs } from '../../../server/modules/session/open/changes'
import { renewPassword } from '../../../server/setup/residents'
import { earner, sealedFor } from '../../support/money'
import type { TestServer, signedIn } from '../../support/server'
import { areaId, encrypted, founderPassword, mobileOf, testServer } from '../../support/server'
import { signedClient } from '../../support/signed-client'
import { clientNo } from '../../support/small-city'

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
const rowsOf = async (table: 'wechat_login' | 'known_device', { userId }: Client) =>
  (await server.deps.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()).length

const renewed = async () => {
  const done = await transact(server.deps.db, async (tx) => ok(await renewPassword(tx, server.deps, areaId, blockNo)))
  if (!done.ok) throw new Error('refused')
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
