import type { ConsolePath } from '@contract/console/rights'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import type { FileRows } from '@contract/console/file-rows'
import { approvals } from '@contract/console/limits'
import { exportRows } from '../../../server/modules/console/export'
import { itemsSource } from '../../../server/modules/console/sources/city-store'
import { areaId } from '../../support/server/server'
import { clientNo } from '../../support/city/small-city'
import type { WholeCity } from './access/whole-city'
import { wholeCity } from './access/whole-city'
import type { Colleague } from './colleagues'
import { colleague } from './colleagues'
import { accountOf } from './two/matters'

let city: WholeCity
let zhou: Colleague

beforeAll(async () => {
  city = await wholeCity()
  zhou = await colleague(city.server, ['operator', 'finance', 'auditor'])
})
afterAll(() => city.server.close())

/** Whole mobile numbers are asked for with a fresh code, statistics with their days: both have tests of their own. */
const others = ['/admin/user/export', '/admin/stat/export']
const files = consoleEndpoints
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/export') && !others.includes(path))

/** The cells of a file by line: heads, rows, and the seal. */
async function cellsOf(by: Colleague, path: ConsolePath, filters: object = {}): Promise<string[][]> {
  const { data: text } = await by.browser.call(path, filters)
  if (typeof text !== 'string') throw new Error(`${path} gave no file`)
  expect(text.startsWith('\uFEFF"')).toBe(true)
  return text
    .slice(1)
    .trim()
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
    )
}
const rowsOf = async (...asked: Parameters<typeof cellsOf>) => (await cellsOf(...asked)).slice(1, -1)

it.each(files)('%s has a head for every cell, and is recorded with its rows', async (path) => {
  const [heads = [], ...rest] = await cellsOf(zhou, path)
  const rows = rest.slice(0, -1)
  for (const row of rows) expect([path, row.length]).toEqual([path, heads.length])
  expect(rest.at(-1)?.[0]).toBe(`共 ${rows.length} 行`)
  const newest = city.server.deps.db.selectFrom('audit').selectAll().orderBy('no', 'desc').limit(1)
  expect(await newest.executeTakeFirst()).toMatchObject({ call: path, details: { rows: rows.length } })
})

it.each(files)('%s has the same rows with their kinds, of which the console makes a workbook', async (path) => {
  const [heads = [], ...rest] = await cellsOf(zhou, path)
  const { data } = await zhou.browser.call(path, { as: 'rows' })
  const { columns, rows, seal } = JSON.parse(data as unknown as string) as FileRows
  expect(columns.map(([head]) => head)).toEqual(heads)
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => heads.length))
  // The audit’s own file has one act more by then.
  expect(rows.length - (rest.length - 1)).toBe(path === '/admin/act/export' ? 1 : 0)
  expect(seal[0]).toBe(`共 ${rows.length} 行`)
  for (const row of rows)
    for (const [at, [, kind]] of columns.entries()) {
      const cell = row[at] ?? null
      expect(cell === null || typeof cell === (kind === 'text' ? 'string' : 'number')).toBe(true)
      // Longer ones are rounded by a spreadsheet.
      if (typeof cell === 'number' && kind !== 'at') expect(Math.abs(cell)).toBeLessThan(1e11)
    }
})

