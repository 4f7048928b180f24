import IncomePage from '@/pages/wallet/income'
import { navigation } from '@/platform/navigation/navigation'
import { fen } from '@contract/money'
import { byRole } from '../support/press'
import { write } from '../support/write-named'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import type { GivenAnswers } from '../../support/app/given-api'

const row = {
  entryId: 5,
  type: 'order',
  direction: 'in',
  amount: fen(3_366),
  balance: fen(41_260),
  memo: '卖出 新米',
  reference: 'D261120-0047',
  refType: 'order',
  refId: 47,
  at: Date.parse('2026-11-20T19:00:00+08:00'),
  source: 'order',
} as const

const release = {
  holdId: 7,
  reason: 'handover',
  amount: fen(7_920),
  fromKind: 'income',
  subject: '1207 号区块卖出所得',
  reference: '',
  refType: 'block',
  refId: 1207,
  ver: 1,
  since: Date.parse('2026-11-20T20:40:00+08:00'),
  stage: 'handover',
  turn: 'time',
  otherBlockNo: 0,
  until: Date.parse('2026-11-21T20:40:00+08:00'),
  isDeadline: true,
  outcomes: [],
  acts: [],
} as const

const answers: GivenAnswers = {
  ...answersToCat,
  '/bctIncome/getTotal': () => ({
    income: fen(41_260),
    held: fen(7_920),
    releases: [{ ...release, outcomes: [], acts: [] }],
    sources: [
      { source: 'order', amount: fen(50_000), count: 12 },
      { source: 'fund', amount: fen(0), count: 0 },
    ],
  }),
  '/bctIncome/list': () => ({ data: [row], current_page: 1, last_page: 1, per_page: 15, total: 1 }),
}

afterEach(leavePage)

describe('the income page', () => {
  it('shows the income, what is held until when, and what each source brought', async () => {
    await showPage(IncomePage, { user: cat, answers })
    for (const text of [
      '412.60',
      '1207 号区块卖出所得',
      '11-21 20:40 转入收入',
      '卖出商品 · 12 笔',
      '卖出 新米',
      '+33.66',
    ]) {
      expect(pageText()).toContain(text)
    }
    expect(pageText()).not.toContain('社区基金 ·')
  })

  it('says what left the income again, so that the sources come to what there is, and leads to all of it', async () => {
    const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await showPage(IncomePage, { user: cat, answers })
    expect(pageText()).toContain('卖出商品 · 12 笔+¥500.00已转出（转为可用、提现）−¥87.40可提现收入¥412.60')
    click(byRole('button', '查看全部收支'))
    expect(opened).toHaveBeenCalledWith('/pages/user/money?kind=income')
  })

  it('is narrowed to a source', async () => {
    const { asked } = await showPage(IncomePage, { user: cat, answers })
    click(byRole('checkbox', '转让区块'))
    await settle()
    expect(asked).toContainEqual({ path: '/bctIncome/list', input: { source: 'block' } })
  })

  it('is narrowed to days, and its sums by source with it', async () => {
    const { asked } = await showPage(IncomePage, { user: cat, answers })
    click(byRole('checkbox', '日期'))
    await settle()
    await write('开始日期', '2026-10-01')
    await write('结束日期', '2026-10-31')
    click(byRole('button', '确定'))
    await settle()
    const days = { from: '2026-10-01', to: '2026-10-31' }
    expect(asked).toContainEqual({ path: '/bctIncome/list', input: days })
    expect(asked).toContainEqual({ path: '/bctIncome/getTotal', input: days })
    expect(pageText()).toContain('2026-10-01 至 2026-10-31')
  })

  it('turns income and asks for the sums anew', async () => {
    const { asked } = await showPage(IncomePage, {
      user: cat,
      answers: { ...answers, '/bctMoney/turn': () => ({ available: fen(169_900), income: fen(0) }) },
    })
    click(byRole('button', '转为可用'))
    await settle()
    asked.length = 0
    click(byRole('button', '转 ¥412.60'))
    await settle()
    expect(asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/bctMoney/turn', '/bctIncome/getTotal', '/bctIncome/list']),
    )
  })
})
