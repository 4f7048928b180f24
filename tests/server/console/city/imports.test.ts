import { createHash } from 'node:crypto'
import type { ImportKind } from '@contract/console/import-columns'
import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import { clientNo } from '../../../support/city/small-city'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'

let server: TestServer
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  zhou = await colleague(server, ['operator'])
})
afterEach(() => server.close())

const check = async (kind: ImportKind, csv: string, by = zhou, update = false) =>
  (await by.browser.call('/admin/import/check', { areaId, kind, csv, update })).data
const run = async (kind: ImportKind, csv: string, by = zhou, update = false) =>
  freshly(server, by, async () => {
    const input = { clientNo: clientNo(), areaId, kind, csv, update, name: '片区.csv', reason: '新城开城导入' }
    return (await by.browser.call('/admin/import/run', input)).data
  })
const count = async (table: 'block' | 'user_account' | 'item' | 'category' | 'block_zone') =>
  Number(
    (
      await server.deps.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

const zones = '起号,止号,片区,单价\n1,100,城心,888.00\n101,300,"北门, 东",\n'

it('a dry run says line by line what would happen and changes nothing; the run does exactly that, once', async () => {
  expect(await check('blocks', zones)).toEqual({
    lines: [
      { line: 2, outcome: 'new', text: '城心 1–100：新增 100 个' },
      { line: 3, outcome: 'new', text: '北门, 东 101–300：新增 200 个' },
    ],
    fresh: 2,
    changed: 0,
    same: 0,
    problems: 0,
    unknown: [],
    marked: expect.stringContaining('"城心","888.00","2","新增"') as unknown,
  })
  expect(await count('block')).toBe(0)
  expect(await run('blocks', zones)).toMatchObject({ fresh: 2, problems: 0 })
  expect([await count('block'), await count('block_zone')]).toEqual([300, 2])
  expect(await check('blocks', zones)).toMatchObject({ fresh: 0, same: 2, problems: 0 })
  const deed = await server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/import/run').execute()
  const digest = createHash('sha256').update(zones).digest('hex')
  const details = { kind: 'blocks', name: '片区.csv', digest, lines: 2, fresh: 2, changed: 0, same: 0 }
  expect(deed).toMatchObject([{ reason: '新城开城导入', staff_id: zhou.staff.staffId, details }])
})

it('every problem is named, and a file with one does nothing', async () => {
  const bad = '起号,止号,片区,单价\n9,1,城心,\n1,10,城心,1.234\n1,10,,\n1,10,城心,\n5,20,南桥,\n'
  const report = await check('blocks', bad)
  expect(report.lines.map(({ line, outcome, text }) => `${line} ${outcome} ${text}`)).toEqual([
    '2 problem 号段有误',
    '3 problem 单价有误，如 288.00',
    '4 problem 片区名为 1–10 个字',
    '6 problem 与 城心 1–10 重叠',
    '5 new 城心 1–10：新增 10 个',
  ])
  expect((await run('blocks', bad)) as unknown).toMatchObject({
    reason: 'FORM',
    fields: { csv: '有 4 行有误，未导入' },
  })
  expect(await count('block')).toBe(0)
  expect((await check('items', 'a,b\n1,2')) as unknown).toMatchObject({ reason: 'FORM' })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect((await check('blocks', zones, elsewhere)) as unknown).toMatchObject({ reason: 'NOT_FOUND' })
})

it('items come with their categories, residents into unsold blocks', async () => {
  const items = '类目,物品,单位,起售量,步长\n粮食,大米,千克,0.5,0.5\n粮食,小米,千克,,\n蔬菜,番茄,千克,1,1\n'
  expect(await run('items', items)).toMatchObject({ fresh: 3 })
  expect([await count('item'), await count('category')]).toEqual([3, 2])
  await run('blocks', zones)
  const people = '门牌号,昵称,手机号,格位\n12,王小麦,13800000012,5\n13,阿青,13800000012,\n999,无门,13800000099,\n'
  const report = await check('residents', people)
  expect(report.lines.map(({ text }) => text)).toEqual(['这个手机号已有人用', '未找到门牌 999', '12 王小麦 入住'])
  // Who cannot be sent a code could never sign in.
  const unreachable = await check('residents', '门牌号,昵称,手机号,格位\n14,王五,12012345678,3\n')
  expect(unreachable.lines.map(({ outcome, text }) => `${outcome} ${text}`)).toEqual(['problem 手机号有误'])
  const before = await count('user_account')
  expect(await run('residents', '门牌号,昵称,手机号,格位\n12,王小麦,13800000012,5\n')).toMatchObject({ fresh: 1 })
  expect(await count('user_account')).toBe(before + 1)
  const block = await server.deps.db.selectFrom('block').selectAll().where('block_no', '=', 12).executeTakeFirst()
  expect(block).toMatchObject({ state: 1, capacity: 5, held_since: server.now() })
  expect(await check('residents', people)).toMatchObject({ same: 1 })
})

it('a line says everything that is wrong with it, and the file with the answers names each line', async () => {
  const csv = '片区,备注,起号,止号,单价\n一个太长太长太长的片区名,甲,9,1,1.234\n城心,乙,1,10,\n'
  const report = await check('blocks', csv)
  expect(report.unknown).toEqual(['备注'])
  expect(report.lines[0]?.text).toBe('号段有误；片区名为 1–10 个字；单价有误，如 288.00')
  expect(report.marked.replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
    '"起号","止号","片区","单价","行","结果","问题","说明"',
    '"9","1","一个太长太长太长的片区名","1.234","2","有误","号段有误；片区名为 1–10 个字；单价有误，如 288.00",""',
    '"1","10","城心","","3","新增","","城心 1–10：新增 10 个"',
  ])
})

it('rows that exist are left, or changed to what the file says, shown before and after', async () => {
  await run('blocks', zones)
  await run('items', '类目,物品,单位,起售量,步长\n粮食,大米,千克,0.5,0.5\n')
  await run('residents', '门牌号,昵称,手机号,格位\n12,王小麦,13800000012,5\n13,阿青,13800000013,\n')
  const dearer = '起号,止号,片区,单价\n1,100,城心,999.00\n101,102,"北门, 东",\n90,110,城心,\n'
  const texts = async (kind: ImportKind, csv: string, update: boolean) =>
    (await check(kind, csv, zhou, update)).lines.map(({ outcome, text }) => `${outcome} ${text}`)
  expect(await texts('blocks', dearer, false)).toEqual([
    'problem 城心 是 1–100，号段要在其中',
    'same 城心 1–100 已有，单价仍为 888.00',
    'same 北门, 东 101–102 已有',
  ])
  expect((await texts('blocks', dearer, true))[1]).toBe('changed 城心 1–100：新增 0 个；单价 888.00 → 999.00')
  const item = '类目,物品,单位,起售量,步长\n粮食,大米,千克,1,0.5\n粮食,大米,斤,1,1\n'
  expect(await texts('items', item, true)).toEqual([
    'problem 大米 已在 粮食，单位 千克',
    'changed 大米：起售量 0.5 → 1',
  ])
  const people = '门牌号,昵称,手机号,格位\n12,王大麦,13900000012,4\n13,阿青,13800000013,\n'
  expect(await texts('residents', people, false)).toEqual(['problem 12 已有人', 'same 13 阿青 已入住'])
  expect(await texts('residents', people, true)).toEqual([
    'changed 12：昵称 王小麦 → 王大麦；手机号 138****0012 → 139****0012；格位 5 → 4',
    'same 13 阿青 已入住',
  ])
  expect(await run('blocks', '起号,止号,片区,单价\n1,100,城心,999.00\n', zhou, true)).toMatchObject({ changed: 1 })
  expect(await run('items', '类目,物品,单位,起售量,步长\n粮食,大米,千克,1,\n', zhou, true)).toMatchObject({
    changed: 1,
  })
  expect(await run('residents', people, zhou, true)).toMatchObject({ changed: 1, same: 1 })
  const { db } = server.deps
  const zone = await db.selectFrom('block_zone').selectAll().where('name', '=', '城心').executeTakeFirstOrThrow()
  expect([zone.price, zone.ver]).toEqual([999_00, 2])
  const rice = await db.selectFrom('item').selectAll().where('name', '=', '大米').executeTakeFirstOrThrow()
  expect([rice.min_qty, rice.tick]).toEqual([10_000, 5_000])
  const who = await db
    .selectFrom('block as b')
    .innerJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .select(['u.user_id', 'u.nick_name', 'u.mobile', 'b.capacity'])
    .where('b.block_no', '=', 12)
    .executeTakeFirstOrThrow()
  expect(who).toMatchObject({ nick_name: '王大麦', mobile: '13900000012', capacity: 4 })
  const seen = { user_id: who.user_id, block_id: 0, ak: 'a', seen_at: server.now() }
  await db.insertInto('known_device').values(seen).execute()
  expect((await texts('residents', '门牌号,昵称,手机号,格位\n12,王小麦,13800000012,5\n', true))[0]).toBe(
    'problem 12 已有人，登录过的居民只由本人修改',
  )
})

it('a city of 10,000 blocks with its residents is set up in one sitting', async () => {
  const begun = Date.now()
  const ranges = Array.from({ length: 20 }, (_, at) => `${at * 500 + 1},${(at + 1) * 500},片区${at + 1},288.00`)
  expect(await run('blocks', ['起号,止号,片区,单价', ...ranges].join('\n'))).toMatchObject({ fresh: 20 })
  const people = Array.from({ length: 10_000 }, (_, at) => `${at + 1},居民${at + 1},139${String(at).padStart(8, '0')},`)
  const csv = ['门牌号,昵称,手机号,格位', ...people].join('\n')
  expect(await check('residents', csv)).toMatchObject({ fresh: 10_000, problems: 0 })
  expect(await run('residents', csv)).toMatchObject({ fresh: 10_000 })
  expect(await count('block')).toBe(10_000)
  expect(Date.now() - begun).toBeLessThan(60_000)
})
