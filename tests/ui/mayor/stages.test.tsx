import { err } from '@contract/result'
import { earlierCall } from '@/features/mayor/atoms'
import MayorPage from '@/pages/mayor/index'
import CandidatePage from '@/pages/mayor/info'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { refused } from '../../support/app/given-api'
import { cat, leavePage, pageText, settle } from '../session/people'
import { namesOf } from '../support/press'
import { candidates, mine, moment, nominating, page, seated, term, terms, voting } from './answers'
import { press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const show = (election: MayorElection | null, part = {}, given = {}) =>
  visit(MayorPage, { ...given, answers: { '/bctMayor/info': () => page(election, part) } })

/** Elections in which nobody was elected. */
const failed: MayorElection = {
  ...voting,
  state: 'void',
  cast: 97,
  closedAt: moment('2026-11-20T20:00:00'),
  againAt: moment('2026-11-30T08:00:00'),
  acts: [],
}

it.each<[string, MayorElection | null, object, readonly string[]]>([
  ['an announced one', { ...nominating, state: 'announced', acts: [], candidates: [] }, {}, ['已公告', '等报名开始']],
  [
    'nominations',
    nominating,
    {},
    [
      '第 7 届 · 任期 90 天',
      '任何居民可参选',
      '到 11-23 20:00',
      '候选人4',
      '按报名先后',
      '你可以参选',
      '96 天',
      '0 件',
    ],
  ],
  ['the present mayor', nominating, {}, ['老周12现任第 6 届，到 11-23 卸任', '公告14裁定9改判1附议5']],
  ['one without candidates', { ...nominating, candidates: [] }, {}, ['暂无候选人']],
  ['the voting', voting, {}, ['轮到你', '排 1–3 位', '不投不计', '抽签排序', '27.4 %', '排出最多 3 位']],
  [
    'a count',
    seated,
    {},
    [
      '第 7 届 · 11-20 20:00 计票',
      '当选，11-22 08:00 就任',
      '有效 6 · 过半 4',
      '小满 退出，1 票转出，其中 1 票无下一位',
    ],
  ],
  ['a count of few', { ...seated, isPublished: false, rounds: [], runnerUp: null }, {}, ['投票太少，不公布票数和选票']],
  ['a void one', failed, {}, ['未选出', '投票率 8.1 %，不到 10 %，11-30 08:00 重新开始']],
  ['a second void one', { ...failed, attempt: 2, againAt: null }, {}, ['投票率 8.1 %，不到 10 %，本届无市长']],
  ['one without anybody', { ...failed, census: 0, cast: 0, candidates: [] }, {}, ['无人参选，11-30 08:00 重新开始']],
  ['no election', null, { next: moment('2027-01-23T08:00:00') }, ['老周', '暂无市长选举', '下一届选举 2027-01-23']],
  ['a city without the module', nominating, { enabled: false }, ['本城暂未开放市长选举']],
])('shows %s', async (_, election, part, words) => {
  await show(election, part)
  for (const word of words) expect(pageText()).toContain(word)
})

it('says how many voted once', async () => {
  await show(seated)
  expect(pageText().split('投票率')).toHaveLength(2)
  expect(pageText()).toContain('最低 10 %')
})

it('has its menu also where elections are closed', async () => {
  const { went } = await show(nominating, { enabled: false })
  await press('button', '更多')
  for (const name of ['档案', '了解市长选举']) expect(namesOf('menuitem')).toContain(name)
  await press('menuitem', '了解市长选举')
  expect(went()).toEqual(['/pages/rich/index?key=mayor'])
})

it('lists who was elected before, each with the election', async () => {
  const ended = { ...term, termId: 2, electionId: 5, termNo: 5, ended: 'lose' as const, endedAt: term.from }
  const { went } = await visit(MayorPage, { answers: { '/bctMayor/list': () => terms([term, ended]) } })
  expect(pageText()).toContain('历任市长2')
  expect(pageText()).toContain('区块停用，离任')
  await press('button', namesOf('button').find((name) => name.startsWith('第 5 届')) ?? '')
  expect(went()).toEqual(['/pages/mayor/index?id=5'])
})

it('stays as it was when an earlier election was opened above', async () => {
  const { store } = await visit(MayorPage, {
    answers: {
      '/bctMayor/info': ({ electionId }) => page(electionId === 5 ? { ...seated, electionId: 5 } : nominating),
    },
  })
  const before = pageText()
  await store.set(earlierCall.loadAtom, 5)
  await settle()
  expect(store.get(earlierCall.valueAtom)).toMatchObject({ tag: 'ready', value: { election: { electionId: 5 } } })
  expect(pageText()).toBe(before)
})

it.each<[string, MayorElection, object, string]>([
  ['who is not signed in, to stand', { ...nominating, mine: null, acts: [] }, { user: null }, '登录后参选'],
  ['who is not signed in, to vote', { ...voting, mine: null, acts: [] }, { user: null }, '登录后投票'],
  [
    'without a block',
    { ...voting, mine: null, acts: [] },
    { user: { ...cat, blockNo: 0 } },
    '名册已定，新购的区块下次可投',
  ],
  ['with a block elsewhere', { ...voting, mine: null, acts: [] }, {}, '当前区块不在这座城，不能投票'],
  [
    'with a block in transfer',
    { ...voting, mine: { ...mine, inTransfer: true }, acts: [] },
    {},
    '128 号转让中，不能投票',
  ],
  ['outside the census', { ...voting, mine: { ...mine, inCensus: false }, acts: [] }, {}, '128 号不在这次名册里'],
  [
    'who has not lived here long',
    { ...nominating, mine: { ...mine, residentDays: 12, isEligible: false }, acts: [] },
    {},
    '居住 12 天，满 30 天可参选',
  ],
  [
    'who was mayor right before',
    { ...nominating, mostInRow: 1, mine: { ...mine, termsInRow: 1, isEligible: false }, acts: [] },
    {},
    '已连续任职 1 届，本届不能参选',
  ],
])('tells %s what is needed', async (_, election, given, label) => {
  await show(election, {}, given)
  expect(pageText()).toContain(label)
  // The plate of the page says it, too.
  expect(pageText().includes('转让中128')).toBe(label.includes('转让中'))
})

it('tells everybody by which rule one may stand, and whom it bars; nothing of it where there is none', async () => {
  const barred = [{ blockNo: 12, nickName: '老周', avatar: '' }]
  const said = '市长最多连续任职 2 届。老周（12 号）已连续任职 2 届，本届不能参选。'
  const guests = { ...nominating, mine: null, acts: [] }
  await show({ ...guests, mostInRow: 2, barred }, {}, { user: null })
  expect(pageText()).toContain(said)
  leavePage()
  await show({ ...guests, state: 'announced', candidates: [], mostInRow: 2, barred }, {}, { user: null })
  expect(pageText()).toContain(said)
  leavePage()
  await show({ ...nominating, mostInRow: 2, mine: { ...mine, termsInRow: 1 } })
  for (const words of ['市长最多连续任职 2 届。', '你可以参选', '1 届']) expect(pageText()).toContain(words)
  expect(pageText()).not.toContain('已连续任职')
  leavePage()
  await show({ ...voting, mostInRow: 2, barred })
  expect(pageText()).not.toContain('连续任职')
  leavePage()
  await show(nominating)
  expect(pageText()).not.toContain('连续任职')
})

it('says that it failed, and tries again; a missing one has a way on', async () => {
  let isLost = true
  const answers = { '/bctMayor/info': () => (isLost ? err({ kind: 'timeout' } as const) : page(nominating)) }
  await visit(MayorPage, { answers })
  isLost = false
  await press('button', '重试')
  expect(pageText()).toContain('任何居民可参选')
  leavePage()
  const { went } = await visit(MayorPage, {
    params: { id: '99' },
    answers: { '/bctMayor/info': () => refused('NOT_FOUND') },
  })
  expect(pageText()).toContain('未找到这次选举')
  await press('button', '看市长选举')
  expect(went()).toEqual(['/pages/mayor/index'])
})

it('shows what a candidate says, and who left', async () => {
  const struck = { ...candidates[1], state: 'struck', reason: '区块已设置转让' } as (typeof candidates)[number]
  const answers = { '/bctMayor/info': () => page({ ...voting, candidates: [candidates[0] ?? struck, struck] }) }
  const params = { id: '7', block: '560' }
  const { went } = await visit(CandidatePage, { params, answers })
  for (const word of ['阿禾', '560', '已除名', '把北门服务点开到晚上', '除名原因：区块已设置转让'])
    expect(pageText()).toContain(word)
  await press('button', '看本届选举')
  expect(went()).toEqual(['/pages/mayor/index?id=7'])
  leavePage()
  await visit(CandidatePage, { params: { id: '7', block: '9' }, answers })
  expect(pageText()).toContain('未找到该候选人')
})

it('says of a candidate that no dispute was lost, and leads to how they trade', async () => {
  const answers = { '/bctMayor/info': () => page(voting) }
  const { went } = await visit(CandidatePage, { params: { id: '7', block: '12' }, answers })
  expect(pageText()).toContain('报名时近 90 天无输掉的纠纷')
  await press('button', namesOf('button').find((name) => name.startsWith('交易和评价')) ?? '')
  expect(went()).toEqual(['/pages/block/info?id=12&home=1'])
})

it('tells the mayor what a mayor may do, and no one else', async () => {
  await show(seated)
  expect(pageText()).not.toContain('你是市长')
  leavePage()
  await show({ ...seated, acts: ['resign'] })
  expect(pageText()).not.toContain('你是市长')
  leavePage()
  const { went } = await show({ ...seated, acts: ['resign'] }, { seat: { ...term, electionId: 7 } })
  for (const word of ['你是市长', '发公告', '置顶求助', '附议支出', '裁定纠纷']) expect(pageText()).toContain(word)
  await press('button', namesOf('button').find((name) => name.startsWith('发公告')) ?? '')
  expect(went()).toEqual(['/pages/admin/notices'])
})
