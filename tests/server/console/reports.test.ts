import { moduleDifferences } from '../../../server/differences'
import { addReport } from '../../../server/modules/reports/service'
import type { Caller } from '../../../server/http/caller'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { neighbour, postOf, publish } from '../../support/city/mutual'
import { clientNo, riceIn, valueOf } from '../../support/city/small-city'
import type { Colleague } from './colleagues'
import { colleague } from './colleagues'

let server: TestServer
let author: Caller
let reader: Caller
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  author = await neighbour(server.deps, 128)
  reader = await neighbour(server.deps, 91)
  zhou = await colleague(server, ['operator'])
})
afterEach(async () => {
  expect(await moduleDifferences(server.deps.db)).toEqual([])
  await server.close()
})

const report = (by: Caller, refId: number, reason: 'ad' | 'money' = 'ad') =>
  addReport(server.deps, by, { clientNo: clientNo(), refType: 'mutual', refId, reason, text: '' })
const published = async () => valueOf(await publish(server.deps, author, { thanks: 0 })).mutualId
const list = async (by: Colleague, tab?: 'decided') =>
  (await by.browser.call('/admin/report/list', tab ? { tab } : {})).data
const decide = (by: Colleague, refId: number, decision: 'removed' | 'kept', no = clientNo()) =>
  by.browser.call('/admin/report/decide', {
    clientNo: no,
    refType: 'mutual',
    refId,
    decision,
    reason: '多次发布同一广告',
  })
const told = async (userId: number) =>
  (
    await server.deps.db
      .selectFrom('user_notice')
      .select(['kind', 'content'])
      .where('user_id', '=', userId)
      .orderBy('notice_id')
      .execute()
  ).map(({ kind, content }) => `${kind} ${content}`)

it('everything that was said about a post stands in one row; removing it answers all, the author and the reporters', async () => {
  const mutualId = await published()
  const second = await neighbour(server.deps, 92)
  valueOf(await report(reader, mutualId))
  valueOf(await report(second, mutualId, 'money'))
  const [row] = (await list(zhou)).data
  expect(row).toMatchObject({ refId: mutualId, areaId, author: { userId: author.userId }, decision: null })
  expect(row?.reports.map(({ reason }) => reason)).toEqual(['ad', 'money'])
  const no = clientNo()
  const done = await decide(zhou, mutualId, 'removed', no)
  expect(done.data).toMatchObject({ decision: { what: 'removed', answer: '多次发布同一广告' } })
  expect((await decide(zhou, mutualId, 'removed', no)).data).toEqual(done.data)
  expect(await postOf(server.deps, mutualId)).toMatchObject({ state: 'removed', reason: '多次发布同一广告' })
  for (const { userId } of [reader, second])
    expect(await told(userId)).toEqual([
      expect.stringMatching(/^reportDecided .*：已移除。（H\d{6}-\d{4}）$/) as string,
    ])
  expect((await told(author.userId)).join()).toContain('多次发布同一广告')
  expect([(await list(zhou)).total, (await list(zhou, 'decided')).total]).toEqual([0, 1])
  expect((await decide(zhou, mutualId, 'kept')).data).toMatchObject({ reason: 'CLOSED' })
  const deed = await server.deps.db.selectFrom('audit').selectAll().where('ref_type', '=', 'mutual').executeTakeFirst()
  expect(deed).toMatchObject({ staff_id: zhou.staff.staffId, reason: '多次发布同一广告', call: '/admin/report/decide' })
})

it('what is kept stays as it is, and can be reported by others anew', async () => {
  const mutualId = await published()
  valueOf(await report(reader, mutualId))
  await decide(zhou, mutualId, 'kept')
  expect((await postOf(server.deps, mutualId)).state).toBe('open')
  expect(await told(reader.userId)).toEqual([expect.stringMatching(/：未违规，已保留。（H\d{6}-\d{4}）$/) as string])
  expect(await told(author.userId)).toEqual([])
  server.clock.forward(1)
  valueOf(await report(await neighbour(server.deps, 93), mutualId))
  expect([(await list(zhou)).total, (await list(zhou, 'decided')).total]).toEqual([1, 1])
})

it('nobody decides about an own post or an own report, support reads, and other areas see nothing', async () => {
  const mutualId = await published()
  valueOf(await report(reader, mutualId))
  await server.deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const own = await colleague(server, ['operator'], { userId: author.userId })
  const reporter = await colleague(server, ['operator'], { userId: reader.userId })
  const support = await colleague(server, ['support'])
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  const reasons = []
  for (const by of [own, reporter, support, elsewhere]) reasons.push((await decide(by, mutualId, 'kept')).data)
  expect(reasons).toMatchObject([{ reason: 'OWN' }, { reason: 'OWN' }, { reason: 'NO_RIGHT' }, { reason: 'NOT_FOUND' }])
  expect([(await list(support)).total, (await list(elsewhere)).total]).toEqual([1, 0])
})
