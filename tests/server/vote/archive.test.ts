import { guest } from '../../../server/http/caller'
import { archiveReader, listArchive } from '../../../server/modules/archive/service'
import type { TestDeps } from '../../support/database/database'
import { fill, paid } from '../../support/city/fund'
import { areaId, inSmallCity, valueOf } from '../../support/city/small-city'
import { refusalOf } from '../../support/city/outcomes'
import * as city from '../../support/city/votes'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const list = async (q = '') => valueOf(await listArchive(deps, { areaId, type: 'vote', page: 1, q })).data

it('holds counted and withdrawn votes with their course, and finds none by a text that was removed', async () => {
  const people = await city.settlers(deps, 4)
  const [author, other, third] = people
  if (!author || !other || !third) throw new Error()
  const { voteId } = valueOf(await city.write(deps, author))
  for (const by of people.slice(0, 3)) valueOf(await city.cast(deps, by, voteId, by === third ? [1] : [0]))
  const removed = valueOf(await city.write(deps, other, { title: '骂人的标题' })).voteId
  valueOf(await city.remove(deps, { ...guest, userId: third.userId, isStaff: true }, removed))
  expect((await list()).map(({ title, result, figure, end }) => [title, result, figure, end])).toEqual([
    ['内容已移除：有人身攻击', '已移除', '无人投票', 'stopped'],
  ])
  expect(await list('骂人')).toEqual([])
  await city.close(deps, voteId)
  expect(await list('夜市')).toMatchObject([{ refId: voteId, result: '通过', figure: '66.7 %', end: 'done' }])
  const info = valueOf(await archiveReader(deps)({ type: 'vote', refId: voteId }))
  expect([info.head.stamp, info.chain]).toEqual(['通过', null])
  expect(info.facts.map(({ value }) => value)).toEqual(['1 号', '75 %', '50 %'])
  expect(info.steps.map(({ title, text }) => `${title} ${text}`)).toEqual([
    '提案 1 号发起，编号 V261121-0001。',
    '开投 4 块可投，到 11-24 00:00。',
    '结果：通过 同意 2 · 反对 1 · 弃权 0，投票率 75 %。',
  ])
  expect(info.steps.map(({ link }) => link)).toEqual([
    { type: 'vote', refId: voteId, text: '看提案原文' },
    undefined,
    { type: 'vote', refId: voteId, text: '3 张选票，可逐张核对' },
  ])
})

it('keeps who owes a late proof from asking for money and from getting it', async () => {
  const { payee } = await paid(deps)
  await fill(deps, 1_000_000)
  const [author] = await city.settlers(deps, 1)
  if (!author) throw new Error()
  const wish = { ...city.spending, payeeBlockNo: payee.blockNo }
  deps.clock.forward(30 * 86_400_000)
  expect(refusalOf(await city.write(deps, author, wish))).toMatchObject({
    reason: 'NO_RIGHT',
    msg: '有一笔支出尚未提交凭证',
  })
  await deps.db.updateTable('user_account').set({ points: 20 }).where('user_id', '=', payee.userId).execute()
  expect(refusalOf(await city.write(deps, payee, city.spending))).toMatchObject({ reason: 'NO_RIGHT' })
})
