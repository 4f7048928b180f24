import PointsPage from '@/pages/points/index'
import RankPage from '@/pages/rank/index'
import type { RankRow } from '@contract/endpoints/people/points'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole, namesOf } from '../support/press'

const at = Date.parse('2026-11-21T10:00:00+08:00')
const entry = { pointsId: 2, content: '今日工作日志', pointsAdd: 5, points: 1_260, at }
const page = <T,>(data: T[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })
const rank = (place: number, blockNo: number, isMine = false): RankRow => ({
  rank: place,
  userId: blockNo,
  blockNo,
  nickName: `居民${blockNo}`,
  avatar: '',
  points: 2_000 - place,
  isMine,
})
const answers: GivenAnswers = {
  ...answersToCat,
  '/user/getPoints': () => ({ points: 1_260, row: entry }),
  '/bctPoints/list': () => page([entry, { ...entry, pointsId: 1, content: '置顶一天', pointsAdd: -20, points: 1_255 }]),
  '/user/rankList': () => ({ rows: [rank(1, 77), rank(2, 128, true)], mine: rank(2, 128, true) }),
}

afterEach(leavePage)

describe('the history of the popularity value', () => {
  it('shows what one has and every change with what one had after it', async () => {
    await showPage(PointsPage, { user: cat, answers })
    for (const words of ['1,260', '今日工作日志', '+5', '余 1,260', '置顶一天', '-20', '余 1,255', '共 2 条'])
      expect(pageText().replace('−', '-')).toContain(words)
  })

  it.each([
    ['with', answers],
    ['without', { ...answers, '/bctPoints/list': () => page([]) }],
  ])('says how points come and what they are for, %s entries', async (_how, given) => {
    await showPage(PointsPage, { user: cat, answers: given })
    for (const words of [
      '每天首篇工作日志 +5',
      '完成订单 +2',
      '投票 +1',
      '置顶商品 24 小时用 20',
      '满 20 可发起投票',
      '互助',
    ])
      expect(pageText()).toContain(words)
  })

  it('says that there is nothing, that it failed, and lets a guest in', async () => {
    await showPage(PointsPage, { user: cat, answers: { ...answers, '/bctPoints/list': () => page([]) } })
    expect(pageText()).toContain('暂无变动')
    leavePage()
    let isDown = true
    const list = () => (isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : page([entry]))
    await showPage(PointsPage, { user: cat, answers: { ...answers, '/bctPoints/list': list } })
    isDown = false
    click(byRole('button', '重试'))
    await settle()
    expect(pageText()).toContain('今日工作日志')
    leavePage()
    await showPage(PointsPage, { answers })
    expect(pageText()).toContain('登录后查看人气值')
  })
})

describe('the ranking', () => {
  it('lights the own row and repeats it at the foot', async () => {
    const { asked } = await showPage(RankPage, { user: cat, answers })
    expect(namesOf('listitem')).toEqual(['1居民77771,999', '2居民128（我）1281,998', '2居民128（我）1281,998'])
    expect(asked).toContainEqual({ path: '/user/rankList', input: { areaId: 3253 } })
  })

  it('says when one has no place in this city', async () => {
    await showPage(RankPage, { user: cat, answers: { ...answers, '/user/rankList': () => ({ rows: [rank(1, 77)] }) } })
    expect(pageText()).toContain('你在本城暂无名次')
  })
})
