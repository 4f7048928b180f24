import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { setSwitch } from '../../support/admin/access'
import { indexTodoOf } from '../../support/city/community'
import { count } from '../../../server/modules/area/service'
import { pointsOf } from '../../../server/modules/points/open/award'
import { listVotes } from '../../../server/modules/vote/info'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { fill } from '../../support/city/fund'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, smallCity, valueOf } from '../../support/city/small-city'
import * as city from '../../support/city/votes'

let database: TestDatabase
let deps: TestDeps
let people: Caller[]
let author: Caller
let voter: Caller
let third: Caller

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  people = await city.settlers(deps, 6)
  ;[author, voter, third] = people as [Caller, Caller, Caller]
})
afterEach(async () => {
  const faults = await city.faultsOf(deps)
  await database.close()
  expect(faults).toEqual([])
})

const open = async (wish: Parameters<typeof city.write>[2] = {}) => valueOf(await city.write(deps, author, wish)).voteId

describe('who writes a vote', () => {
  it('needs 20 points, which are not spent', async () => {
    const poor = await city.settler(deps, 50, 19)
    expect(refusalOf(await city.write(deps, poor))).toMatchObject({
      reason: 'NO_RIGHT',
      msg: '人气值 19，满 20 可发起',
      data: { points: 19, need: 20 },
    })
    expect((await city.write(deps, poor, { draft: 1 })).ok).toBe(true)
    await open()
    expect(await pointsOf(deps.db, author.userId)).toBe(20)
  })

  it('has one at a time for a block', async () => {
    const voteId = await open()
    expect(refusalOf(await city.write(deps, author))).toMatchObject({ reason: 'LIMIT', data: { voteId } })
    await city.close(deps, voteId)
    expect((await city.write(deps, author)).ok).toBe(true)
  })

  it('asks for no more than the fund has free, for a block that somebody has', async () => {
    await fill(deps, 230_000)
    expect(refusalOf(await city.write(deps, author, { ...city.spending, amount: 230_001 as never }))).toMatchObject({
      reason: 'NOT_ENOUGH',
      msg: '基金可用余额 2,300.00，不够',
      data: { free: 230_000 },
    })
    expect(refusalOf(await city.write(deps, author, { ...city.spending, payeeBlockNo: 777 }))).toMatchObject({
      reason: 'FORM',
      data: { fields: { payeeBlockNo: '该区块暂无主人' } },
    })
    expect((await city.write(deps, author, city.spending)).ok).toBe(true)
  })

  it('hears what is wrong with a form', async () => {
    const said = refusalOf(await city.write(deps, author, { results: 'always' }))
    expect(said).toMatchObject({ reason: 'FORM', data: { fields: { results: '不记名不能实时看结果' } } })
  })

  it('and its payee are no supporters of their own vote; support comes once from a block', async () => {
    await fill(deps, 1_000_000)
    const { voteId } = valueOf(await city.write(deps, voter, city.spending))
    for (const by of [author, voter])
      expect(refusalOf(await city.support(deps, by, voteId))).toMatchObject({ reason: 'OWN', msg: '不能附议自己的' })
    valueOf(await city.support(deps, third, voteId))
    expect(valueOf(await city.support(deps, third, voteId)).supports).toBe(1)
    expect(refusalOf(await city.edit(deps, voter, voteId, city.spending))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await city.support(deps, third, voteId, 1, { ver: 99 }))).toMatchObject({ reason: 'MOVED' })
    expect(refusalOf(await city.support(deps, third, 1, 1, { ver: 1 }))).toMatchObject({ reason: 'NOT_FOUND' })
    expect(refusalOf(await city.edit(deps, third, voteId))).toMatchObject({ reason: 'NOT_FOUND' })
  })
})