it('what waits in a queue stands in its file as its page says it', async () => {
  const { spends } = (await zhou.browser.call('/admin/fund/list', { areaId })).data
  const money = await rowsOf(zhou, '/admin/fund/export', { areaId })
  expect(money.map(([no, purpose, , , state]) => [no, purpose, state])).toEqual(
    spends.map(({ no, purpose }) => [no, purpose, '公示中']),
  )
  const added = money.reduce((sum, row) => sum + Math.round(Number(row[2]) * 100), 0)
  expect(added).toBe(spends.reduce((sum, { amount }) => sum + amount, 0))
  const { data: shops } = (await zhou.browser.call('/admin/shop/list', { areaId })).data
  expect(
    (await rowsOf(zhou, '/admin/shop/export', { areaId })).map(([no, name, , , , , , state]) => [no, name, state]),
  ).toEqual(shops.map(({ no, name }) => [no, name, '待审核']))
  const reports = (await zhou.browser.call('/admin/report/list', {})).data.data
  expect(
    (await rowsOf(zhou, '/admin/report/export')).map(([type, no, title, author, count, why]) => [
      type,
      no,
      title,
      author,
      count,
      why,
    ]),
  ).toEqual(reports.map(({ no, title, author }) => ['互助', no, title, author.nickName, '1', '广告']))
  const handovers = (await zhou.browser.call('/admin/handover/list', {})).data.data
  expect((await rowsOf(zhou, '/admin/handover/export')).map((row) => [row[0], row[9]])).toEqual(
    handovers.map(({ no }) => [no, '待裁定']),
  )
  const letters = (await zhou.browser.call('/admin/letter/list', {})).data.data
  expect((await rowsOf(zhou, '/admin/letter/export')).map((row) => [row[0], row[1], row[2], row[3], row[6]])).toEqual(
    letters.map(({ title }) => [title, '系统', '全区', '否', '草稿']),
  )
  const templates = (await zhou.browser.call('/admin/template/list', {})).data.data
  expect((await rowsOf(zhou, '/admin/template/export')).map((row) => [row[0], row[1], row[3]])).toEqual(
    templates.map(({ name, content }) => ['常用语', name, content]),
  )
  const zones = (await zhou.browser.call('/admin/zone/list', { areaId })).data.data
  expect((await rowsOf(zhou, '/admin/zone/export', { areaId })).map(([name, from, to]) => [name, from, to])).toEqual(
    zones.map(({ name, noFrom, noTo }) => [name, String(noFrom), String(noTo)]),
  )
  const items = (await zhou.browser.call('/admin/item/list', { areaId })).data.data
  expect((await rowsOf(zhou, '/admin/item/export', { areaId })).map((row) => [row[1], row[7]])).toEqual(
    items.map(({ name, isOn }) => [name, isOn ? '是' : '否']),
  )
  expect(
    [money.length, shops.length, reports.length, handovers.length, letters.length, templates.length].every(
      (count) => count > 0,
    ),
  ).toBe(true)
  expect([zones.length, items.length].every((count) => count > 0)).toBe(true)
})

it('the state of an order, of a withdrawal, of a block and of a round is said in words', async () => {
  const han = /^[\p{Script=Han}，]+$/u
  for (const [path, at] of [
    ['/admin/order/export', 1],
    ['/admin/withdraw/export', 1],
    ['/admin/withdraw/export', 4],
    ['/admin/block/export', 1],
    ['/admin/round/export', 3],
  ] as const) {
    const rows = await rowsOf(zhou, path)
    expect([path, rows.length > 0]).toEqual([path, true])
    for (const row of rows) expect([path, row[at]]).toEqual([path, expect.stringMatching(han)])
  }
})

it('a round whose ask lapsed is a draft in its file, and is narrowed so', async () => {
  const states = async (filters = {}) => (await rowsOf(zhou, '/admin/round/export', filters)).map((row) => row[3])
  expect(await states()).toEqual(['待复核'])
  expect(await states({ state: 'draft' })).toEqual([])
  city.server.clock.forward(approvals.waitMs)
  zhou = await colleague(city.server, ['operator', 'finance', 'auditor'])
  expect(await states()).toEqual(['草稿'])
  expect(await states({ state: 'asked' })).toEqual([])
})

it('a correction that was proposed stands in the file of what waits', async () => {
  const [txn] = await city.server.deps.db.selectFrom('txn').selectAll().orderBy('txn_id').limit(1).execute()
  const wish = { clientNo: clientNo(), txnId: txn?.txn_id ?? 0, reason: '同一笔重复入账' }
  const asked = await zhou.browser.call('/admin/correctionAdd', wish)
  expect(asked.data).toMatchObject({ state: 'proposed' })
  const [row] = await rowsOf(zhou, '/admin/correction/export')
  expect([row?.[0], row?.[4], row?.[7]]).toEqual([txn?.reference, wish.reason, '待复核'])
  expect(await rowsOf(zhou, '/admin/correction/export', { state: 'done' })).toEqual([])
})

