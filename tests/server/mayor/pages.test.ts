import { fen } from '@contract/money'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { archiveReader, listArchive } from '../../../server/modules/archive/service'
import { count } from '../../../server/modules/area/service'
import { setSwitch } from '../../support/admin/access'
import { readText } from '../../../server/modules/texts/reading'
import { listMayors, readMayor } from '../../../server/modules/mayor/info'
import { tellArea } from '../../../server/modules/notices/area-notices'
import { addVote } from '../../../server/modules/vote/write'
import type { TestDeps } from '../../support/database/database'
import { fill } from '../../support/city/fund'
import * as city from '../../support/city/mayor'
import { citizens, dayMs } from '../../support/city/mayor'
import { enrich } from '../../support/city/mutual'
import { decided, decideOn, partyAct } from '../../support/city/order-steps'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, inSmallCity, parties, valueOf } from '../../support/city/small-city'
import * as votes from '../../support/city/votes'
import { readModules, readTodo } from '../../support/city/community'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.mayorFaults)

/** The notices on the badge: all that are not read. */
const unread = async (by: Caller) => valueOf(await count(deps, by, areaId, 3))

const plot = async (by: Caller = guest) =>
  valueOf(await readModules(deps, by, areaId)).modules.find(({ name }) => name === 'mayor')

it('says on the home how the election stands, and asks for the ballot of who can vote', async () => {
  const people = await citizens(deps, 3)
  const [one, two, three] = people
  if (!one || !two || !three) throw new Error()
  expect((await plot())?.line).toBe('暂无市长')
  const { nominateFrom } = valueOf(await city.announce(deps, await city.operator(deps)))
  expect((await plot())?.line).toBe('11-25 报名')
  await city.at(deps, nominateFrom)
  expect((await plot())?.line).toBe('报名剩 11 天')
  const electionId = (await city.info(deps)).election?.electionId ?? 0
  for (const by of [one, two]) valueOf(await city.join(deps, by, electionId))
  await city.at(deps, (await city.electionOf(deps, electionId)).vote_from)
  expect(await plot(one)).toMatchObject({ line: '投票剩 7 天', mine: true })
  deps.clock.forward(6.5 * dayMs)
  await city.work(deps)
  expect((await plot())?.line).toBe('投票剩 12 小时')
  valueOf(await city.cast(deps, two, electionId, [1]))
  const { rows } = valueOf(await readTodo(deps, one, { areaId }))
  expect(rows).toMatchObject([
    { type: 'mayor', refId: electionId, title: '第 1 届市长选举', value: '投票率 33.3 %', turn: { what: '投票' } },
  ])
  const badge = async (by: Caller) => valueOf(await count(deps, by, areaId, 0)) - (await unread(by))
  await setSwitch(deps.db, areaId, { name: 'mayor', platform: 'mini-program', on: false })
  expect([await badge(one), await badge({ ...one, platform: 'mini-program' })]).toEqual([1, 0])
  valueOf(await city.cast(deps, one, electionId, [1]))
  expect(await badge(one)).toBe(0)
  expect(valueOf(await readTodo(deps, one, { areaId })).rows).toEqual([])
  valueOf(await city.cast(deps, three, electionId, [2]))
  await city.counted(deps, electionId)
  await city.at(deps, (await city.seen(deps, electionId)).seatFrom)
  expect(await plot(one)).toMatchObject({ line: '居民1 1', mine: false })
})

it('is closed on a platform where an operator closed it; who began may still quit', async () => {
  const [one] = await citizens(deps, 1)
  if (!one) throw new Error()
  const phone = { ...one, platform: 'mini-program' }
  const electionId = await city.nominating(deps)
  const open = (on: boolean) => setSwitch(deps.db, areaId, { name: 'mayor', platform: 'mini-program', on })
  await open(false)
  expect(await plot(phone)).toMatchObject({ enabled: false, line: '未开放' })
  expect((await city.info(deps, phone)).enabled).toBe(false)
  expect((await city.seen(deps, electionId, phone)).acts).toEqual([])
  const closed = { reason: 'NO_RIGHT', data: { enabled: false }, msg: '本城暂未开放市长选举' }
  expect(refusalOf(await city.join(deps, phone, electionId))).toMatchObject(closed)
  await open(true)
  valueOf(await city.join(deps, phone, electionId))
  await open(false)
  await city.at(deps, (await city.electionOf(deps, electionId)).vote_from)
  expect(refusalOf(await city.cast(deps, phone, electionId, [1]))).toMatchObject(closed)
  expect(valueOf(await readTodo(deps, phone, { areaId })).rows).toEqual([])
  valueOf(await city.quit(deps, phone, electionId))
})

