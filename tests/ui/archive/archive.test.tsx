import ArchivePage from '@/pages/archive/index'
import ArchivedPage from '@/pages/archive/info'
import RichPage from '@/pages/rich/index'
import { fen } from '@contract/money'
import type { AreaText } from '@/features/area-text/atoms'
import type { ArchiveRow } from '@contract/endpoints/community/archive'
import { serverClockAtom } from '@/lib/session/server-clock'
import { navigation } from '@/platform/navigation/navigation'
import { saveText } from '@/platform/save-text/save-text'
import type { GivenAnswers } from '../../support/app/given-api'
import { click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole, namesOf } from '../support/press'

const noonMs = Date.parse('2026-11-21T12:00:00+08:00')
const row: ArchiveRow = {
  type: 'expand',
  refId: 3,
  no: 'K2603',
  title: '第 3 期 · 新区 4000–4999',
  end: 'done',
  result: '售出 863',
  figure: '1,000 块',
  ending: '结束',
  closedAt: Date.parse('2026-11-01T00:00:00+08:00'),
}
const page = (data: ArchiveRow[], months?: { month: string; count: number }[]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: data.length,
  ...(months && { months }),
})
const archived = {
  head: { ...row, areaId: 3253, areaName: '测试城', stamp: '已结束' },
  facts: [{ label: '售出', value: '863 块' }],
  steps: [
    { at: noonMs - 40 * 86_400_000, title: '公告', text: '1,000 块，99.00 起' },
    { at: row.closedAt, title: '结束', text: '进入城市财库 85,437.00', entryNo: 1_842, hash: '7c110a9e44ff' },
  ],
  chain: { entries: 1_846, balance: fen(8_543_700), head: 'ab12', ok: true, at: noonMs },
}
const text: AreaText = {
  key: 'expand',
  areaId: 3253,
  areaName: '测试城',
  title: '扩容说明',
  content: '<h2>怎么买</h2><p>按期开放。</p>',
  updatedAt: Date.parse('2026-11-01T09:00:00+08:00'),
  ver: 1,
  versions: [],
}

async function open(Page: () => JSX.Element, answers: GivenAnswers, params: object = {}) {
  const shown = await showPage(Page, { answers, params })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  return shown
}

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('the archive', () => {
  it('shows a guest what has ended, by month, and leads to each', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const older = { ...row, refId: 2, no: 'K2602', end: 'stopped' as const, closedAt: row.closedAt - 40 * 86_400_000 }
    await open(ArchivePage, { '/bctArchive/list': () => page([row, older], [{ month: '2026-11', count: 4 }]) })
    for (const words of [
      '测试城 3253 · 只读，任何人可看',
      '2026-11',
      '4 件',
      '2026-09',
      'K2603 · 11-01 结束',
      '售出 863',
      '共 2 件',
    ])
      expect(pageText()).toContain(words)
    click(byRole('button', '第 3 期 · 新区 4000–4999K2603 · 11-01 结束售出 8631,000 块'))
    expect(went).toHaveBeenCalledWith('/pages/archive/info?type=expand&id=3')
  })

  it('begins with the type of the menu that led here, and seeks another', async () => {
    const { asked } = await open(ArchivePage, { '/bctArchive/list': () => page([row]) }, { type: 'expand' })
    click(byRole('tab', '全部'))
    await settle()
    const inputs = asked.filter(({ path }) => path === '/bctArchive/list').map(({ input }) => input)
    expect(inputs).toEqual([
      expect.objectContaining({ areaId: 3253, type: 'expand' }),
      expect.not.objectContaining({ type: 'expand' }),
    ])
    expect(namesOf('tab')).toEqual(['全部', '扩容', '基金', '投票', '市长'])
  })

  it('says that there is nothing, and that it failed', async () => {
    await open(ArchivePage, { '/bctArchive/list': () => page([]) })
    expect(pageText()).toContain('暂无结束的事')
    leavePage()
    await open(ArchivePage, { '/bctArchive/list': () => ({ ok: false, error: { kind: 'timeout' } }) as const })
    expect(namesOf('button')).toContain('重试')
  })
})