it('asks, cities, staff and comparisons of the books stand in their files in words', async () => {
  const asks = await rowsOf(zhou, '/admin/approval/export')
  const { data } = (await zhou.browser.call('/admin/approval/list', {})).data
  expect(asks.map(([, summary]) => summary).sort()).toEqual(data.map(({ summary }) => summary).sort())
  expect(new Set(asks.map(([kind, , , , , , state]) => [kind, state].join()))).toEqual(new Set(['更正,待复核']))
  // What was asked for more than a day ago has lapsed, whether or not its timer ran.
  const lapsed = await rowsOf(zhou, '/admin/approval/export', { state: 'lapsed', kind: 'limit' })
  expect(lapsed.map(([kind, , , , , , state]) => [kind, state])).toEqual([['居民限额', '已作废']])
  expect(await rowsOf(zhou, '/admin/approval/export', { state: 'refused' })).toEqual([])

  const areas = (await zhou.browser.call('/admin/area/list', {})).data.data
  expect((await rowsOf(zhou, '/admin/area/export')).map(([no, name, , blocks]) => [no, name, blocks])).toEqual(
    areas.map(({ areaId: no, name, blocks }) => [String(no), name, String(blocks)]),
  )
  expect((await rowsOf(zhou, '/admin/area/export', { q: '九' })).map(([, name]) => name)).toEqual(['九号城'])

  const staff = (await zhou.browser.call('/admin/staff/list', {})).data.data
  const people = await rowsOf(zhou, '/admin/staff/export')
  expect(people.map(([name]) => name)).toEqual(staff.map(({ name }) => name))
  expect(people.find(([name]) => name === zhou.staff.name)?.slice(1, 5)).toEqual([
    '运营、财务、审计',
    '全部',
    '在职',
    '',
  ])

  const differences = JSON.stringify([{ cause: 'books', about: 'x', ours: 1, theirs: 2 }])
  const run = { run_id: 1, day: '20261120', at: city.server.now(), payments: 3, differences, is_equal: false }
  await city.server.deps.db.insertInto('reconciliation').values(run).execute()
  const books = await rowsOf(zhou, '/admin/book/export')
  expect(books.map(([day, , ...rest]) => [day, ...rest])).toEqual([['2026-11-20', '3', '不符', '1']])
  const { health } = (await zhou.browser.call('/admin/stat/overview', {})).data
  expect(health.gateway).toMatchObject({ day: '2026-11-20', payments: 3, differences: 1 })
})

it('the audit’s file says what was done as its page does, and is found by these words', async () => {
  const words = await rowsOf(zhou, '/admin/act/export', { q: '导出员工' })
  expect(words.length).toBeGreaterThan(0)
  for (const row of words)
    expect([row[3], row[4], row[5], row[10]]).toEqual(['审计', '导出员工', '导出', '/admin/staff/export'])
  const { total } = (await zhou.browser.call('/admin/act/list', { q: '导出员工' })).data
  expect(total).toBe(words.length)
})

it.each(['report', 'handover', 'shop', 'round', 'fund', 'letter', 'template', 'zone', 'item', 'approval'] as const)(
  'the file of %s has nothing of an area that is not one’s own',
  async (thing) => {
    const elsewhere = await colleague(city.server, ['operator'], { areas: [1] })
    expect(await rowsOf(elsewhere, `/admin/${thing}/export`)).toEqual([])
    expect(await rowsOf(elsewhere, `/admin/${thing}/export`, { areaId })).toEqual([])
  },
)

it('a file of more rows than may be is refused with their number, and not recorded', async () => {
  const { deps } = city.server
  const total = Number(
    (
      await deps.db
        .selectFrom('item')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
  const { staffId } = zhou.staff
  const userId = (await accountOf(city.server, zhou)) ?? 0
  const staff = { staffId, userId, roles: ['operator'], areas: null } as never
  const acts = async () => (await deps.db.selectFrom('audit_head').select('no').executeTakeFirstOrThrow()).no
  const before = await acts()
  expect(total).toBeGreaterThan(0)
  const refused = await exportRows(deps, staff, itemsSource, '/admin/item/export', {}, total - 1)
  expect(refused).toMatchObject({ ok: false, error: { reason: 'LIMIT', data: { rows: total } } })
  expect(await acts()).toBe(before)
  const sent = await exportRows(deps, staff, itemsSource, '/admin/item/export', {}, total)
  expect(sent).toMatchObject({ ok: true })
})
