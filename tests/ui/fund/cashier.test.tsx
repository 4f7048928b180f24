import { fen } from '@contract/money'
import FundPage from '@/pages/fund/index'
import { under } from '@/platform/navigation/under'
import type { PayView } from '@contract/endpoints/money/pay'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused, unanswered } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { watchFrames } from '../support/frames'
import { namesOf } from '../support/press'
import { noonMs } from './answers'
import { press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('the cashier of a gift', () => {
  const pay: PayView = {
    payNo: 'P9',
    bizType: 'fund',
    bizId: 3,
    ver: 1,
    subject: '捐赠社区基金',
    amount: fen(2_000),
    state: 'unpaid',
    expireAt: noonMs + 900_000,
    createdAt: noonMs,
  }
  const extra: GivenAnswers = { '/bctPay/info': () => pay, '/bctPay/check': () => pay }

  it('shows where the money goes, pays, and goes back to the fund', async () => {
    let state: PayView['state'] = 'unpaid'
    const answers: GivenAnswers = {
      ...extra,
      '/bctPay/submit': () => ({ ...pay, state: (state = 'paid') }),
      '/bctPay/info': () => ({ ...pay, state }),
    }
    const { inputsTo } = await visit(FundPage, { params: { payNo: 'P9' }, answers })
    for (const words of ['捐赠社区基金', '社区基金，不收手续费', '捐赠后不退款']) expect(pageText()).toContain(words)
    jest.spyOn(under, 'address').mockReturnValue('/pages/fund/index')
    const back = jest.spyOn(under, 'back').mockImplementation(() => undefined)
    await press('button', '付款 ¥20.00')
    for (const words of ['付款结果', '捐赠成功，谢谢', '可在账本中查看']) expect(pageText()).toContain(words)
    await press('button', '看基金')
    expect(back).toHaveBeenCalledTimes(1)
    expect(inputsTo('/bctPay/submit')).toEqual([expect.objectContaining({ payNo: 'P9', ver: 1, channel: 'balance' })])
  })

  it('is never an empty page: it stands until its result is known, and then the result does', async () => {
    let state: PayView['state'] = 'unpaid'
    let isSlow = true
    const info = () => (state === 'paid' && isSlow ? unanswered : { ...pay, state })
    const submit = () => ({ ...pay, state: (state = 'paid' as const) })
    const answers: GivenAnswers = { ...extra, '/bctPay/submit': submit, '/bctPay/info': info }
    await visit(FundPage, { params: { payNo: 'P9' }, answers })
    await press('button', '付款 ¥20.00')
    expect(pageText()).toContain('捐赠社区基金')
    expect(namesOf('button')).toContain('付款 ¥20.00')
    leavePage()
    state = 'unpaid'
    isSlow = false
    await visit(FundPage, { params: { payNo: 'P9' }, answers })
    const { seen, stop } = watchFrames()
    await press('button', '付款 ¥20.00')
    stop()
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter(({ title, keys }) => title === '' || keys.length === 0)).toEqual([])
    expect(seen.at(-1)?.title).toBe('付款结果')
    expect(seen.at(-1)?.keys).toContain('看基金')
  })

  it('says that it is closed, and that an unknown one is not there', async () => {
    const closed: GivenAnswers = { ...extra, '/bctPay/info': () => ({ ...pay, state: 'closed' }) }
    await visit(FundPage, { params: { payNo: 'P9' }, answers: closed })
    expect(pageText()).toContain('已关闭，没有扣款')
    leavePage()
    await visit(FundPage, {
      params: { payNo: 'P9' },
      answers: { ...extra, '/bctPay/info': () => refused('NOT_FOUND') },
    })
    expect(pageText()).toContain('未找到该付款单，没有扣款')
  })

  it('lets a guest in first', async () => {
    await visit(FundPage, { user: null, params: { payNo: 'P9' } })
    expect(pageText()).toContain('登录后付款')
  })
})
