import { hourMs, minuteMs } from '@contract/durations'
import { settingIdOf } from '@contract/settings/settings'
import { runDue } from '../../../server/jobs/jobs'
import { letterJobs } from '../../../server/modules/notices/letters/jobs'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { clientNo, parties } from '../../support/city/small-city'
import type { Colleague } from './colleagues'
import { colleague, freshly } from './colleagues'

let server: TestServer
let zhou: Colleague
let buyer: number
let seller: number

beforeEach(async () => {
  server = await testServer()
  zhou = await colleague(server, ['operator'])
  const both = await parties(server.deps)
  ;[buyer, seller] = [both.buyer.userId, both.seller.userId]
})
afterEach(() => server.close())

const draft = () => ({
  clientNo: clientNo(),
  areaId,
  letterId: null as number | null,
  ver: 0,
  title: '北门停水',
  content: '<p>周六 9:00 至 12:00</p><script>1</script>',
  type: 'system' as const,
  popup: true,
  audience: { kind: 'city' as const },
  ways: ['app' as const],
  sendAt: server.now() + 10 * minuteMs,
  expireAt: server.now() + hourMs,
})
const atOnce = () => ({ ...draft(), sendAt: null, expireAt: null })
const run = () => runDue(server.deps, letterJobs(server.deps))
const told = () =>
  server.deps.db.selectFrom('user_notice').select(['user_id', 'title', 'content']).orderBy('user_id').execute()
const copies = async () => (await told()).length
const edit = (by: Colleague, wish: object) => by.browser.call('/admin/letter/edit', wish as ReturnType<typeof draft>)
const send = (by: Colleague, { letterId: id, ver }: { letterId: number; ver: number }, more: object = {}) =>
  by.browser.call('/admin/letter/send', { clientNo: clientNo(), id, ver, ...more })

it('a letter to a city is sent at its minute, once, and goes when it expires', async () => {
  const { data: made } = await edit(zhou, draft())
  expect(made).toMatchObject({ state: 'draft', content: '<p>周六 9:00 至 12:00</p>', people: 0, delivered: 0 })
  const counted = await zhou.browser.call('/admin/letter/count', { areaId })
  expect(counted.data).toEqual({ people: 2, ways: { app: 2 }, most: 500 })
  expect((await send(zhou, made)).data).toMatchObject({ isAsked: false, letter: { state: 'planned' } })
  server.clock.forward(10 * minuteMs - 1)
  await run()
  expect(await copies()).toBe(0)
  server.clock.forward(1)
  await run()
  await run()
  expect(await copies()).toBe(2)
  const { data } = await zhou.browser.call('/admin/letter/list', {})
  expect(data.data).toMatchObject([{ state: 'sent', people: 2, delivered: 2, read: 0, by: zhou.staff.name }])
  server.clock.forward(hourMs)
  await run()
  expect(await copies()).toBe(0)
})

it('reaches the holders of some numbers alone, and is taken back from everybody', async () => {
  const part = { ...atOnce(), audience: { kind: 'numbers', noFrom: 1, noTo: 200 } }
  const { data: made } = await edit(zhou, part)
  await send(zhou, made)
  await run()
  expect(await copies()).toBe(1)
  const notices = await server.deps.db.selectFrom('area_notice').select('notice_id').execute()
  expect(notices).toEqual([])
  const [sent] = (await zhou.browser.call('/admin/letter/list', { state: 'sent' })).data.data
  const back = { clientNo: clientNo(), id: made.letterId, ver: sent?.ver ?? 0, reason: '时间写错了' }
  expect((await zhou.browser.call('/admin/letter/takeBack', back)).data).toMatchObject({
    state: 'withdrawn',
    delivered: 0,
  })
  expect(await copies()).toBe(0)
})

it('one person is written to by name, who then reads it', async () => {
  const one = { ...atOnce(), title: '{昵称}，您好', content: '<p>{城市} {门牌} 号</p>' }
  const { data: made } = await edit(zhou, { ...one, audience: { kind: 'people', userIds: [buyer] } })
  const { data: info } = await zhou.browser.call('/admin/letter/info', { id: made.letterId })
  expect(info).toMatchObject({ named: [{ userId: buyer }], approval: null })
  await server.deps.db
    .updateTable('user_account')
    .set({ nick_name: '<b>老</b>' })
    .where('user_id', '=', buyer)
    .execute()
  await send(zhou, made)
  await run()
  const [notice] = await told()
  expect(notice).toMatchObject({ user_id: buyer, title: '<b>老</b>，您好' })
  expect(notice?.content).toMatch(/^<p>\S+ \d+ 号<\/p>$/)
  await server.deps.db.updateTable('user_notice').set({ read_at: server.now() }).execute()
  const { data: read } = await zhou.browser.call('/admin/letter/info', { id: made.letterId })
  expect(read).toMatchObject({ people: 1, delivered: 1, read: 1 })
})

