import VotesPage from '@/pages/vote/index'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { cat, leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { list, manyRow, mine, row } from './answers'
import { press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('the votes of a city', () => {
  it('shows what waits for the reader, with turnout and its least line, and what looks for support', async () => {
    await visit(VotesPage)
    for (const words of ['测试城 3253 · 一块一票', '轮到你投票剩', '不投不计', '基金支出', '选 1–3 项', '27.4 %'])
      expect(pageText()).toContain(words)
    for (const words of ['330 / 1,204 块', '等附议还差 2 块', '附议不足则作废', '3 / 5 块附议', '我的', '共 2 项'])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('投票率 27.4 %，1,204 块里投了 330 块，最低 30 %')
    expect(namesOf('tab')).toEqual(['待我投2', '进行中4', '已结束31', '我发起的1'])
  })

  it('asks for what a tab shows, and leads to a vote and to writing one', async () => {
    const { inputsTo, went } = await visit(VotesPage)
    await press('tab', '已结束31')
    expect(inputsTo('/bctVote/list')).toEqual([
      expect.objectContaining({ areaId: 3253, tab: 'todo' }),
      expect.objectContaining({ areaId: 3253, tab: 'archive' }),
    ])
    const [first = ''] = namesOf('button').filter((name) => name.includes('北门服务点'))
    await press('button', first)
    await press('button', '发起投票')
    expect(went()).toEqual(['/pages/vote/info?id=7', '/pages/vote/add'])
  })

  it('shows a guest what is open, without tabs of their own', async () => {
    const rows = [row, manyRow].map((vote) => ({ ...vote, mine: null, acts: [] }))
    await visit(VotesPage, { user: null, answers: { '/bctVote/list': () => list(rows) } })
    expect(namesOf('tab')).toEqual(['进行中4', '已结束31'])
    expect(pageText()).toContain('登录可投')
    expect(namesOf('button')).toContain('登录后发起')
  })

  it('tells what a block that has voted, is in transfer or is not in the census can do', async () => {
    const of = (voteId: number, part: Partial<typeof mine>) => ({
      ...row,
      voteId,
      mine: { ...mine, ...part },
      acts: part.cast === true ? ['change' as const] : [],
    })
    const rows = [of(1, { cast: true }), of(2, { inTransfer: true }), of(3, { inCensus: false })]
    await visit(VotesPage, { answers: { '/bctVote/list': () => list(rows) } })
    for (const words of ['已投票可改票', '转让中不能投票', '收回后可投', '进行中名册 1204 块'])
      expect(pageText()).toContain(words)
  })

  it('starts none for a block that is offered for transfer, whose plate says why', async () => {
    await visit(VotesPage, { user: { ...cat, isOffered: true } })
    expect(pageText()).toContain('转让中128')
    expect(pageText()).not.toContain('当前区块')
    expect(namesOf('button')).toContain('128 号转让中，不能发起投票')
  })

  it('says that everything is voted on, that there is nothing, that the module is closed, and that it failed', async () => {
    await visit(VotesPage, { answers: { '/bctVote/list': () => list([], { asking: [] }) } })
    expect(pageText()).toContain('暂无待投票')
    await press('tab', '我发起的1')
    expect(pageText()).toContain('暂无你发起的投票')
    leavePage()
    await visit(VotesPage, { answers: { '/bctVote/list': () => list([], { enabled: false }) } })
    expect(pageText()).toContain('本城暂未开放投票')
    expect(namesOf('button')).not.toContain('发起投票')
    leavePage()
    let isDown = true
    await visit(VotesPage, {
      answers: { '/bctVote/list': () => (isDown ? refused('BUSY', '服务器繁忙，请稍后再试') : list()) },
    })
    expect(pageText()).toContain('服务器繁忙，请稍后再试')
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('北门服务点')
  })

  it('is begun in the own city alone', async () => {
    const { went } = await visit(VotesPage, { user: { ...cat, blockAreaId: 9 }, areaId: 3253 })
    expect(namesOf('button')).toContain('当前区块不在这座城')
    expect(namesOf('button')).not.toContain('发起投票')
    await press('button', '当前区块不在这座城')
    expect(went()).toEqual([])
  })

  it('says so, too, when a block of another city touches the entry of the menu', async () => {
    const { went, said } = await visit(VotesPage, { user: { ...cat, blockAreaId: 9 }, areaId: 3253 })
    await press('button', '更多')
    await press('menuitem', '发起投票')
    expect(said()).toEqual(['当前区块不在这座城'])
    expect(namesOf('menuitem')).toEqual([])
    await press('button', '更多')
    await press('menuitem', '档案')
    expect(went()).toEqual(['/pages/archive/index?type=vote'])
  })

  it('shows the next page of rows', async () => {
    const answers: GivenAnswers = {
      '/bctVote/list': ({ page }) =>
        page === 2
          ? { ...list([manyRow]), current_page: 2, last_page: 2, total: 2 }
          : { ...list([row]), last_page: 2, total: 2, cursor: '7' },
    }
    await visit(VotesPage, { answers })
    await press('button', '看更多')
    expect(pageText()).toContain('明年春天先修哪几处')
  })

  it('has the menu of the module: its archive and a new vote', async () => {
    const { went } = await visit(VotesPage, { user: { ...cat, blockNo: 128 } })
    await press('button', '更多')
    await press('menuitem', '档案')
    await press('button', '更多')
    await press('menuitem', '发起投票')
    expect(went()).toEqual(['/pages/archive/index?type=vote', '/pages/vote/add'])
  })
})
