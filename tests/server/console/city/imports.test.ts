import type { ImportKind } from '@contract/endpoints/console/imports'
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

const check = async (kind: ImportKind, csv: string, by = zhou) =>
  (await by.browser.call('/admin/import/check', { areaId, kind, csv })).data
const run = async (kind: ImportKind, csv: string, by = zhou) =>
  freshly(server, by, async () => {
    const input = { clientNo: clientNo(), areaId, kind, csv, reason: '新城开城导入' }
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
    same: 0,
    faults: 0,
  })
  expect(await count('block')).toBe(0)
  expect(await run('blocks', zones)).toMatchObject({ fresh: 2, faults: 0 })
  expect([await count('block'), await count('block_zone')]).toEqual([300, 2])
  expect(await check('blocks', zones)).toMatchObject({ fresh: 0, same: 2, faults: 0 })
  const deed = await server.deps.db.selectFrom('audit').selectAll().where('call', '=', '/admin/import/run').execute()
  expect(deed).toMatchObject([{ reason: '新城开城导入', details: { kind: 'blocks', fresh: 2, same: 0 } }])
})

it('every fault is named, and a file with one does nothing', async () => {
  const bad = '起号,止号,片区,单价\n9,1,城心,\n1,10,城心,1.234\n1,10,,\n1,10,城心,\n5,20,南桥,\n'
  const report = await check('blocks', bad)
  expect(report.lines.map(({ line, outcome, text }) => `${line} ${outcome} ${text}`)).toEqual([
    '2 fault 号段有误',
    '3 fault 单价有误，如 288.00',
    '4 fault 片区名为 1–10 个字',
    '6 fault 与 城心 1–10 重叠',
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
  const before = await count('user_account')
  expect(await run('residents', '门牌号,昵称,手机号,格位\n12,王小麦,13800000012,5\n')).toMatchObject({ fresh: 1 })
  expect(await count('user_account')).toBe(before + 1)
  const block = await server.deps.db.selectFrom('block').selectAll().where('block_no', '=', 12).executeTakeFirst()
  expect(block).toMatchObject({ state: 1, capacity: 5, held_since: server.now() })
  expect(await check('residents', people)).toMatchObject({ same: 1 })
})

it('a city of 10,000 blocks with its residents is set up in one sitting', async () => {
  const begun = Date.now()
  const ranges = Array.from({ length: 20 }, (_, at) => `${at * 500 + 1},${(at + 1) * 500},片区${at + 1},288.00`)
  expect(await run('blocks', ['起号,止号,片区,单价', ...ranges].join('\n'))).toMatchObject({ fresh: 20 })
  const people = Array.from({ length: 10_000 }, (_, at) => `${at + 1},居民${at + 1},139${String(at).padStart(8, '0')},`)
  const csv = ['门牌号,昵称,手机号,格位', ...people].join('\n')
  expect(await check('residents', csv)).toMatchObject({ fresh: 10_000, faults: 0 })
  expect(await run('residents', csv)).toMatchObject({ fresh: 10_000 })
  expect(await count('block')).toBe(10_000)
  expect(Date.now() - begun).toBeLessThan(60_000)
})
