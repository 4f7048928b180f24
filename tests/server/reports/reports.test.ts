import * as v from 'valibot'
import { reportAdd } from '@contract/endpoints/people/reports'
import type { Caller } from '../../../server/http/caller'
import { addReport } from '../../../server/modules/reports/service'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { dayMs, neighbour, publish, remove } from '../../support/city/mutual'
import { refusalOf } from '../../support/city/outcomes'
import { clientNo, operators, smallCity, valueOf } from '../../support/city/small-city'

let database: TestDatabase
let deps: TestDeps
let author: Caller
let reader: Caller
let operatorId: number

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
  author = await neighbour(deps, 128)
  reader = await neighbour(deps, 91)
  operatorId = (await operators(deps))[0] ?? 0
  await deps.db.updateTable('user_account').set({ is_admin: false }).where('user_id', '<>', operatorId).execute()
})
afterEach(() => database.close())

type Wish = Partial<Parameters<typeof addReport>[2]>
const report = (by: Caller, refId: number, wish: Wish = {}) =>
  addReport(deps, by, { clientNo: clientNo(), refType: 'mutual', refId, reason: 'ad', text: '', ...wish })
const rows = () => deps.db.selectFrom('report').selectAll().orderBy('report_id').execute()
const told = () =>
  deps.db
    .selectFrom('user_notice')
    .select(['user_id', 'title', 'content', 'ref_id'])
    .where('kind', '=', 'report')
    .execute()
const published = async (by = author) => valueOf(await publish(deps, by, { thanks: 0 })).mutualId

it('is kept for the operators, who are told once while they have not read it, and nobody else is', async () => {
  const mutualId = await published()
  const { reportId } = valueOf(await report(reader, mutualId, { reason: 'other', text: '电话打不通' }))
  expect(await rows()).toMatchObject([
    { report_id: reportId, user_id: reader.userId, ref_type: 'mutual', ref_id: mutualId, text: '电话打不通' },
  ])
  expect(await told()).toEqual([
    {
      user_id: operatorId,
      title: '周日帮忙搬一架旧钢琴：被举报',
      content: expect.stringMatching(/^其他：电话打不通。（H\d{6}-0001）$/) as string,
      ref_id: mutualId,
    },
  ])
  valueOf(await report(await neighbour(deps, 36), mutualId))
  expect([(await rows()).length, (await told()).length]).toEqual([2, 1])
})

it('does not tell an operator of what they wrote or report themselves', async () => {
  const mutualId = await published()
  valueOf(await report({ ...reader, userId: operatorId, isStaff: true }, mutualId))
  expect(await told()).toEqual([])
})

it('is made once by a person, also when its answer was lost, or when it is sent twice at once', async () => {
  const mutualId = await published()
  const no = clientNo()
  const first = valueOf(await report(reader, mutualId, { clientNo: no }))
  expect(valueOf(await report(reader, mutualId, { clientNo: no }))).toEqual(first)
  expect(refusalOf(await report(reader, mutualId, { reason: 'abuse' }))).toMatchObject({
    reason: 'LIMIT',
    msg: '已举报过这条互助',
  })
  const other = await neighbour(deps, 36)
  const both = await Promise.all([report(other, mutualId), report(other, mutualId)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await rows()).toHaveLength(2)
})

it('is refused about nothing, an own post and a removed one, and asks for words where the reason has none', async () => {
  const mutualId = await published()
  expect(refusalOf(await report(reader, 99))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await report(author, mutualId))).toMatchObject({ reason: 'OWN', msg: '不能举报自己的' })
  expect(refusalOf(await report(reader, mutualId, { reason: 'other' }))).toMatchObject({ reason: 'FORM' })
  valueOf(await remove(deps, { ...reader, userId: operatorId, isStaff: true }, mutualId))
  expect(refusalOf(await report(reader, mutualId))).toMatchObject({ reason: 'CLOSED' })
  expect(await rows()).toEqual([])
})

it('is made at most ten a day', async () => {
  for (let at = 0; at < 10; at += 1) valueOf(await report(reader, await published(await neighbour(deps, 200 + at, 0))))
  const next = await published()
  expect(refusalOf(await report(reader, next))).toMatchObject({ reason: 'LIMIT', msg: '今天已举报 10 条，明天再来' })
  deps.clock.forward(dayMs)
  valueOf(await report(reader, next))
})

it('says why by a reason of the list, and more in at most 140 characters', () => {
  const says = (text: string, reason = 'ad') =>
    v.safeParse(reportAdd.input, { clientNo: clientNo(), refType: 'mutual', refId: 7, reason, text }).success
  expect([says(''), says('广'.repeat(140)), says('广'.repeat(141)), says('', 'boring')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
