import { hourMs, minuteMs } from '@contract/durations'
import { runDue } from '../../../server/jobs/jobs'
import { noticePlanJobs } from '../../../server/modules/notices/plans/jobs'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { clientNo, parties } from '../../support/city/small-city'
import type { Colleague } from './colleagues'
import { colleague } from './colleagues'

let server: TestServer
let zhou: Colleague

beforeEach(async () => {
  server = await testServer()
  zhou = await colleague(server, ['operator'])
  await parties(server.deps)
})
afterEach(() => server.close())

const draft = () => ({
  clientNo: clientNo(),
  areaId,
  planId: null,
  ver: 0,
  title: '北门停水',
  content: '<p>周六 9:00 至 12:00</p><script>1</script>',
  type: 'system' as const,
  popup: true,
  audience: null,
  sendAt: server.now() + 10 * minuteMs,
  expireAt: server.now() + hourMs,
})
const run = () => runDue(server.deps, noticePlanJobs(server.deps))
const copies = async () => (await server.deps.db.selectFrom('user_notice').select('title').execute()).length
const plan = async (by: Colleague, { planId: id, ver }: { planId: number; ver: number }) =>
  by.browser.call('/admin/notice/plan', { clientNo: clientNo(), id, ver })

it('a notice is sent at its minute, once, and goes when it expires', async () => {
  const { data: made } = await zhou.browser.call('/admin/notice/save', draft())
  expect(made).toMatchObject({ state: 'draft', content: '<p>周六 9:00 至 12:00</p>', readers: 0 })
  expect((await zhou.browser.call('/admin/notice/reach', { areaId })).data).toEqual({ readers: 2 })
  expect((await plan(zhou, made)).data).toMatchObject({ state: 'planned' })
  server.clock.forward(10 * minuteMs - 1)
  await run()
  expect(await copies()).toBe(0)
  server.clock.forward(1)
  await run()
  await run()
  expect(await copies()).toBe(2)
  const { data } = await zhou.browser.call('/admin/notice/list', {})
  expect(data.data).toMatchObject([{ state: 'sent', readers: 2, read: 0, by: zhou.staff.name }])
  server.clock.forward(hourMs)
  await run()
  expect(await copies()).toBe(0)
})

it('reaches the holders of some numbers alone, and is taken back from everybody', async () => {
  const part = { ...draft(), audience: { noFrom: 1, noTo: 200 }, sendAt: null, expireAt: null }
  const { data: made } = await zhou.browser.call('/admin/notice/save', part)
  await plan(zhou, made)
  await run()
  expect(await copies()).toBe(1)
  const [sent] = (await zhou.browser.call('/admin/notice/list', { state: 'sent' })).data.data
  const back = { clientNo: clientNo(), id: made.planId, ver: sent?.ver ?? 0, reason: '时间写错了' }
  expect((await zhou.browser.call('/admin/notice/withdraw', back)).data).toMatchObject({ state: 'withdrawn' })
  expect(await copies()).toBe(0)
})

it('support drafts, operators plan; what is changed is a draft again; a passed minute is refused', async () => {
  const support = await colleague(server, ['support'])
  const { data: made } = await support.browser.call('/admin/notice/save', draft())
  expect((await plan(support, made)).data.reason).toBe('NO_RIGHT')
  const { data: planned } = await plan(zhou, made)
  const change = { ...draft(), planId: made.planId, ver: planned.ver, title: '北门停电' }
  const { data: changed } = await support.browser.call('/admin/notice/save', change)
  expect(changed).toMatchObject({ state: 'draft', title: '北门停电' })
  server.clock.forward(11 * minuteMs)
  await run()
  expect(await copies()).toBe(0)
  expect((await plan(zhou, changed)).data).toMatchObject({ reason: 'FORM' })
  const bad = await zhou.browser.call('/admin/notice/save', { ...draft(), expireAt: server.now() })
  expect(bad.data).toMatchObject({ reason: 'FORM', fields: { expireAt: '须晚于发送时间' } })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect((await elsewhere.browser.call('/admin/notice/save', draft())).data.reason).toBe('NOT_FOUND')
})

it('what is changed of a notice stands in the audit: before and after, and nothing else', async () => {
  const { data: made } = await zhou.browser.call('/admin/notice/save', draft())
  const { planId, ver, sendAt } = made
  const other = { ...draft(), planId, ver, title: '南门停水', sendAt, expireAt: made.expireAt }
  const { data: edited } = await zhou.browser.call('/admin/notice/save', other)
  const { data: planned } = await plan(zhou, edited)
  const back = { clientNo: clientNo(), id: planId, ver: planned.ver, reason: '不停水了' }
  expect((await zhou.browser.call('/admin/notice/withdraw', { ...back, reason: '今天不停水了' })).code).toBe(200)
  const deeds = await server.deps.db
    .selectFrom('audit')
    .select('details')
    .where('ref_id', '=', planId)
    .orderBy('no')
    .execute()
  expect(deeds.map(({ details }) => details)).toEqual([
    expect.objectContaining({ before: expect.objectContaining({ title: null }) as unknown }) as unknown,
    { title: '南门停水', before: { title: '北门停水' }, after: { title: '南门停水' } },
    { title: '南门停水', sendAt, before: { state: 'draft' }, after: { state: 'planned' } },
    { before: { state: 'planned' }, after: { state: 'withdrawn' } },
  ])
})
