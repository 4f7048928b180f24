import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import { planOf } from '../../../support/city/expand'
import { clientNo, parties } from '../../../support/city/small-city'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'

let server: TestServer
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  zhou = await colleague(server, ['operator'])
  await parties(server.deps)
})
afterEach(() => server.close())

const because = { reason: '城市向北扩建' }
const north = {
  areaId,
  zoneId: null,
  ver: 0,
  name: '北郊',
  noFrom: 100,
  noTo: 199,
  price: null,
  sold: 'round' as const,
}
const wish = (more: object = {}) => ({ clientNo: clientNo(), ...north, ...because, ...more })
const save = async (more: object = {}) => (await zhou.browser.call('/admin/zone/save', wish(more))).data

it('a zone is previewed, made, changed and removed; it never overlaps another', async () => {
  const look = async (more: object) =>
    (await zhou.browser.call('/admin/zone/preview', { areaId, noFrom: 100, noTo: 199, ...more })).data
  expect(await look({ price: 99_00 })).toEqual({
    overlaps: [],
    blocks: 1,
    unsold: 0,
    held: 1,
    inRounds: 0,
    dropped: 0,
    worth: 0,
  })
  const made = await save()
  expect(made).toMatchObject({ name: '北郊', noFrom: 100, noTo: 199, blocks: 1, unsold: 0, price: null })
  expect(await look({ noFrom: 150, noTo: 300 })).toMatchObject({ overlaps: [{ name: '北郊' }] })
  expect(await look({ zoneId: made.zoneId, noFrom: 150, noTo: 300 })).toMatchObject({ overlaps: [], dropped: 1 })
  expect(await save({ name: '南桥', noFrom: 199, noTo: 220 })).toMatchObject({
    reason: 'FORM',
    fields: { noFrom: '与 北郊 100–199 重叠' },
  })
  expect(await save({ noFrom: 300, noTo: 320 })).toMatchObject({ fields: { name: '这座城里已有这个分区' } })
  expect(await save({ name: '南桥', noFrom: 220, noTo: 200 })).toMatchObject({ fields: { noTo: '止号要不小于起号' } })
  const changed = await save({ zoneId: made.zoneId, ver: made.ver, noTo: 120, price: 88_00 })
  expect(changed).toMatchObject({ noTo: 120, price: 88_00, ver: made.ver + 1, blocks: 0 })
  const gone = { clientNo: clientNo(), id: made.zoneId, ver: made.ver, ...because }
  expect((await zhou.browser.call('/admin/zone/remove', gone)).data).toMatchObject({ reason: 'MOVED' })
  const done = { ...gone, clientNo: clientNo(), ver: changed.ver }
  expect((await zhou.browser.call('/admin/zone/remove', done)).data).toEqual({ zoneId: made.zoneId })
  expect((await zhou.browser.call('/admin/zone/list', { areaId })).data.total).toBe(0)
})

it('a city gets another name; a new one is for who may act everywhere, and its name is its own', async () => {
  const input = { clientNo: clientNo(), areaId: null, ver: 0, name: '十号城', ...because }
  const made = (await zhou.browser.call('/admin/area/save', input)).data
  expect(made).toMatchObject({ name: '十号城', ver: 1, haltedAt: null })
  expect((await zhou.browser.call('/admin/area/save', input)).data).toEqual(made)
  const again = await zhou.browser.call('/admin/area/save', { ...input, clientNo: clientNo() })
  expect(again.data).toMatchObject({ reason: 'FORM', fields: { name: '已有这个名字的城市' } })
  const bound = await colleague(server, ['operator'], { areas: [areaId] })
  const other = { ...input, clientNo: clientNo(), name: '十一号城' }
  expect((await bound.browser.call('/admin/area/save', other)).data).toMatchObject({ reason: 'NOT_FOUND' })
  const renamed = { clientNo: clientNo(), areaId: made.areaId, ver: 1, name: '河东城', sort: 5, ...because }
  expect((await zhou.browser.call('/admin/area/save', renamed)).data).toMatchObject({ name: '河东城', sort: 5, ver: 2 })
})

it('a halt’s reach is what is there, and the map shows every block of a range with its place', async () => {
  const reach = (await zhou.browser.call('/admin/area/reach', { areaId })).data
  expect(reach).toMatchObject({ residents: 2, listings: 0, unpaid: 0, unpaidAmount: 0, running: 0 })
  const { blocks, nextNo } = (await zhou.browser.call('/admin/block/map', { areaId, noFrom: 100, noTo: 200 })).data
  expect(blocks).toMatchObject([{ blockNo: 128, state: 'held', cell: { quarter: 6, lot: 8 } }])
  expect(nextNo).toBeNull()
})

it('a round is previewed with what it comes to, the numbers that are taken, its zones, and why it would be refused', async () => {
  await save()
  const tiers = [
    { from: 120, to: 129, price: 100_00 },
    { from: 130, to: 139, price: 50_00 },
  ]
  const plan = planOf(server.deps, { kind: 'plot', tiers: tiers as never })
  const look = async (more: object) => (await zhou.browser.call('/admin/round/preview', { ...plan, ...more })).data
  expect(await look({})).toEqual({
    count: 19,
    total: 1_400_00,
    taken: 1,
    firstTaken: [128],
    zoneless: 0,
    rounds: [],
    problems: {},
    zones: [{ zoneId: expect.any(Number) as number, name: '北郊', noFrom: 100, noTo: 199 }],
  })
  const wrong = [{ from: 201, to: 100, price: 1_00 }]
  expect(await look({ tiers: wrong })).toMatchObject({ count: 0, total: 0, zones: [] })
  const wide = [{ from: 190, to: 209, price: 1_00 }]
  expect(await look({ tiers: wide, openAt: server.now() - 1 })).toMatchObject({
    zoneless: 10,
    problems: { openAt: '开放时间要在现在之后' },
  })
  const added = await zhou.browser.call('/admin/round/add', { clientNo: clientNo(), ...plan })
  expect(added.data).toMatchObject({ quota: 19, left: 19 })
  expect((await zhou.browser.call('/admin/approval/list', {})).data.data[0]).toMatchObject({
    summary: expect.stringContaining('开放 19 个新区块') as string,
    payload: { quota: 19 },
  })
  expect(await look({ roundNo: 5 })).toMatchObject({
    rounds: [{ title: plan.title }],
    problems: { openAt: expect.stringMatching(/^和 K26\d\d 的时间重叠$/) as string },
  })
})
