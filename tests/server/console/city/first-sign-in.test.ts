import { fen, qty } from '@contract/money'
import type { TestServer } from '../../../support/server/server'
import { areaId, encrypted, testServer } from '../../../support/server/server'
import { signedClient } from '../../../support/server/signed-client'
import { clientNo, riceId, riceIn } from '../../../support/city/small-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'

let server: TestServer
let zhou: Colleague
const mobile = '13800000012'
const founder = '8888777766665555'

beforeEach(async () => {
  server = await testServer({ movableClock: true })
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator'])
  const run = (kind: 'blocks' | 'residents', csv: string) =>
    freshly(server, zhou, async () => {
      const input = { clientNo: clientNo(), areaId, kind, csv, reason: '新城开城导入' }
      expect((await zhou.browser.call('/admin/import/run', input)).data).toMatchObject({ fresh: 1, problems: 0 })
    })
  await run('blocks', '起号,止号,片区,单价\n1,100,城心,888.00\n')
  await run('residents', `门牌号,昵称,手机号,格位\n12,王小麦,${mobile},5\n`)
})
afterEach(() => server.close())

const device = () => signedClient(server.app, { now: server.now })
type Device = ReturnType<typeof device>

async function codeFor(purpose: 'login' | 'findPassword', client: Device): Promise<string> {
  expect((await client.form('/sms/send', { mobile, purpose })).code).toBe(200)
  const [message] = (await client.form('/admin/smsOutbox', {})).data.messages
  return /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}
const byPassword = async (client: Device, password = founder) =>
  client.form('/block/login', { areaId, blockNo: 12, password: await encrypted(server, password) })

it('who was imported has no password, signs in with a code, acts as the block, sets a password and signs in with it', async () => {
  const client = device()
  expect((await byPassword(client)).reason).toBe('WRONG_PASSWORD')
  const first = await client.form('/sms/login', { areaId, mobile, code: await codeFor('login', client) })
  expect(first.data).toMatchObject({ blockNo: 12, nickName: '王小麦', blockAreaId: areaId })
  const { token, userId } = first.data
  const own = signedClient(server.app, { token, userId, ak: client.ak, now: server.now })
  expect((await own.form('/user/getInfo', {})).data).toMatchObject({ blockNo: 12, mobile: '138****0012' })
  const goods = { title: '新米', content: '', thumbs: '', price: fen(680), delivery: 'meet', place: '北门' } as const
  const listing = { clientNo: clientNo(), itemId: riceId, ...goods, qty: qty(50_000), minQty: qty(5_000), days: 30 }
  expect((await own.json('/bctSale/add', listing)).data).toMatchObject({ title: '新米' })

  server.clock.forward(2 * 60_000)
  const code = await codeFor('findPassword', client)
  const password = await encrypted(server, founder)
  const set = await client.form('/block/findPassword', { areaId, blockNo: 12, mobile, code, password })
  expect(set.code).toBe(200)
  const again = await byPassword(client)
  expect(again.data).toMatchObject({ userId, blockNo: 12 })
  expect((await own.form('/user/getInfo', {})).code).toBe(401)
  const other = await byPassword(device(), '1111222233334444')
  expect(other.reason).toBe('WRONG_PASSWORD')
})

it('who was imported signs in with the founder password of a slip, and no slip is made from then on', async () => {
  const make = () =>
    freshly(
      server,
      zhou,
      async () =>
        (await zhou.browser.call('/admin/import/slips', { areaId, blockNos: [12, 13], reason: '打印后发给居民' })).data,
    )
  const waiting = async () => (await zhou.browser.call('/admin/import/waiting', { areaId })).data.blocks
  expect(await waiting()).toEqual([{ blockNo: 12, hasPassword: false }])
  const [lost] = (await make()).slips
  const [slip] = (await make()).slips
  expect(slip).toMatchObject({
    blockNo: 12,
    nickName: '王小麦',
    password: expect.stringMatching(/^\d{16}$/) as unknown,
  })
  expect(await waiting()).toEqual([{ blockNo: 12, hasPassword: true }])
  expect((await byPassword(device(), lost?.password)).reason).toBe('WRONG_PASSWORD')
  expect((await byPassword(device(), slip?.password)).data).toMatchObject({ blockNo: 12, nickName: '王小麦' })
  expect(await waiting()).toEqual([])
  // Devices and sessions are swept; who signed in once stays known.
  await server.deps.db.deleteFrom('known_device').execute()
  await server.deps.db.deleteFrom('session_token').execute()
  expect(await waiting()).toEqual([])
  expect((await make()).slips).toEqual([])
  const told = JSON.stringify(await server.deps.db.selectFrom('audit').selectAll().execute())
  expect(told).toContain('/admin/import/slips')
  expect(told).not.toContain(slip?.password)
})

it('a slip no longer holds when the block was given to another resident', async () => {
  const [slip] = await freshly(server, zhou, async () => {
    const asked = { areaId, blockNos: [12], reason: '打印后发给居民' }
    return (await zhou.browser.call('/admin/import/slips', asked)).data.slips
  })
  await freshly(server, zhou, async () => {
    const csv = '门牌号,昵称,手机号\n12,阿青,13900000012\n'
    const input = {
      clientNo: clientNo(),
      areaId,
      kind: 'residents',
      csv,
      update: true,
      reason: '更正住户名单',
    } as const
    expect((await zhou.browser.call('/admin/import/run', input)).data).toMatchObject({ changed: 1 })
  })
  expect((await byPassword(device(), slip?.password)).reason).toBe('WRONG_PASSWORD')
})

it('a code to another number opens no imported block', async () => {
  const client = device()
  const to = '13900000099'
  await client.form('/sms/send', { mobile: to, purpose: 'login' })
  const [message] = (await client.form('/admin/smsOutbox', {})).data.messages
  const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
  expect((await client.form('/sms/login', { areaId, mobile: to, code })).data).toMatchObject({ blockNo: 0 })
})
