import Taro from '@tarojs/taro'
import NoticePage from '@/pages/account/notice'
import { timers } from '@/platform/timers/timers'
import type { NoticeView } from '@contract/endpoints/city/notices'
import { refused } from '../../support/app/given-api'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { byRole } from '../support/press'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const paid: NoticeView = {
  noticeId: 1,
  type: 'trade',
  kind: 'paid',
  title: '77 已付款，请交付',
  content: '五常香米 3 kg',
  refType: 'order',
  refId: 52,
  isRead: false,
  at: now,
}
const water: NoticeView = {
  ...paid,
  noticeId: 2,
  type: 'system',
  kind: 'told',
  title: '周六停水',
  content: '<p>八点到十点<script>alert(1)</script></p>',
  refType: 'areaNotice',
  refId: 9,
  isRead: true,
}
const page = (data: NoticeView[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })
const none = { trade: 0, money: 0, vote: 0, area: 0, system: 0 }

const answers: GivenAnswers = {
  ...answersToCat,
  '/bctNotice/list': ({ group }) => page([paid, water].filter(({ type }) => group === undefined || type === group)),
  '/bctNotice/getNum': () => ({ unread: 1, groups: { ...none, trade: 1 } }),
  '/bctNotice/info': () => paid,
  '/bctNotice/remove': () => ({}),
  '/bctNotice/readAll': () => ({ unread: 0, groups: none }),
}

afterEach(leavePage)

describe('the notice page', () => {
  it('shows what happened, how many are unread of each kind, and where to look', async () => {
    await showPage(NoticePage, { user: cat, answers })
    for (const text of ['77 已付款，请交付', '五常香米 3 kg', '全部 1', '交易 1', '查看订单', '周六停水', '查看全文'])
      expect(pageText()).toContain(text)
    expect(pageText()).not.toContain('八点到十点')
  })

  it('is narrowed by kind', async () => {
    await showPage(NoticePage, { user: cat, answers })
    click(byRole('checkbox', '系统'))
    await settle()
    expect(pageText()).toContain('周六停水')
    expect(pageText()).not.toContain('77 已付款')
  })

  it('opens what an area was told, drawing only what is harmless', async () => {
    await showPage(NoticePage, { user: cat, answers })
    click(byRole('button', '查看全文：周六停水'))
    await settle()
    expect(pageText()).toContain('八点到十点')
    expect(document.querySelector('script')?.textContent ?? '').not.toContain('alert(1)')
  })

  it('leads from money that came late to its pay order and to its record', async () => {
    const navigate = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
    const late: NoticeView = {
      ...paid,
      type: 'money',
      kind: 'payLate',
      refType: 'order',
      title: '微信支付晚到，已转入可用余额',
      content:
        '付款单 <a href="/pages/user/pay?payNo=PD1">PD1</a>（米）转入 <a href="/pages/user/money?kind=available">PD1-1</a>',
    }
    await showPage(NoticePage, { user: cat, answers: { ...answers, '/bctNotice/list': () => page([late]) } })
    expect(pageText()).toContain('付款单 PD1（米）转入 PD1-1')
    for (const name of ['PD1', 'PD1-1']) {
      click(byRole('link', name))
      await settle()
    }
    expect(navigate.mock.calls.map(([option]) => option.url)).toEqual([
      '/pages/user/pay?payNo=PD1',
      '/pages/user/money?kind=available',
    ])
    navigate.mockRestore()
  })

  it('reads all at once', async () => {
    let left = { unread: 1, groups: { ...none, trade: 1 } }
    const given: GivenAnswers = {
      ...answers,
      '/bctNotice/getNum': () => left,
      '/bctNotice/readAll': () => (left = { unread: 0, groups: none }),
    }
    await showPage(NoticePage, { user: cat, answers: given })
    click(byRole('button', '全部已读'))
    await settle()
    expect(pageText()).not.toContain('交易 1')
    expect(pageText()).not.toContain('全部已读')
  })

  it('tells how things stand with the order, whose turn it is and with whom', async () => {
    const turn = { wait: 'delivery', who: 'seller', isMine: true, other: 77, until: now + 3 * 3_600_000 } as const
    const waits = { ...turn, wait: 'receipt', who: 'buyer', isMine: false } as const
    const rows = [
      { ...paid, turn },
      { ...paid, noticeId: 3, turn: waits },
    ]
    await showPage(NoticePage, { user: cat, answers: { ...answers, '/bctNotice/list': () => page(rows) } })
    for (const text of ['轮到你交付剩', '超时自动退款', '等 77确认剩', '超时放款']) expect(pageText()).toContain(text)
  })

  describe('taking one away', () => {
    const removed: number[] = []
    /** What runs when the moment to undo is over. */
    const moments: (() => void)[] = []
    const { after } = timers
    let answer: NonNullable<GivenAnswers['/bctNotice/remove']> = () => ({})
    const given: GivenAnswers = {
      ...answers,
      '/bctNotice/remove': (input) => {
        removed.push(Number(input.id))
        return answer(input)
      },
    }
    const press = async (name: string) => {
      click(byRole('button', name))
      await settle()
    }
    const remove = async (title: string) => {
      await press(`更多操作：${title}`)
      await press('删除')
    }

    beforeEach(async () => {
      removed.length = moments.length = 0
      jest.spyOn(timers, 'after').mockImplementation((delayMs, run) => {
        if (delayMs < 5000) return after(delayMs, run)
        moments.push(run)
        return () => undefined
      })
      answer = () => ({})
      await showPage(NoticePage, { user: cat, answers: given })
    })

    afterEach(() => jest.restoreAllMocks())

    it('is undone without the server having heard of it', async () => {
      await remove('周六停水')
      expect(pageText()).not.toContain('周六停水')
      expect(pageText()).toContain('通知已删除')
      await press('撤销')
      expect(pageText()).toContain('周六停水')
      expect(pageText()).not.toContain('通知已删除')
      expect(removed).toEqual([])
    })

    it('is done for good with the next one, and when the page is left', async () => {
      await remove('周六停水')
      await remove('77 已付款，请交付')
      expect(removed).toEqual([2])
      leavePage()
      expect(removed).toEqual([2, 1])
    })

    it('is done when it was gone before, and comes back when the server refuses', async () => {
      answer = ({ id }) => refused(Number(id) === 2 ? 'NOT_FOUND' : 'LOCKED')
      await remove('周六停水')
      await remove('77 已付款，请交付')
      expect(pageText()).not.toContain('周六停水')
      expect(pageText()).not.toContain('77 已付款')
      moments.pop()?.()
      await settle()
      expect(pageText()).not.toContain('周六停水')
      expect(pageText()).toContain('77 已付款')
    })

    it('marks one as read without opening it', async () => {
      await press('更多操作：77 已付款，请交付')
      await press('标为已读')
      expect(document.querySelector('[aria-label="未读"]')).toBeNull()
    })
  })

  it('says that there is nothing, and lets a guest in', async () => {
    await showPage(NoticePage, { user: cat, answers: { ...answers, '/bctNotice/list': () => page([]) } })
    expect(pageText()).toContain('暂无通知')
    leavePage()
    await showPage(NoticePage, { answers })
    expect(pageText()).toContain('登录后查看通知')
  })
})
