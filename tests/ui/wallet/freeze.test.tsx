import FreezePage from '@/pages/wallet/freeze'
import { fen } from '@contract/money'
import type { HoldView } from '@contract/endpoints/money/holds'
import { byRole } from '../support/press'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'

const order: HoldView = {
  holdId: 1,
  reason: 'order',
  amount: fen(3_400),
  fromKind: 'available',
  subject: '新米 5 kg · 付给 3021',
  reference: 'D261120-0047',
  refType: 'order',
  refId: 47,
  ver: 3,
  since: Date.parse('2026-11-20T18:30:00+08:00'),
  stage: 'receipt',
  turn: 'me',
  otherBlockNo: 3021,
  until: Date.parse('2026-11-23T18:30:00+08:00'),
  isDeadline: true,
  outcomes: [
    { when: '你确认', then: '放款给 3021' },
    { when: '到期未确认', then: '自动放款给 3021' },
  ],
  acts: [],
}
const withdrawal: HoldView = {
  ...order,
  holdId: 2,
  reason: 'withdraw',
  amount: fen(5_000),
  fromKind: 'income',
  subject: '从收入冻结',
  reference: 'W261120-0009',
  refType: 'withdraw',
  refId: 9,
  ver: 1,
  stage: 'review',
  turn: 'platform',
  otherBlockNo: 0,
  isDeadline: false,
  outcomes: [
    { when: '打款成功', then: '到账 49.70，手续费 0.30' },
    { when: '驳回或失败', then: '50.00 退回收入' },
  ],
  acts: ['withdrawCancel'],
}

const page = (data: HoldView[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })
const answers: GivenAnswers = {
  ...answersToCat,
  '/bctFreeze/list': () => page([order, withdrawal]),
  '/bctFreeze/getTotal': () => ({ frozen: fen(8_400), holds: 2, late: 0, reasons: [] }),
}

afterEach(leavePage)

describe('the page of frozen money', () => {
  it('promises nothing beside a withdrawal whose time is over', async () => {
    const total = (late: number) => ({
      ...answers,
      '/bctFreeze/getTotal': () => ({ frozen: fen(8_400), holds: 2, late, reasons: [] }),
    })
    await showPage(FreezePage, { user: cat, answers: total(0) })
    expect(pageText()).toContain('每笔按期处理不会一直冻结')
    leavePage()
    await showPage(FreezePage, { user: cat, answers: total(1) })
    expect(pageText()).toContain('1 笔已超过预计时间平台正在跟进')
    expect(pageText()).not.toContain('按期处理')
  })

  it('shows every hold with what it waits for and both ways it may end', async () => {
    await showPage(FreezePage, { user: cat, answers })
    for (const text of [
      '2 笔共冻结',
      '84.00',
      '订单担保',
      'D261120-0047 · 新米 5 kg',
      '轮到你',
      '确认收货',
      '放款给 3021',
    ]) {
      expect(pageText()).toContain(text)
    }
    for (const text of ['提现处理中', '等平台', '审核打款', '预计', '50.00 退回收入'])
      expect(pageText()).toContain(text)
  })

  it('takes a withdrawal back after asking, under the version that was seen', async () => {
    const { asked } = await showPage(FreezePage, {
      user: cat,
      answers: { ...answers, '/bctWithdraw/cancel': () => ({ ok: false, error: { kind: 'timeout' } }) },
    })
    click(byRole('button', '撤回提现'))
    await settle()
    expect(pageText()).toContain('50.00 立即退回收入')
    expect(byRole('alertdialog', '撤回提现')).toBeTruthy()
    const yes = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] [role="button"]')].at(-1)
    if (yes) click(yes)
    await settle()
    expect(asked).toContainEqual({
      path: '/bctWithdraw/cancel',
      input: { clientNo: expect.stringContaining('withdrawCancel') as unknown, id: 9, ver: 1 },
    })
    expect(pageText()).toContain('不会重复退回')
  })

  it('is narrowed to one reason', async () => {
    const { asked } = await showPage(FreezePage, { user: cat, answers })
    click(byRole('checkbox', '求购'))
    await settle()
    expect(asked).toContainEqual({ path: '/bctFreeze/list', input: { reason: 'buy' } })
  })

  it('says that nothing is frozen, and gets over a failure', async () => {
    let isDown = true
    await showPage(FreezePage, {
      user: cat,
      answers: { ...answers, '/bctFreeze/list': () => (isDown ? refused('NOT_FOUND', '没有找到') : page([])) },
    })
    expect(pageText()).toContain('你的资金没有变动')
    isDown = false
    click(byRole('button', '重试'))
    await settle()
    expect(pageText()).toContain('暂无冻结资金')
  })

  it('asks a guest to log in', async () => {
    const { asked } = await showPage(FreezePage, { answers })
    expect(pageText()).toContain('登录后查看冻结资金')
    expect(asked).toEqual([])
  })
})