it('is refused to strangers of the city, with words that nobody fills in, and to nobody', async () => {
  const strangers = { ...atOnce(), audience: { kind: 'people', userIds: [buyer, 999_999] } }
  expect((await edit(zhou, strangers)).data).toMatchObject({ fields: { audience: '有居民与本城无关' } })
  const unknown = { ...atOnce(), content: '<p>{电话}</p>' }
  expect((await edit(zhou, unknown)).data).toMatchObject({ fields: { content: '无法填入 {电话}' } })
  const named = { ...atOnce(), title: '{昵称}，您好' }
  expect((await edit(zhou, named)).data).toMatchObject({ fields: { content: '发给全区的信件不能用 {昵称}' } })
  const { data: made } = await edit(zhou, { ...atOnce(), audience: { kind: 'rows', q: '没有这样的人' } })
  expect((await send(zhou, made)).data).toMatchObject({ reason: 'NOT_ENOUGH' })
  const foreign = { ...atOnce(), content: `<p><img src="file/u${seller}/1.jpg"></p>` }
  expect((await edit(zhou, foreign)).data).toMatchObject({ fields: { content: '请重新上传图片' } })
})

it('to more people than the setting says a second person is asked; a change in between makes that void', async () => {
  const lan = await colleague(server, ['operator'])
  const settingId = settingIdOf(0, 'letterTwo')
  const boss = await colleague(server, ['administrator'])
  const wish = { clientNo: clientNo(), settingId, ver: 0, value: 1, fromAt: null, reason: '小城，两人以上就复核' }
  const set = await freshly(server, boss, () => boss.browser.call('/admin/setting/edit', wish as never))
  expect(set.code).toBe(200)
  const { data: made } = await edit(zhou, atOnce())
  expect((await send(zhou, made)).data).toMatchObject({ reason: 'FORM' })
  const { data: asked } = await send(zhou, made, { reason: '全城停水，要通知' })
  expect(asked).toMatchObject({ isAsked: true, letter: { state: 'draft' } })
  const again = { ...atOnce(), letterId: made.letterId, ver: asked.letter.ver, title: '南门停水' }
  const { data: changed } = await edit(zhou, again)
  const info = async () => (await zhou.browser.call('/admin/letter/info', { id: made.letterId })).data
  expect((await info()).approval).toBeNull()
  await send(zhou, changed, { reason: '全城停水，要通知' })
  const { approval } = await info()
  expect(approval).toMatchObject({ kind: 'letter', summary: '把“南门停水”发给 2 人' })
  const decision = {
    clientNo: clientNo(),
    id: approval?.approvalId ?? 0,
    ver: approval?.ver ?? 0,
    payloadHash: approval?.payloadHash ?? '',
  }
  expect(
    (await freshly(server, zhou, () => zhou.browser.call('/admin/approval/approve', decision))).data,
  ).toMatchObject({ reason: 'OWN' })
  const done = { ...decision, clientNo: clientNo() }
  const approved = await freshly(server, lan, () => lan.browser.call('/admin/approval/approve', done))
  expect(approved.data).toMatchObject({ state: 'approved' })
  await run()
  expect((await told()).map(({ title }) => title)).toEqual(['南门停水', '南门停水'])
})

it('is sent to its writer alone to look at, where the account is a resident’s', async () => {
  const { data: made } = await edit(zhou, draft())
  const test = () => zhou.browser.call('/admin/letter/test', { clientNo: clientNo(), id: made.letterId })
  expect((await test()).data).toMatchObject({ reason: 'NOT_FOUND' })
  await server.deps.db
    .updateTable('staff')
    .set({ is_resident: true })
    .where('staff_id', '=', zhou.staff.staffId)
    .execute()
  expect((await test()).code).toBe(200)
  expect((await told()).map(({ title }) => title)).toEqual(['试发：北门停水'])
  const { data } = await zhou.browser.call('/admin/letter/info', { id: made.letterId })
  expect(data).toMatchObject({ state: 'draft', people: 0, delivered: 0 })
})

