import { cityWith } from '../../support/access'
import MoneyPage from '@/pages/wallet/money'
import { navigation } from '@/platform/navigation/navigation'
import { loadingAfterMs } from '@/platform/prompt/times'
import { fen } from '@contract/money'
import type { ApiOutput } from '@contract/endpoints/all'
import { byRole, namesOf } from '../support/press'
import { write } from '../support/write-named'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import type { GivenAnswers } from '../../support/app/given-api'
import { unanswered } from '../../support/app/given-api'
import { givenSite } from '../../support/app/site'

type Page = ApiOutput<'/bctMoney/list'>

const row = (entryId: number, memo: string, direction: 'in' | 'out', amount: number, balance: number, at: string) => ({
  entryId,
  type: 'x',
  direction,
  amount: fen(amount),
  balance: fen(balance),
  memo,
  reference: '',
  refType: '',
  refId: 0,
  at: Date.parse(at),
})

const first = row(3, '充值', 'in', 20_000, 128_640, '2026-11-21T08:02:00+08:00')
const second = row(2, '付款转冻结 · 新米', 'out', 3_400, 108_640, '2026-10-20T09:20:00+08:00')
const page = (data: Page['data'], current: number, last: number): Page => ({
  data,
  current_page: current,
  last_page: last,
  per_page: 15,
  total: 2,
  ...(current < last && { cursor: 'next' }),
})

const answers: GivenAnswers = {
  ...answersToCat,
  '/bctMoney/list': ({ kind, page: at }) => {
    if (kind === 'income') return page([], 1, 1)
    return Number(at) === 2 ? page([second], 2, 2) : page([first], 1, 2)
  },
}

afterEach(leavePage)

/** An order of 34.00 that ended: what left the frozen account, newest first. */
const released = ([amount, balance]: readonly [number, number], at: number) => ({
  ...row(20 + at, '成交放款', 'out', amount, balance, '2026-11-21T09:00:00+08:00'),
  type: 'order_done',
  reference: 'D261120-0047',
  refType: 'order',
  refId: 47,
  sellerBlockNo: 3021,
})

describe('the frozen account', () => {
  it('tells the end of an order as one amount, which leads to the order, and never the seller’s fee as the buyer’s', async () => {
    const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const hold = row(9, '付款转冻结 · 新米', 'in', 3_400, 22_900, '2026-11-20T09:20:00+08:00')
    const parts = (
      [
        [10, 19_500],
        [24, 19_510],
        [3_366, 19_534],
      ] as const
    ).map(released)
    await showPage(MoneyPage, {
      user: cat,
      params: { kind: 'frozen' },
      answers: { ...answers, '/bctMoney/list': () => page([...parts, hold], 1, 1) },
    })
    expect(pageText()).toContain('−34.00')
    expect(pageText()).toContain('余 195.00')
    for (const part of ['0.10', '0.24', '33.66', '成交放款', '共 2 条']) expect(pageText()).not.toContain(part)
    const [row47] = namesOf('button').filter((name) => name.startsWith('放款给 3021'))
    click(byRole('button', row47 ?? ''))
    expect(opened).toHaveBeenCalledWith('/pages/order/info?id=47')
  })
})

