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

const turn = (wish: { name: 'recharge' | 'withdraw'; platform: 'browser' | 'mini-program'; on: boolean }) =>
  clerk.desk('/admin/area/switch', { clientNo: clientNo(), areaId, reason: '平台要求', ...wish })

const config = async () => (await cat.form('/index/config', { areaId })).data.switches

it('opens everything but recharging in the mini-program, until an operator says otherwise', async () => {
  const { data } = await clerk.desk('/admin/area/switches', { areaId })
  const closed = data.switches.filter(({ on }) => !on)
  const names = ['recharge', 'withdraw', 'expand', 'fund', 'vote', 'shop', 'mutual', 'mayor', 'market']
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
  const [written] = (await clerk.desk('/admin/audit/list', { refType: 'area', refId: areaId })).data.data
  expect(written).toMatchObject({
    call: '/admin/area/switch',
    reason: '平台要求',
    areaId,
    details: { name: 'withdraw', platform: 'browser', on: false, before: { on: true }, after: { on: false } },
  })

  await turn({ name: 'withdraw', platform: 'browser', on: true })
  expect(await config()).toEqual({ recharge: true, withdraw: true })
  expect((await cat.json('/bctWithdraw/add', await wish())).code).toBe(200)
})

it('is repeated without a second line in the audit', async () => {
  const wish = { clientNo: clientNo(), areaId, name: 'recharge', platform: 'app', on: false, reason: '审核' } as const
  const first = await clerk.desk('/admin/area/switch', wish)
  const lines = async () => (await clerk.desk('/admin/audit/list', { refType: 'area', refId: areaId })).data.total
  const before = await lines()
  expect((await clerk.desk('/admin/area/switch', wish)).data).toEqual(first.data)
  expect(await lines()).toBe(before)
})

it('is refused for an unknown area, for an unknown platform, and without a reason', async () => {
  const wish = {
    clientNo: clientNo(),
    areaId,
    name: 'recharge',
    platform: 'browser',
    on: false,
    reason: '审核',
  } as const
  expect((await clerk.desk('/admin/area/switch', { ...wish, areaId: 999_999 })).reason).toBe('NOT_FOUND')
  expect((await clerk.desk('/admin/area/switches', { areaId: 999_999 })).reason).toBe('NOT_FOUND')
  expect((await clerk.desk('/admin/area/switch', { ...wish, reason: '' })).reason).toBe('FORM')
  const unknown = { ...wish, platform: 'toaster' as 'browser' }
  expect((await clerk.desk('/admin/area/switch', unknown)).reason).toBe('FORM')
})