it('support drafts, operators send; what is changed is a draft again; a passed minute is refused', async () => {
  const support = await colleague(server, ['support'])
  const { data: made } = await edit(support, draft())
  expect((await send(support, made)).data).toMatchObject({ reason: 'NO_RIGHT' })
  const { data: planned } = await send(zhou, made)
  const change = { ...draft(), letterId: made.letterId, ver: planned.letter.ver, title: '北门停电' }
  const { data: changed } = await edit(support, change)
  expect(changed).toMatchObject({ state: 'draft', title: '北门停电' })
  server.clock.forward(11 * minuteMs)
  await run()
  expect(await copies()).toBe(0)
  expect((await send(zhou, changed)).data).toMatchObject({ reason: 'FORM' })
  const bad = await edit(zhou, { ...draft(), expireAt: server.now() })
  expect(bad.data).toMatchObject({ reason: 'FORM', fields: { expireAt: '须晚于发送时间' } })
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect((await edit(elsewhere, draft())).data).toMatchObject({ reason: 'NOT_FOUND' })
})

it('what is changed of a letter stands in the audit: before and after, and nothing else', async () => {
  const { data: made } = await edit(zhou, draft())
  const { letterId, ver, sendAt, expireAt } = made
  const { data: edited } = await edit(zhou, { ...draft(), letterId, ver, title: '南门停水', sendAt, expireAt })
  const { data: planned } = await send(zhou, edited)
  const back = { clientNo: clientNo(), id: letterId, ver: planned.letter.ver, reason: '今天不停水了' }
  expect((await zhou.browser.call('/admin/letter/takeBack', back)).code).toBe(200)
  const deeds = await server.deps.db
    .selectFrom('audit')
    .select('details')
    .where('ref_id', '=', letterId)
    .orderBy('no')
    .execute()
  expect(deeds.map(({ details }) => details)).toEqual([
    expect.objectContaining({ before: expect.objectContaining({ title: null }) as unknown }) as unknown,
    { title: '南门停水', before: { title: '北门停水' }, after: { title: '南门停水' } },
    { title: '南门停水', sendAt, before: { state: 'draft' }, after: { state: 'planned' } },
    { before: { state: 'planned' }, after: { state: 'withdrawn' } },
  ])
})

it('templates are kept by city: written, changed as they were seen, found by kind, and taken away', async () => {
  const wish = (more: object) => ({
    clientNo: clientNo(),
    areaId,
    templateId: null as number | null,
    ver: 0,
    kind: 'answer' as const,
    name: '已核实',
    title: '',
    content: '订单 {单号} 已核实',
    ...more,
  })
  const keep = (more: object = {}) => zhou.browser.call('/admin/template/edit', wish(more))
  const { data: made } = await keep()
  expect((await keep()).data).toMatchObject({ reason: 'FORM', fields: { name: '这个名称已被用过' } })
  const letter = { kind: 'letter', name: '停水', title: '停水通知', content: '<p>周六</p><script>1</script>' }
  expect((await keep(letter)).data).toMatchObject({ kind: 'letter', content: '<p>周六</p>' })
  expect((await keep({ ...letter, name: '停电', title: '' })).data).toMatchObject({ fields: { title: '请填写标题' } })
  const { templateId } = made
  expect((await keep({ templateId, ver: 1, content: '已核实' })).data).toMatchObject({ ver: 2, content: '已核实' })
  expect((await keep({ templateId, ver: 1, content: '晚了' })).data).toMatchObject({ reason: 'MOVED' })
  const { data } = await zhou.browser.call('/admin/template/list', { kind: 'answer' })
  expect(data.data.map(({ name }) => name)).toEqual(['已核实'])
  const elsewhere = await colleague(server, ['operator'], { areas: [1] })
  expect((await elsewhere.browser.call('/admin/template/list', {})).data.data).toEqual([])
  const gone = { clientNo: clientNo(), id: templateId, ver: 2 }
  expect((await elsewhere.browser.call('/admin/template/remove', gone)).data).toMatchObject({ reason: 'NOT_FOUND' })
  expect((await zhou.browser.call('/admin/template/remove', gone)).code).toBe(200)
  expect((await zhou.browser.call('/admin/template/list', { kind: 'answer' })).data.total).toBe(0)
})
