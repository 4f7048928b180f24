import WithdrawPage from '@/pages/wallet/withdraw'
import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import { fen } from '@contract/money'
import { byRole, namesOf } from '../support/press'
import { cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'
import { refused } from '../../support/app/given-api'
import { fill } from './fill'
import { answers, at, info, page, row, seal } from './answers'

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('the list of withdrawals', () => {
  it('shows what each waits for, and why one came back', async () => {
    const rejected = row({
      withdrawId: 3,
      state: 'rejected',
      reason: '收款人姓名与卡号不符',
      way: 'bank',
      amount: fen(20_000),
      endedAt: at('11-12T15:30'),
      acts: ['again'],
    })
    const paid = row({ withdrawId: 2, state: 'paid', reference: '4200001', endedAt: at('10-31T11:02'), acts: [] })
    const returned = row({ ...rejected, withdrawId: 4, state: 'returned', reason: '收款账号已销户' })
    const rows = [row({}), rejected, paid, returned]
    await showPage(WithdrawPage, { user: cat, answers: { ...answers, '/bctWithdraw/list': () => page(rows) } })
    for (const text of [
      '412.60',
      '处理中',
      '实际到账 49.70，手续费 0.30',
      '审核中，预计 2026-11-23 18:00 前打款',
      '已驳回',
      '不符。200.00 已于',
      '银行退回',
      '收款账号已销户。200.00 已于',
    ]) {
      expect(pageText()).toContain(text)
    }
    for (const text of ['修改后重新提现', '已到账', '10-31 11:02 到账微信零钱', '流水号 4200001'])
      expect(pageText()).toContain(text)
  })

  it('takes one back after asking, and says that it was too late', async () => {
    const { asked } = await showPage(WithdrawPage, {
      user: cat,
      answers: {
        ...answers,
        '/bctWithdraw/cancel': () => ({
          ok: false,
          error: { kind: 'refused', reason: 'MOVED', msg: '刚刚有变化，请看最新状态', data: {} },
        }),
      },
    })
    click(byRole('button', '撤回'))
    await settle()
    click(byRole('button', '撤回提现'))
    await settle()
    expect(asked.find(({ path }) => path === '/bctWithdraw/cancel')?.input).toMatchObject({ id: 9, ver: 1 })
    expect(pageText()).toContain('状态刚刚有变化，资金没有变动')
  })

  it('says that there is none, and gets over a failure', async () => {
    let isDown = true
    await showPage(WithdrawPage, {
      user: cat,
      answers: {
        ...answers,
        '/bctWithdraw/list': () => (isDown ? { ok: false, error: { kind: 'timeout' } } : page([])),
      },
    })
    expect(pageText()).toContain('你的资金没有变动')
    isDown = false
    click(byRole('button', '重试'))
    await settle()
    expect(pageText()).toContain('暂无提现记录')
  })
})

describe('applying for a withdrawal', () => {
  it('shows fee, net and what stays, to the fen, as the amount is chosen', async () => {
    await showPage(WithdrawAddPage, { user: cat, answers, params: { amount: '20000' } })
    for (const text of ['手续费 0.6 %', '1.20', '212.60', '198.80', '200.00 从收入转入冻结', '11-23 18:00 前打款']) {
      expect(pageText()).toContain(text)
    }
    expect(namesOf('button')).toContain('提现 ¥200.00')
  })

  it('asks for the payment password, whose sixth digit submits, repeats after a wrong one, and leads to the list', async () => {
    seal()
    jest.spyOn(under, 'address').mockReturnValue('/pages/user/money')
    const replaced = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
    let tries = 0
    const { asked } = await showPage(WithdrawAddPage, {
      user: cat,
      params: { amount: '20000' },
      answers: {
        ...answers,
        '/bctWithdraw/add': () => {
          tries += 1
          return tries === 1 ? refused('WRONG_PASSWORD', '', { left: 3 }) : row({ amount: fen(20_000) })
        },
      },
    })
    const adds = () => asked.filter(({ path }) => path === '/bctWithdraw/add')
    click(byRole('button', '提现 ¥200.00'))
    await settle()
    expect(namesOf('button').filter((name) => name.includes('提交中'))).toEqual([])
    type('6 位数字', '11122')
    await settle()
    expect(adds()).toHaveLength(0)
    type('6 位数字', '111222')
    await settle()
    expect(pageText()).toContain('支付密码有误，还可尝试 3 次')
    type('6 位数字', '135790')
    type('6 位数字', '135790')
    await settle()
    expect(adds()).toHaveLength(2)
    expect(adds()[1]?.input).toMatchObject({ amount: 20_000, way: 'wechat', payee: null })
    // The command's number is inside.
    const again: object = adds()[1]?.input ?? {}
    expect(Reflect.get(again, 'payPassword')).toBe(`sealed 135790|${String(Reflect.get(again, 'clientNo'))}`)
    expect(replaced).toHaveBeenCalledWith('/pages/user/withdraw')
  })

  it('sends the fee that it shows; told that there is another, it shows that, keeps what was typed, and sends it', async () => {
    seal()
    jest.spyOn(under, 'address').mockReturnValue('/pages/user/money')
    jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
    let parts = 60
    const { asked } = await showPage(WithdrawAddPage, {
      user: cat,
      params: { amount: '20000' },
      answers: {
        ...answers,
        '/bctWithdraw/getInfo': () => info({ feeBasisPoints: parts }),
        '/bctWithdraw/add': () => {
          if (parts === 100) return row({ amount: fen(20_000) })
          parts = 100
          return refused('MOVED', '手续费现为 ¥2.00，请看过再提交', { fee: 200 })
        },
      },
    })
    const send = async () => {
      click(byRole('button', '提现 ¥200.00'))
      await settle()
      type('6 位数字', '135790')
      await settle()
    }
    await send()
    for (const text of ['手续费现为 ¥2.00，请看过再提交', '手续费 1 %', '198.00']) expect(pageText()).toContain(text)
    await send()
    const adds = asked.filter(({ path }) => path === '/bctWithdraw/add')
    expect(adds.map(({ input }) => Reflect.get(input, 'fee') as unknown)).toEqual([120, 200])
  })

  it('keeps the form after a lost answer and repeats the same command', async () => {
    seal()
    const { asked } = await showPage(WithdrawAddPage, {
      user: cat,
      params: { amount: '20000' },
      answers: { ...answers, '/bctWithdraw/add': () => ({ ok: false, error: { kind: 'timeout' } }) },
    })
    for (const pin of ['135790', '135790']) {
      click(byRole('button', '提现 ¥200.00'))
      await settle()
      type('6 位数字', pin)
      await settle()
      expect(pageText()).toContain('不会重复提现')
    }
    const adds = asked.filter(({ path }) => path === '/bctWithdraw/add')
    expect(adds).toHaveLength(2)
    expect(adds[1]).toEqual(adds[0])
  })

  it.each([
    ['500', '超出可提现金额 412.60', fen(200_000)],
    ['9.99', '最低提现 10.00', fen(200_000)],
    ['300.01', '今日还可提现 300.00', fen(30_000)],
    ['20.001', '金额最多 2 位小数', fen(200_000)],
  ])('says on the button, while it is typed, what is wrong with %s', async (typed, reason, dayLeft) => {
    const given = { ...answers, '/bctWithdraw/getInfo': () => info({ dayLeft }) }
    const { asked } = await showPage(WithdrawAddPage, { user: cat, answers: given })
    type('0.00', typed)
    await settle()
    const button = byRole('button', reason)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    click(button)
    await settle()
    expect(asked.map(({ path }) => path)).not.toContain('/bctWithdraw/add')
    expect(pageText()).not.toContain(`${typed} 从收入转入冻结`)
  })

  it('says in every empty box of the payee what it takes', async () => {
    const given = { ...answers, '/bctWithdraw/getInfo': () => info({ payees: [] }) }
    await showPage(WithdrawAddPage, { user: cat, answers: given })
    click(byRole('radio', '银行卡'))
    await settle()
    const hints = [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder)
    expect(hints).toEqual(['0.00', '请填写收款人', '请填写银行卡号', '请填写开户银行'])
  })

  it('explains why nothing can be withdrawn while one is open', async () => {
    await showPage(WithdrawAddPage, {
      user: cat,
      answers: { ...answers, '/bctWithdraw/getInfo': () => info({ open: row({}) }) },
    })
    expect(pageText()).toContain('有一笔 50.00 的提现处理中')
    expect(byRole('button', '有一笔提现处理中').getAttribute('aria-disabled')).toBe('true')
  })

  it('is closed where the platform forbids it, and says so', async () => {
    const closed = { ...answers, '/bctWithdraw/getInfo': () => info({ enabled: false }) }
    await showPage(WithdrawAddPage, { user: cat, answers: closed })
    expect(pageText()).toContain('暂不支持提现')
    expect(namesOf('button').some((name) => name.startsWith('提现'))).toBe(false)
    leavePage()
    await showPage(WithdrawPage, { user: cat, answers: closed })
    expect(pageText()).toContain('当前平台暂未开放提现')
    expect(namesOf('button')).not.toContain('提现')
  })

  it('sets a payment password first when there is none', async () => {
    seal()
    const { asked } = await showPage(WithdrawAddPage, {
      user: cat,
      params: { amount: '20000' },
      answers: {
        ...answers,
        '/user/payPassword': () => ({ isSet: false, left: 5, lockedUntil: null, above: 20_000 }),
        '/user/setPayPassword': () => ({ isSet: true }),
        '/bctWithdraw/add': () => row({}),
      },
    })
    const wentBack = jest.spyOn(under, 'back').mockImplementation(() => undefined)
    jest.spyOn(under, 'address').mockReturnValue('/pages/user/withdraw?stamp=AB')
    click(byRole('button', '提现 ¥200.00'))
    await settle()
    expect(pageText()).toContain('请先设置支付密码')
    await fill(['founder', '135790', '135790'])
    click(byRole('button', '保存并提现 ¥200.00'))
    await settle()
    expect(asked.find(({ path }) => path === '/user/setPayPassword')?.input).toMatchObject({
      proof: 'founder',
      password: 'sealed 135790|payPassword--founder-',
      proofPassword: 'sealed founder',
    })
    expect(asked.find(({ path }) => path === '/bctWithdraw/add')?.input).toMatchObject({
      payPassword: expect.stringMatching(/^sealed 135790\|withdraw-/) as unknown,
    })
    expect(wentBack).toHaveBeenCalledTimes(1)
  })
})