describe('a thing of the archive', () => {
  const answers: GivenAnswers = { '/bctArchive/info': () => archived }

  it('shows its stamp, its facts, every step with what proves it, and checks the books again', async () => {
    const { asked } = await open(ArchivedPage, answers, { type: 'expand', id: '3' })
    for (const words of ['已结束', '863 块', '2 步', '账本第 1,842 条', '7C11-0A9E', '账本一致', '按 1,846 条重算'])
      expect(pageText()).toContain(words)
    click(byRole('button', '再核对'))
    await settle()
    expect(asked.filter(({ path }) => path === '/bctArchive/info')).toHaveLength(2)
  })

  it('leads from a spend of the fund to its proposal, its ballots and the entry that paid it, and shows its proof', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const proof = {
      link: { type: 'vote', refId: 5, text: '看提案原文' } as const,
      thumbs: 'demo/receipt.svg,demo/lamp.svg',
    }
    const steps = archived.steps.map((step, at) => (at === 0 ? step : { ...step, ...proof }))
    const spend = { ...archived, head: { ...archived.head, type: 'fund' as const }, steps }
    await open(ArchivedPage, { '/bctArchive/info': () => spend }, { type: 'fund', id: '3' })
    click(byRole('button', '看提案原文'))
    click(byRole('button', '账本第 1,842 条'))
    expect(went.mock.calls.map(([to]) => to)).toEqual([
      '/pages/vote/info?id=5',
      '/pages/fund/entry?areaId=3253&no=1842',
    ])
    expect(namesOf('button')).toEqual(expect.arrayContaining(['看第 1 张', '看第 2 张']))
  })

  it('leads from an election to its ballots', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const link = { type: 'mayor', refId: 7, text: '6 张选票，可逐张核对' } as const
    const head = { ...archived.head, type: 'mayor' as const }
    const elected = { ...archived, head, steps: archived.steps.map((step) => ({ ...step, link })).slice(0, 1) }
    await open(ArchivedPage, { '/bctArchive/info': () => elected }, { type: 'mayor', id: '3' })
    click(byRole('button', '6 张选票，可逐张核对'))
    expect(went).toHaveBeenCalledWith('/pages/mayor/index?id=7')
  })

  it('names the entry of a treasury, which has no page', async () => {
    await open(ArchivedPage, answers, { type: 'expand', id: '3' })
    expect(namesOf('button')).not.toContain('账本第 1,842 条')
  })

  it('is kept as a file by the ways of the platform', async () => {
    const saved = jest.spyOn(saveText, 'save').mockResolvedValue('done')
    await open(ArchivedPage, answers, { type: 'expand', id: '3' })
    click(byRole('button', '存一份'))
    await settle()
    click(byRole('button', '下载文件'))
    await settle()
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: 'K2603.html', mime: 'text/html' }), 'download')
  })

  it('says that an unknown one is not there', async () => {
    const missing = { ok: false, error: { kind: 'refused', reason: 'NOT_FOUND', msg: '', data: {} } } as const
    await open(ArchivedPage, { '/bctArchive/info': () => missing }, { type: 'expand', id: '99' })
    expect(pageText()).toContain('未找到该档案')
  })
})

describe('a description', () => {
  it('shows the text of the city with the day of its last change, and leads to the module', async () => {
    await open(RichPage, { '/area/text': () => text }, { key: 'expand' })
    for (const words of ['扩容说明', '测试城 3253 · 11-01 更新', '怎么买', '按期开放。', '看本期扩容'])
      expect(pageText()).toContain(words)
  })

  it('about expansion has its drawings where the words speak of them, and no other has', async () => {
    const content = '<h2>扩容包含什么</h2><p>两样。</p><h2>资金去向</h2><p>扩容款进城市财库。</p>'
    await open(RichPage, { '/area/text': () => ({ ...text, content }) }, { key: 'expand' })
    expect(pageText()).toContain('两样。5001新区块虚线是未售的格位每块从 3 个起，最多 20 个资金去向')
    expect(pageText()).toContain('扩容款进城市财库。你的可用城市财库')
    leavePage()
    await open(RichPage, { '/area/text': () => ({ ...text, key: 'fund', content }) }, { key: 'fund' })
    expect(pageText()).toContain('两样。资金去向扩容款进城市财库。看')
  })

  it('says that another key has none', async () => {
    const { asked } = await open(RichPage, {}, { key: 'other' })
    expect(pageText()).toContain('未找到该说明')
    expect(asked.filter(({ path }) => path === '/area/text')).toEqual([])
  })
})
