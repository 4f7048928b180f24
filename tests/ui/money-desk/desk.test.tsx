import MoneyDeskPage from '@/pages/admin/money'
import { fen } from '@contract/money'
import type { DeskWithdrawView } from '@contract/endpoints/money/money-desk'
import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import { byRole, namesOf } from '../support/press'
import { write } from '../support/write-named'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'

const row: DeskWithdrawView = {
  withdrawId: 9,
  withdrawNo: 'W261120-0009',
  ver: 2,
  amount: fen(5_000),
  fee: fen(30),
  net: fen(4_970),
  way: 'wechat',
  name: '*明',
  account: 'ca****28',
  bank: '',
  state: 'applied',
  reason: '',
  reference: '',
  expectAt: Date.parse('2026-11-23T18:00:00+08:00'),
  isOverdue: false,
  createdAt: Date.parse('2026-11-20T21:14:00+08:00'),
  endedAt: null,
  steps: [],
  user: { userId: 1, blockNo: 128, nickName: '巷口的猫', avatar: '' },
  acts: ['approve', 'reject'],
}

const list = (data: DeskWithdrawView[]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: data.length,
  counts: { applied: 1, approved: 0, paying: 2, overdue: 1, corrections: 0 },
})

const answers: GivenAnswers = { ...answersToCat, '/admin/withdrawList': () => list([row]) }

/** The act's own button in the open dialog. */
const inDialog = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="button"]')].find(
    (element) => (element.textContent ?? '').trim() === name,
  )
  if (!found) throw new Error(`no ${name} in the dialog`)
  return found
}

afterEach(leavePage)

