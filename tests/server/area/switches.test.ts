import { moduleNames } from '@contract/modules'
import { earner, operator, withPayPassword } from '../../support/city/money'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'

let server: TestServer
let clerk: Awaited<ReturnType<typeof operator>>
let cat: Awaited<ReturnType<typeof earner>>

beforeAll(async () => {
  server = await testServer()
  clerk = await operator(server, 1)
  cat = await earner(server, 128, 50_000)
})
afterAll(() => server.close())

interface Position {
  readonly name: 'recharge' | 'withdraw' | 'vote'
  readonly platform: 'browser' | 'messenger' | 'app' | 'mini-program'
  readonly on: boolean
}

const turn = (...switches: Position[]) =>
  clerk.admin('/admin/area/switch', { clientNo: clientNo(), areaId, reason: '平台要求', switches })

/** What was done to the area, the newest first. */
const deeds = () =>
  server.deps.db
    .selectFrom('audit')
    .selectAll()
    .where('ref_type', '=', 'area')
    .where('ref_id', '=', areaId)
    .orderBy('audit_id', 'desc')
    .execute()

const config = async () => (await cat.form('/index/config', { areaId })).data.switches

it('opens everything but recharging in the mini-program, until an operator says otherwise', async () => {
  const { data } = await clerk.admin('/admin/area/switches', { areaId })
  const closed = data.switches.filter(({ on }) => !on)
  const names = ['recharge', 'withdraw', ...moduleNames, 'market']
  expect(data.switches.map(({ name, platform }) => `${name} ${platform}`).sort()).toEqual(
    names
      .flatMap((name) => ['browser', 'messenger', 'app', 'mini-program'].map((platform) => `${name} ${platform}`))
      .sort(),
  )
  expect(closed).toEqual([{ name: 'recharge', platform: 'mini-program', on: false }])
  expect(await config()).toEqual({ recharge: true, withdraw: true })
})

it('closes a way on one platform alone: told to the app, refused by the server, and written into the audit', async () => {
  const { data } = await turn({ name: 'withdraw', platform: 'browser', on: false })
  expect(data.switches.filter(({ on }) => !on)).toEqual([
    { name: 'recharge', platform: 'mini-program', on: false },
    { name: 'withdraw', platform: 'browser', on: false },
  ])
  expect(await config()).toEqual({ recharge: true, withdraw: false })
  expect((await cat.form('/bctWithdraw/getInfo', {})).data.enabled).toBe(false)
  const payee = { name: '王小明', account: 'cat_at_the_corner', bank: '' }
  const wish = () => withPayPassword(server, { clientNo: clientNo(), amount: 2_000, way: 'wechat' as const, payee })
  expect(await cat.json('/bctWithdraw/add', await wish())).toMatchObject({
    code: 500,
    reason: 'NO_RIGHT',
    msg: '这里暂不能提现',
    data: { enabled: false },
  })
  const [written] = await deeds()
  expect(written).toMatchObject({
    call: '/admin/area/switch',
    reason: '平台要求',
    area_id: areaId,
    details: { before: { 'withdraw browser': true }, after: { 'withdraw browser': false } },
  })

  await turn({ name: 'withdraw', platform: 'browser', on: true })
  expect(await config()).toEqual({ recharge: true, withdraw: true })
  expect((await cat.json('/bctWithdraw/add', await wish())).code).toBe(200)
})

it('turns many at once, as one act with one line in the audit, which names what changed', async () => {
  const everywhere = (on: boolean) =>
    (['browser', 'messenger', 'app', 'mini-program'] as const).map((platform) => ({
      name: 'vote' as const,
      platform,
      on,
    }))
  const { length: before } = await deeds()
  const { data } = await turn(...everywhere(false), { name: 'withdraw', platform: 'app', on: true })
  expect(data.switches.filter(({ name, on }) => name === 'vote' && on)).toEqual([])
  const now = await deeds()
  expect(now).toHaveLength(before + 1)
  const names = everywhere(false).map(({ platform }) => `vote ${platform}`)
  const all = (on: boolean) => Object.fromEntries(names.map((name) => [name, on]))
  expect(now[0]?.details).toEqual({ before: all(true), after: all(false) })
  await turn(...everywhere(true))
})

it('is repeated without a second line in the audit', async () => {
  const closed = { name: 'recharge', platform: 'app', on: false } as const
  const wish = { clientNo: clientNo(), areaId, switches: [closed], reason: '审核' }
  const first = await clerk.admin('/admin/area/switch', wish)
  const before = await deeds()
  expect((await clerk.admin('/admin/area/switch', wish)).data).toEqual(first.data)
  expect(await deeds()).toEqual(before)
})

it('is refused for an unknown area, for an unknown platform, and without a reason', async () => {
  const position = { name: 'recharge', platform: 'browser', on: false } as const
  const wish = { clientNo: clientNo(), areaId, switches: [position], reason: '审核' }
  expect((await clerk.admin('/admin/area/switch', { ...wish, areaId: 999_999 })).reason).toBe('NOT_FOUND')
  expect((await clerk.admin('/admin/area/switches', { areaId: 999_999 })).reason).toBe('NOT_FOUND')
  expect((await clerk.admin('/admin/area/switch', { ...wish, reason: '' })).reason).toBe('FORM')
  expect((await clerk.admin('/admin/area/switch', { ...wish, switches: [] })).reason).toBe('FORM')
  const unknown = { ...wish, switches: [{ ...position, platform: 'toaster' as 'browser' }] }
  expect((await clerk.admin('/admin/area/switch', unknown)).reason).toBe('FORM')
})