describe('the money page', () => {
  it('shows the total, its three parts, and that the books agree', async () => {
    await showPage(MoneyPage, { user: cat, answers })
    for (const text of ['1,992.20', '1,286.40', '293.20', '412.60', '账目核对一致 09:40']) {
      expect(pageText()).toContain(text)
    }
  })

  it('waits for its records with lines of a ledger, not with rows of a board', async () => {
    await showPage(MoneyPage, { user: cat, answers: { ...answers, '/bctMoney/list': () => unanswered } })
    await new Promise((resolve) => setTimeout(resolve, loadingAfterMs + 100))
    await settle()
    const waiting = (part: string) => document.querySelectorAll(`[role="status"] .row ${part}`)
    expect(waiting('.title')).toHaveLength(5)
    for (const part of ['.picture', '.button']) expect(waiting(part)).toHaveLength(0)
  })

  it('shows records by month with sign and what was left', async () => {
    await showPage(MoneyPage, { user: cat, answers })
    for (const text of ['2026 年 11 月', '充值', '+200.00', '余 1,286.40']) expect(pageText()).toContain(text)
  })

  it('loads the next page and ends with how many there were', async () => {
    await showPage(MoneyPage, { user: cat, answers })
    click(byRole('button', '看更多'))
    await settle()
    for (const text of ['2026 年 10 月', '−34.00', '共 2 条，到底了']) expect(pageText()).toContain(text)
  })

  it('shows another account’s records, and says when there are none', async () => {
    await showPage(MoneyPage, { user: cat, answers })
    click(byRole('checkbox', '收入'))
    await settle()
    expect(pageText()).toContain('暂无相关数据')
  })

  it('is narrowed to a kind of record, and tells its sums', async () => {
    const sums = { in: fen(20_000), out: fen(0), opening: fen(108_640), closing: fen(128_640) }
    const { asked } = await showPage(MoneyPage, {
      user: cat,
      answers: { ...answers, '/bctMoney/list': () => ({ ...page([first], 1, 1), sums }) },
    })
    click(byRole('checkbox', '类型'))
    await settle()
    click(byRole('radio', '充值'))
    await settle()
    expect(asked.at(-1)).toEqual({ path: '/bctMoney/list', input: { kind: 'available', group: 'recharge' } })
    expect(byRole('text', '+200.00 元')).toBeTruthy()
    expect(pageText()).not.toContain('期末 1,286.40')
  })

  it('is narrowed to any days, which the statement then offers first', async () => {
    const sums = { in: fen(20_000), out: fen(0), opening: fen(108_640), closing: fen(128_640) }
    const { asked } = await showPage(MoneyPage, {
      user: cat,
      answers: {
        ...answers,
        '/bctMoney/list': () => ({ ...page([first], 1, 1), sums }),
        '/bctMoney/download': () => ({ fileName: '可用.csv', csv: '', rows: 1, sums }),
      },
    })
    click(byRole('checkbox', '日期'))
    await settle()
    await write('开始日期', '2026-11-20')
    await write('结束日期', '2026-11-03')
    expect(byRole('button', '开始日期不能晚于结束日期').getAttribute('aria-disabled')).toBe('true')
    await write('结束日期', '2026-11-21')
    click(byRole('button', '确定'))
    await settle()
    const days = { from: '2026-11-20', to: '2026-11-21' }
    expect(asked.at(-1)).toEqual({ path: '/bctMoney/list', input: { kind: 'available', ...days } })
    for (const text of ['2026-11-20 至 2026-11-21', '期初余额', '1,086.40', '进账合计'])
      expect(pageText()).toContain(text)
    click(byRole('button', '导出'))
    await settle()
    click(byRole('button', '生成对账单'))
    await settle()
    expect(asked.at(-1)).toEqual({ path: '/bctMoney/download', input: { kind: 'available', ...days } })
  })

  it('gives the statement out with both balances', async () => {
    const { asked } = await showPage(MoneyPage, {
      user: cat,
      answers: {
        ...answers,
        '/bctMoney/download': () => ({
          fileName: '可用-近30天.csv',
          csv: '\uFEFF时间,金额\r\n',
          rows: 7,
          sums: { in: fen(56_500), out: fen(19_390), opening: fen(91_530), closing: fen(128_640) },
        }),
      },
    })
    click(byRole('button', '导出'))
    await settle()
    click(byRole('button', '生成对账单'))
    await settle()
    expect(asked.at(-1)).toMatchObject({ path: '/bctMoney/download', input: { kind: 'available' } })
    for (const text of ['可用-近30天.csv', '7 条记录', '915.30', '1,286.40']) expect(pageText()).toContain(text)
    expect(byRole('button', '下载')).toBeTruthy()
  })

  it('hides what the platform forbids, and nothing else', async () => {
    const site = { ...givenSite, ...cityWith({ recharge: 'closed' }) }
    await showPage(MoneyPage, { user: cat, answers: { ...answers, '/index/config': () => site } })
    expect(namesOf('button')).toContain('提现')
    expect(namesOf('button')).not.toContain('充值')
    leavePage()
    const other = { ...givenSite, ...cityWith({ withdraw: 'closed' }) }
    await showPage(MoneyPage, { user: cat, answers: { ...answers, '/index/config': () => other } })
    expect(namesOf('button')).toContain('充值')
    expect(namesOf('button')).not.toContain('提现')
  })

  it('begins with the account its address names', async () => {
    const { asked } = await showPage(MoneyPage, { user: cat, answers, params: { kind: 'frozen' } })
    expect(asked).toContainEqual({ path: '/bctMoney/list', input: { kind: 'frozen' } })
  })

  it('shows a failure and gets over it', async () => {
    let isDown = true
    await showPage(MoneyPage, {
      user: cat,
      answers: {
        ...answers,
        '/bctMoney/list': () => (isDown ? { ok: false, error: { kind: 'http', status: 503 } } : page([first], 1, 1)),
      },
    })
    expect(pageText()).toContain('服务异常，请重试')
    isDown = false
    click(byRole('button', '重试'))
    await settle()
    expect(pageText()).toContain('充值')
  })

  it('asks a guest to log in and asks the server nothing', async () => {
    const { asked } = await showPage(MoneyPage, { answers })
    expect(pageText()).toContain('登录后查看资金')
    expect(asked).toEqual([])
  })
})

describe('turning income into available money', () => {
  const open = async (extra: GivenAnswers) => {
    const shown = await showPage(MoneyPage, { user: cat, answers: { ...answers, ...extra } })
    click(byRole('button', '收入转可用'))
    await settle()
    return shown
  }

  it('sends the amount in fen under a number of its own and loads the wallet anew', async () => {
    const { asked } = await open({ '/bctMoney/turn': () => ({ available: fen(169_900), income: fen(0) }) })
    asked.length = 0
    click(byRole('button', '转 ¥412.60'))
    await settle()
    expect(asked[0]).toMatchObject({ path: '/bctMoney/turn', input: { amount: 41_260 } })
    expect(asked.map(({ path }) => path)).toContain('/user/assets')
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('keeps the sheet after a lost answer and repeats the same command', async () => {
    const { asked } = await open({ '/bctMoney/turn': () => ({ ok: false, error: { kind: 'timeout' } }) })
    click(byRole('button', '转 ¥412.60'))
    await settle()
    expect(pageText()).toContain('不会重复转')
    click(byRole('button', '转 ¥412.60'))
    await settle()
    const turns = asked.filter(({ path }) => path === '/bctMoney/turn')
    expect(turns).toHaveLength(2)
    expect(turns[1]).toEqual(turns[0])
  })
})
