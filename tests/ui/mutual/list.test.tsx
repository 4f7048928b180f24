import MutualPage from '@/pages/mutual/index'
import { prompt } from '@/platform/prompt/prompt'
import type { GivenAnswers } from '../../support/app/given-api'
import { cat, leavePage, pageText, settle } from '../session/people'
import { beginning, press } from '../shop/show'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { dayMs, list, noonMs, row } from './answers'
import { visit } from './show'

const lost = { ok: false, error: { kind: 'timeout' } } as const
const thanksDue = { what: '道谢', isMine: true, until: noonMs + 2 * dayMs, otherwise: '自动道谢' }

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('mutual aid in a city', () => {
  it('shows what is asked for, by whom, where, how many replied, and what the helper is thanked with', async () => {
    const { went, inputsTo } = await visit(MutualPage)
    expect(inputsTo('/bctMutual/list')).toEqual([expect.objectContaining({ areaId: 3253, kind: 'need', tab: 'all' })])
    for (const words of [
      '测试城 3253',
      '求助 8',
      '提供 5',
      '我的 2',
      '早晚各喂一次',
      '暂无应答',
      '6 分钟前',
      '共 1 条',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('感谢 60 人气值')
    await press('button', beginning(namesOf('button'), '帮看两天猫'))
    expect(went()).toEqual(['/pages/mutual/info?id=7'])
  })

  it('says what the mayor pinned and until when, who is chosen already, and that a block has another owner', async () => {
    const rows = [
      row({ pinUntil: Date.parse('2026-11-22T09:00:00+08:00') }),
      row({ mutualId: 8, state: 'matched', replies: 2 }),
      row({ mutualId: 9, blockNo: 77, hasMoved: true, replies: 2 }),
    ]
    await visit(MutualPage, { answers: { '/bctMutual/list': () => list(rows) } })
    for (const words of ['市长置顶，到 11-22 09:00', '已选人', '原 77', '2 人应答']) expect(pageText()).toContain(words)
  })

  it('says whose turn it is, and among the own ones how each stands', async () => {
    const mine = [
      row({ isMine: true, state: 'matched', turn: thanksDue }),
      row({
        mutualId: 8,
        state: 'matched',
        turn: { ...thanksDue, what: '帮忙', isMine: false, otherwise: '到期关闭' },
      }),
      row({ mutualId: 9, isMine: true, state: 'expired' }),
      row({ mutualId: 10, isMine: true }),
    ]
    const { inputsTo } = await visit(MutualPage, {
      answers: { '/bctMutual/list': ({ tab }) => list(tab === 'mine' ? mine : [row({ turn: thanksDue })]) },
    })
    expect(pageText()).toMatch(/轮到你道谢剩.*自动道谢/)
    await press('radio', '我的 2')
    expect(inputsTo('/bctMutual/list')).toContainEqual(expect.objectContaining({ areaId: 3253, tab: 'mine' }))
    for (const words of ['轮到你道谢', '等帮忙', '到期关闭', '已到期', '等待应答']) expect(pageText()).toContain(words)
  })

  it('is searched, and says how to see all when nothing fits', async () => {
    const answers: GivenAnswers = { '/bctMutual/list': ({ q }) => list(q === '梯子' ? [] : [row()]) }
    await visit(MutualPage, { answers })
    await write('搜标题', '梯子')
    document.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await settle()
    expect(pageText()).toContain('没有符合的互助')
    await press('button', '清除筛选')
    expect(pageText()).toContain('帮看两天猫')
  })

  it('says that there is nothing, that it failed, and that the module is closed', async () => {
    await visit(MutualPage, { answers: { '/bctMutual/list': () => list([]) } })
    expect(pageText()).toContain('暂无求助')
    await press('radio', '提供 5')
    expect(pageText()).toContain('暂无提供')
    leavePage()
    let isDown = true
    await visit(MutualPage, { answers: { '/bctMutual/list': () => (isDown ? lost : list()) } })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('帮看两天猫')
    leavePage()
    await visit(MutualPage, { answers: { '/bctMutual/list': () => list(undefined, { enabled: false }) } })
    expect(pageText()).toContain('本城暂未开放互助')
    expect(pageText()).not.toContain('帮看两天猫')
    expect(namesOf('button')).not.toContain('发布互助')
    await press('radio', '我的 2')
    expect(pageText()).toContain('帮看两天猫')
  })

  it('has one button: to write, to log in first, to get a block first', async () => {
    const { went } = await visit(MutualPage)
    await press('button', '发布互助')
    expect(went()).toEqual(['/pages/mutual/add'])
    leavePage()
    await visit(MutualPage, { user: { ...cat, blockNo: 0 } })
    expect(namesOf('button')).toContain('购买区块后，才能发布互助')
    leavePage()
    await visit(MutualPage, { user: null })
    expect(namesOf('radio')).toEqual(['求助 8', '提供 5'])
    await press('button', '登录后发布互助')
    expect(pageText()).toContain('请输入 16 位创始密码')
  })

  it('is published in the own city alone', async () => {
    const toast = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
    const { went } = await visit(MutualPage, { user: { ...cat, blockAreaId: 9 }, areaId: 3253 })
    expect(namesOf('button')).not.toContain('发布互助')
    await press('button', '当前区块不在这座城')
    await press('button', '更多')
    await press('menuitem', '发布我的')
    expect(toast.mock.calls.map(([text]) => text)).toEqual(['当前区块不在这座城'])
    expect(went()).toEqual([])
  })

  it('has the menu of specification §2, and each entry leads on', async () => {
    const { went } = await visit(MutualPage)
    for (const entry of ['互助说明', '发布我的']) {
      await press('button', '更多')
      await press('menuitem', entry)
    }
    expect(went()).toEqual(['/pages/rich/index?key=mutual', '/pages/mutual/add'])
  })
})