it('keeps seated and void elections in the archive, found by their number, name and winner', async () => {
  const people = await citizens(deps, 3)
  const electionId = await city.seated(deps, people)
  const list = async (q = '') => valueOf(await listArchive(deps, { areaId, type: 'mayor', page: 1, q })).data
  const row = {
    type: 'mayor',
    refId: electionId,
    title: '第 1 届市长选举',
    result: '居民1 1',
    figure: '投票率 100 %',
    end: 'done',
  }
  expect(await list()).toMatchObject([row])
  for (const q of ['M2601', '市长', '1']) expect(await list(q)).toMatchObject([row])
  expect(await list('基金')).toEqual([])
  const { head, facts, steps, chain } = valueOf(await archiveReader(deps)({ type: 'mayor', refId: electionId }))
  expect([head.stamp, chain]).toEqual(['居民1 1', null])
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '候选人 2 位',
    '投票率 100 %',
    '最低投票率 10 %',
  ])
  expect(steps.map(({ title, text }) => `${title}：${text}`)).toEqual([
    '公告：编号 M2601。',
    '报名：2 位参选。',
    '投票：3 块可投，到 12-13 20:00。',
    '计票：居民1 1：第 1 轮 2 / 3，投票率 100 %，共 3 票。',
    '就任：居民1 1，任期 90 天。',
  ])
})

it('keeps a void election there too, without a count', async () => {
  const electionId = await city.voting(deps, [])
  const rows = valueOf(await listArchive(deps, { areaId, page: 1, q: '' })).data
  expect(rows).toMatchObject([{ refId: electionId, result: '未选出', figure: '无候选人', end: 'stopped' }])
  const { steps } = valueOf(await archiveReader(deps)({ type: 'mayor', refId: electionId }))
  expect(steps.map(({ title }) => title)).toEqual(['公告', '报名', '计票：未选出'])
})

it('gives the mayor notices, small disputes and spending without supporters, and counts what was done', async () => {
  const people = await citizens(deps, 3)
  const [mayor, other] = people
  if (!mayor || !other) throw new Error()
  await city.seated(deps, people)
  await fill(deps, 1_000_000)
  for (const by of people) await enrich(deps, by, 20)
  const own = { ...votes.spending, clientNo: clientNo(), amount: fen(10_000), payeeBlockNo: 3 }
  const opened = valueOf(await addVote(deps, mayor, own))
  expect([opened.state, opened.supports]).toEqual(['open', 0])
  const asked = valueOf(await addVote(deps, other, { ...own, clientNo: clientNo(), title: '北门台阶修补' }))
  expect(asked.state).toBe('draft')
  expect(valueOf(await votes.support(deps, mayor, asked.voteId)).state).toBe('open')
  const words = {
    title: '周末停水',
    content: '<p>周六上午停水。</p>',
    type: 'mayor' as const,
    popup: false,
    attachment: '',
  }
  valueOf(await tellArea(deps, mayor, { clientNo: clientNo(), areaId, ...words }))
  const two = await parties(deps)
  const step = await decided(deps, two, mayor, 'release')
  const { ver } = valueOf(await partyAct(deps, two.buyer, step.id, step.ver, 'appeal'))
  valueOf(await decideOn(deps, await city.operator(deps), { id: step.id, ver }, 'refund'))
  const { seat } = await city.info(deps)
  expect(seat?.figures).toEqual({ notices: 1, rulings: 1, overturned: 1, supports: 1 })
  valueOf(await city.offer(deps, mayor))
  expect((await city.info(deps)).seat?.figures).toEqual({ notices: 0, rulings: 0, overturned: 0, supports: 0 })
  expect(refusalOf(await tellArea(deps, mayor, { clientNo: clientNo(), areaId, ...words }))).toMatchObject({
    reason: 'NO_RIGHT',
  })
  const { data, total } = valueOf(await listMayors(deps, { areaId, page: 1 }))
  expect(total).toBe(2)
  expect(
    data.map(({ blockNo, ended, isSuccessor, figures }) => [blockNo, ended, isSuccessor, figures.rulings]),
  ).toEqual([
    [2, null, true, 0],
    [1, 'lose', false, 1],
  ])
})

it('does not know other cities and elections', async () => {
  for (const input of [{}, { areaId: 77 }, { electionId: 77 }])
    expect(refusalOf(await readMayor(deps, guest, input))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await listMayors(deps, { areaId: 77, page: 1 }))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(await city.info(deps)).toMatchObject({
    areaName: '测试城',
    enabled: true,
    election: null,
    seat: null,
    next: null,
  })
})

it('explains itself in the words of the city', async () => {
  const { title, content } = valueOf(await readText(deps, guest, { areaId, key: 'mayor' }))
  expect(title).toBe('市长选举说明')
  for (const words of ['最多排 3 位', '居住满 30 天', '近 90 天未输掉', '任期 90 天', '500.00 元以内'])
    expect(content).toContain(words)
})