describe('a block that is set for transfer', () => {
  it('neither votes, writes nor supports; it reads, and its owner withdraws', async () => {
    await fill(deps, 1_000_000)
    const voteId = await open()
    const draft = valueOf(await city.write(deps, voter, { draft: 1 })).voteId
    const asking = valueOf(await city.write(deps, people[4] as Caller, city.spending)).voteId
    await city.offer(deps, voter)
    await city.offer(deps, third)
    const refused = [
      await city.cast(deps, third, voteId, [0]),
      await city.write(deps, third),
      await city.edit(deps, voter, draft),
      await city.support(deps, third, asking),
    ]
    for (const one of refused)
      expect(refusalOf(one)).toMatchObject({
        reason: 'BLOCK_TRANSFER',
        msg: expect.stringMatching(
          /^你的 \d+ 区块已设置转让，期间不能用它买卖、投票或发布。收回转让后马上恢复/,
        ) as string,
      })
    expect(await city.read(deps, third, voteId)).toMatchObject({
      mine: { inTransfer: true, inCensus: false },
      acts: [],
    })
    expect(valueOf(await city.cancel(deps, voter, draft)).state).toBe('cancelled')
  })

  it('is not told that a vote waits for it', async () => {
    await open()
    const waiting = async () => valueOf(await listVotes(deps, voter, { areaId, tab: 'todo', page: 1 })).counts.todo
    expect(await waiting()).toBe(1)
    await city.offer(deps, voter)
    expect(await waiting()).toBe(0)
  })
})

describe('the module', () => {
  it('where it is closed shows votes and takes nothing but what ends one', async () => {
    const voteId = await open()
    await setSwitch(deps.db, areaId, { name: 'vote', platform: 'messenger', on: false })
    const as = (by: Caller) => ({ ...by, platform: 'messenger' })
    const refused = [await city.cast(deps, as(voter), voteId, [0]), await city.write(deps, as(third))]
    for (const one of refused)
      expect(refusalOf(one)).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false }, msg: '本城暂未开放投票' })
    // Nobody is asked for a ballot that would be refused.
    expect(await indexTodoOf(deps, as(voter))).toMatchObject({ line: '未开放', todo: { count: 0, rows: [] } })
    expect(await indexTodoOf(deps, voter)).toMatchObject({ todo: { count: 1 } })
    const badges = [valueOf(await count(deps, as(voter), areaId, 0)), valueOf(await count(deps, voter, areaId, 0))]
    expect(badges).toEqual([0, 1])
    expect(await city.read(deps, as(author), voteId)).toMatchObject({ enabled: false, acts: ['cancel'] })
    expect(valueOf(await city.cancel(deps, as(author), voteId)).state).toBe('cancelled')
  })

  it('says on the home how many wait for the block, and counts them on the badge', async () => {
    const voteId = await open()
    const { line, todo } = await indexTodoOf(deps, voter)
    expect(line).toBe('1 项待我投')
    expect(todo.rows).toMatchObject([
      { type: 'vote', refId: voteId, title: '周末夜市收摊时间', value: '投票率 0 %', turn: { what: '投票' } },
    ])
    expect(valueOf(await count(deps, voter, areaId, 0))).toBe(1)
    valueOf(await city.cast(deps, voter, voteId, [0]))
    expect(await indexTodoOf(deps, voter)).toMatchObject({ line: '1 项进行中', todo: { count: 0 } })
    expect(await indexTodoOf(deps, guest)).toMatchObject({ line: '1 项进行中', todo: { count: 0 } })
    // The notice about the ballot is not read yet.
    expect(valueOf(await count(deps, voter, areaId, 0))).toBe(valueOf(await count(deps, voter, areaId, 3)))
    await city.close(deps, voteId)
    expect((await indexTodoOf(deps, guest)).line).toBe('暂无投票')
  })

  it('lists votes by tab, page by page, each once', async () => {
    const ids: number[] = []
    for (const by of await Promise.all(Array.from({ length: 17 }, (_, i) => city.settler(deps, 200 + i))))
      ids.push(valueOf(await city.write(deps, by)).voteId)
    const page = async (cursor?: string) =>
      valueOf(await listVotes(deps, voter, { areaId, tab: 'open', page: 1, ...(cursor && { cursor }) }))
    const first = await page()
    const second = await page(first.cursor)
    expect([first.total, first.data.length, second.data.length, second.cursor]).toEqual([17, 15, 2, undefined])
    expect([...first.data, ...second.data].map(({ voteId }) => voteId)).toEqual(ids)
    expect(first.counts).toEqual({ todo: 17, open: 17, archive: 0, mine: 0 })
    expect(refusalOf(await listVotes(deps, guest, { areaId: 77, tab: 'open', page: 1 }))).toMatchObject({
      reason: 'NOT_FOUND',
    })
  })
})
