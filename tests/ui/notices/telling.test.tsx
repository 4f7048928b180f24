import AreaNoticesPage from '@/pages/admin/notices'
import { contentOf, typedOf } from '@/features/notices/rules'
import type { AreaNotice } from '@contract/endpoints/city/notices'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole, namesOf } from '../support/press'
import { textBoxes, write as writeInto } from '../support/write'
import { write } from '../support/write-named'

const water: AreaNotice = {
  areaNoticeId: 9,
  type: 'system',
  title: '周六停水',
  content: '<p>八点到十点</p><p><a href="/pages/log/index">去看：工作日志</a></p>',
  popup: true,
  attachment: 'file/a.png',
  readers: 12,
  read: 3,
  at: Date.parse('2026-11-21T10:00:00+08:00'),
}
const page = (data: AreaNotice[]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: data.length,
  residents: 14,
})

const answers: GivenAnswers = {
  ...answersToCat,
  '/bctNotice/manage': () => page([water]),
  '/bctNotice/add': () => ({ areaNoticeId: 10, readers: 12 }),
  '/bctNotice/edit': () => ({ areaNoticeId: 9 }),
  '/bctNotice/withdraw': () => ({}),
}
const press = async (name: string, role = 'button') => {
  click(byRole(role, name))
  await settle()
}
const sent = (asked: readonly { path: string; input: object }[], path: string) =>
  asked.filter((one) => one.path === path).map(({ input }) => input)

afterEach(leavePage)

describe('the page of what an area is told', () => {
  it('shows what was told, whether it opens by itself, and how many have read it', async () => {
    await showPage(AreaNoticesPage, { user: cat, answers })
    for (const words of ['测试城 3253', '周六停水', '启动时弹出', '有附件', '3/12 人已读'])
      expect(pageText()).toContain(words)
  })

  it('is closed to somebody without the right, with nothing to press or to retry', async () => {
    await showPage(AreaNoticesPage, {
      user: cat,
      answers: { ...answersToCat, '/bctNotice/manage': () => refused('NO_RIGHT') },
    })
    expect(pageText()).toContain('只有本城的市长可以发通知。')
    expect(namesOf('button')).toEqual(['返回'])
  })

  it('tells the area what was typed, with a link, once, after showing how it will look', async () => {
    const { asked } = await showPage(AreaNoticesPage, { user: cat, answers })
    await press('写通知')
    await press('发给全城')
    expect(sent(asked, '/bctNotice/add')).toEqual([])
    await write('标题', '灯会')
    writeInto(textBoxes()[1], '周日晚上\n北门 <东侧>')
    await settle()
    await press('启动时弹出未读居民下次打开时弹出一次', 'switch')
    await press('跳转页面，不跳转')
    await press('买入', 'radio')
    for (const words of ['预览', '北门 <东侧>', '去看：买入']) expect(pageText()).toContain(words)
    await press('发给全城')
    expect(pageText()).toContain('把“灯会”发给 14 位居民')
    expect(sent(asked, '/bctNotice/add')).toEqual([])
    await press('取消')
    expect(sent(asked, '/bctNotice/add')).toEqual([])
    await press('发给全城')
    await press('发给 14 位居民')
    const [told, again] = sent(asked, '/bctNotice/add')
    expect(again).toBeUndefined()
    expect(told).toMatchObject({
      areaId: 3253,
      title: '灯会',
      type: 'system',
      popup: true,
      attachment: '',
      content: '<p>周日晚上</p><p>北门 &lt;东侧&gt;</p><p><a href="/pages/index/index">去看：买入</a></p>',
    })
    expect(namesOf('button')).toContain('写通知')
  })

  it('changes one from what it says now, and sends rich text as it was written', async () => {
    const { asked } = await showPage(AreaNoticesPage, { user: cat, answers })
    await press('修改：周六停水')
    expect(textBoxes()[1]?.value).toBe('八点到十点')
    writeInto(textBoxes()[1], '<h3>改到周日</h3>')
    await settle()
    await press('保存修改')
    expect(pageText()).toContain('为 12 位居民修改“周六停水”')
    expect(sent(asked, '/bctNotice/edit')).toEqual([])
    await press('修改')
    expect(sent(asked, '/bctNotice/edit')).toEqual([
      {
        areaNoticeId: 9,
        title: '周六停水',
        type: 'system',
        popup: true,
        attachment: 'file/a.png',
        content: '<h3>改到周日</h3><p><a href="/pages/log/index">去看：工作日志</a></p>',
      },
    ])
  })

  it('names no number where nobody has it', async () => {
    const answers0 = { ...answers, '/bctNotice/manage': () => page([{ ...water, readers: 0, read: 0 }]) }
    await showPage(AreaNoticesPage, { user: cat, answers: answers0 })
    await press('修改：周六停水')
    await press('保存修改')
    expect(pageText()).toContain('修改“周六停水”')
    expect(pageText()).not.toContain('0 位居民')
  })

  it('asks before it takes one back, and keeps it when that fails', async () => {
    let answer: NonNullable<GivenAnswers['/bctNotice/withdraw']> = () => refused('NO_RIGHT')
    const { asked } = await showPage(AreaNoticesPage, {
      user: cat,
      answers: { ...answers, '/bctNotice/withdraw': (input) => answer(input) },
    })
    await press('撤回：周六停水')
    expect(pageText()).toContain('将从 12 位居民的通知中删除')
    expect(sent(asked, '/bctNotice/withdraw')).toEqual([])
    await press('撤回')
    expect(pageText()).toContain('3/12 人已读')
    answer = () => ({})
    await press('撤回：周六停水')
    await press('撤回')
    expect(pageText()).toContain('本城暂无通知')
  })

  it('asks a guest to log in', async () => {
    await showPage(AreaNoticesPage, { answers })
    expect(pageText()).toContain('登录后发布全城通知')
  })
})

describe('the words of a notice', () => {
  it.each([
    ['一行', 'none'],
    ['第一行\n第二行 < 3 & 4', 'rank'],
    ['<p>写好的<b>富文本</b></p>', 'money'],
  ] as const)('come back as they were typed: %s', (text, link) => {
    expect(typedOf(contentOf(text, link))).toEqual({ text, link })
  })
})