describe('the money desk', () => {
  it('shows whose withdrawal it is, how much is paid out, and how many wait', async () => {
    await showPage(MoneyDeskPage, { user: cat, answers })
    for (const text of ['128 · 巷口的猫', '打款 49.70，手续费 0.30', '待批准 1 · 待打款 0 · 打款中 2 · 超时 1']) {
      expect(pageText()).toContain(text)
    }
    expect(namesOf('button')).toEqual(expect.arrayContaining(['批准', '驳回', '收款信息']))
  })

  it('is closed to somebody without the right, with nothing to press or to retry', async () => {
    await showPage(MoneyDeskPage, {
      user: cat,
      answers: { ...answersToCat, '/admin/withdrawList': () => refused('NO_RIGHT') },
    })
    expect(pageText()).toContain('只有平台的运营可以使用资金台')
    expect(namesOf('tab')).toEqual([])
    expect(namesOf('button')).toEqual(['返回'])
  })

  it('rejects only with a reason', async () => {
    const { asked } = await showPage(MoneyDeskPage, {
      user: cat,
      answers: { ...answers, '/admin/withdrawReject': () => ({ ...row, state: 'rejected', acts: [] }) },
    })
    click(byRole('button', '驳回'))
    await settle()
    click(inDialog('驳回'))
    await settle()
    expect(asked.map(({ path }) => path)).not.toContain('/admin/withdrawReject')
    type('原因', '姓名与账号不符')
    click(inDialog('驳回'))
    await settle()
    expect(asked.find(({ path }) => path === '/admin/withdrawReject')?.input).toMatchObject({
      id: 9,
      ver: 2,
      reason: '姓名与账号不符',
    })
  })

  it('keeps the dialog after a lost answer and repeats the same command', async () => {
    const { asked } = await showPage(MoneyDeskPage, {
      user: cat,
      answers: { ...answers, '/admin/withdrawApprove': () => ({ ok: false, error: { kind: 'timeout' } }) },
    })
    click(byRole('button', '批准'))
    await settle()
    for (let tries = 0; tries < 2; tries += 1) {
      click(inDialog('批准'))
      await settle()
    }
    const sent = asked.filter(({ path }) => path === '/admin/withdrawApprove')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(pageText()).toContain('不会重复')
  })

  it('shows the full payee when it is asked for', async () => {
    await showPage(MoneyDeskPage, {
      user: cat,
      answers: {
        ...answers,
        '/admin/withdrawInfo': () => ({ ...row, payee: { name: '李明', account: 'cat128', bank: '' } }),
      },
    })
    click(byRole('button', '收款信息'))
    await settle()
    for (const text of ['李明', 'cat128']) expect(pageText()).toContain(text)
  })

  it('gives a payment back in two taps, with its amount and a reason', async () => {
    const payment: GatewayPaymentView = {
      outTradeNo: 'PR261121-0001-1',
      payNo: 'PR261121-0001',
      bizType: 'recharge',
      subject: '充值',
      payer: { userId: 1, nickName: '巷口的猫', blockNo: 128 },
      amount: fen(20_000),
      left: fen(20_000),
      twoBefore: fen(0),
      isLate: false,
      paidAt: row.createdAt,
      refunds: [],
      waiting: null,
    }
    const { asked } = await showPage(MoneyDeskPage, {
      user: cat,
      answers: {
        ...answers,
        '/admin/pay/payments': () => [payment],
        '/admin/pay/refund': () => ({ ...payment, left: fen(0) }),
      },
    })
    click(byRole('tab', '退款'))
    await settle()
    await write('单号', 'R261121-0001')
    click(byRole('button', '查找'))
    await settle()
    expect(asked.at(-1)).toEqual({ path: '/admin/pay/payments', input: { reference: 'R261121-0001' } })
    for (const text of ['128 · 巷口的猫 · 充值', '还可退 200.00']) expect(pageText()).toContain(text)
    click(byRole('button', '原路退款'))
    await settle()
    click(inDialog('原路退款'))
    await settle()
    expect(asked.map(({ path }) => path)).not.toContain('/admin/pay/refund')
    type('退款金额', '200.01')
    type('原因', '没用过')
    click(inDialog('原路退款'))
    await settle()
    expect(pageText()).toContain('最多退 200.00')
    type('退款金额', '150')
    click(inDialog('原路退款'))
    await settle()
    expect(asked.find(({ path }) => path === '/admin/pay/refund')?.input).toMatchObject({
      outTradeNo: 'PR261121-0001-1',
      amount: 15_000,
      reason: '没用过',
    })
  })

  it('switches a way of the wallet on one platform, after asking why', async () => {
    const position = { name: 'recharge', platform: 'mini-program', on: false } as const
    const switches = { areaId: 3253, switches: [position] }
    const { asked } = await showPage(MoneyDeskPage, {
      user: cat,
      answers: { ...answers, '/admin/area/switches': () => switches, '/admin/area/switch': () => switches },
    })
    click(byRole('tab', '开关'))
    await settle()
    click(byRole('switch', '小程序'))
    await settle()
    expect(pageText()).toContain('打开小程序的充值')
    type('原因', '平台已放行')
    click(inDialog('打开小程序的充值'))
    await settle()
    expect(asked.find(({ path }) => path === '/admin/area/switch')?.input).toMatchObject({
      name: 'recharge',
      platform: 'mini-program',
      on: true,
      reason: '平台已放行',
    })
  })

  it('compares the books when asked, and names each difference with its cause, or that there is none', async () => {
    const equal = { isGatewayAsked: true, payments: 2, equal: true, differences: [], count: 0 }
    const differences = [{ cause: 'notCredited', about: 'PD1-1', ours: 0, theirs: 1_900 } as const]
    const { asked } = await showPage(MoneyDeskPage, {
      user: cat,
      answers: {
        ...answers,
        '/admin/books/check': ({ day = '' }) => ({
          ...equal,
          day,
          checkedAt: row.createdAt,
          ...(asked.filter(({ path }) => path === '/admin/books/check').length > 1 && {
            equal: false,
            differences,
            count: 101,
          }),
        }),
      },
    })
    click(byRole('tab', '对账'))
    await settle()
    click(byRole('button', '对账'))
    await settle()
    for (const text of ['账目相符', '微信收款 2 笔']) expect(pageText()).toContain(text)
    click(byRole('radio', '昨天'))
    click(byRole('button', '对账'))
    await settle()
    const days = asked.filter(({ path }) => path === '/admin/books/check').map(({ input }) => input)
    expect(new Set(days.map((input) => JSON.stringify(input))).size).toBe(2)
    for (const text of ['有 101 处不一致', '微信已收款，我们未入账', 'PD1-1', '对方 19.00', '还有 100 处']) {
      expect(pageText()).toContain(text)
    }
  })
})
