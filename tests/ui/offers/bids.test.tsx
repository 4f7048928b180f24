import type { BuyView } from '@contract/endpoints/market/bids'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import BuyPayPage from '@/pages/offer/buyPay'
import MyBuysPage from '@/pages/orders/buy'
import { bidView } from '../../support/app/bid-view'
import { item } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, text, visit } from '../support/trade-page'

afterEach(leave)

const unpaid = bidView({
  buyId: 71,
  state: 'unpaid',
  expireAt: null,
  payBefore: noonMs + 872_000,
  amountLeft: fen(0),
  acts: ['pay', 'cancel'],
})

describe('the cashier of a bid', () => {
  const paid: PayView = {
    payNo: 'P9',
    bizType: 'buy',
    bizId: 71,
    ver: 5,
    subject: '社区大米',
    amount: fen(3_250),
    state: 'paid',
    expireAt: 0,
    createdAt: 0,
  }
  const purse = (available: number) => () =>
    ok({
      available: fen(available),
      frozen: fen(100),
      income: fen(0),
      total: fen(available),
      points: 0,
      holds: 1,
      late: 0,
    })
  const open = (more: Network = {}, nowMs = noonMs, bid: BuyView = unpaid) =>
    visit(BuyPayPage, {
      network: { '/bctBuy/info': () => ok({ ...bid, item: item() }), '/user/assets': purse(10_000), ...more },
      params: { buyId: String(bid.buyId) },
      nowMs,
    })

  it('shows the clock, the bill, until when it is frozen and what comes back', async () => {
    await open()
    for (const words of [
      '14:32',
      '6.50 × 5 千克',
      '付款后 7 天，到期退回',
      '现在 100.00',
      '付款后 67.50',
      '付款后 33.50',
    ])
      expect(text()).toContain(words)
    expect(text()).toContain('到期或提前关闭，未成交部分全额退回可用余额')
  })

  it('pays with the version that was seen and leads to my bids', async () => {
    const { on, opened } = await open({ '/bctPay/submit': () => ok(paid) })
    await press(byRole('button', '付款 ¥32.50'))
    expect(on('/bctPay/submit')[0]?.input).toMatchObject({ payNo: 'P9', ver: 4, channel: 'balance' })
    expect(opened).toEqual(['/pages/order/paid?buyId=71'])
  })

  it('asks how it ended when the answer was lost', async () => {
    let asked = 0
    const check = () => ok((asked += 1) === 1 ? { ...paid, state: 'unpaid' as const } : paid)
    const { on, opened } = await open({ '/bctPay/submit': lost, '/bctPay/check': check })
    await press(byRole('button', '付款 ¥32.50'))
    // Once when the cashier opened, once for the lost answer.
    expect(on('/bctPay/check')).toHaveLength(2)
    expect(opened).toEqual(['/pages/order/paid?buyId=71'])
  })

  it('says how much is missing when the server says so, and leads to recharging', async () => {
    const { opened } = await open({ '/bctPay/submit': () => refused('NOT_ENOUGH', { missing: 1_240 }) })
    await press(byRole('button', '付款 ¥32.50'))
    expect(text()).toContain('余额不够，差 ¥12.40，没有扣款')
    await press(answer())
    expect(opened).toEqual(['/pages/user/recharge'])
  })

  it('counts down to 7:00 instead of paying', async () => {
    await open({}, Date.UTC(2026, 10, 20, 22, 30))
    expect(namesOf('button')).toContain('07:00 开市，还剩 30 分 0 秒')
  })

  it('shows no cashier for the bid of somebody else', async () => {
    await open({}, noonMs, { ...unpaid, mine: false })
    expect(text()).toContain('未找到该求购')
  })
})

describe('my bids', () => {
  const page = (rows: BuyView[]) => () =>
    ok({
      data: rows,
      total: rows.length,
      current_page: 1,
      last_page: 1,
      per_page: 15,
      items: [],
      groups: { mine: 1, running: 12, ended: 40 },
    })
  const ended = bidView({ buyId: 72, state: 'expired', amountLeft: fen(0), acts: ['renew'] })
  const open = (more: Network = {}) =>
    visit(MyBuysPage, {
      network: { '/bctBuy/list': page([unpaid, bidView(), ended]), ...more },
      params: { tab: 'bids' },
    })

  it('puts what waits for me first, and shows what is left and frozen', async () => {
    const { on } = await open()
    expect(on('/bctBuy/list')[0]?.input).toMatchObject({ mine: 1, areaId: 3253 })
    const order = ['轮到我1', '等成交12', '已结束40'].map((words) => text().indexOf(words))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(-1)
    for (const words of ['余 3 / 5 千克', '冻结 ¥19.50', '已到期']) expect(text()).toContain(words)
  })

  it('leads an unpaid one to its cashier', async () => {
    const { opened } = await open()
    await press(byRole('button', '付款 ¥32.50'))
    expect(opened).toEqual(['/pages/index/buyPay?buyId=71'])
  })

  it('closes one after saying how much comes back', async () => {
    const { on } = await open({ '/bctBuy/close': () => ok(bidView({ state: 'closed', ver: 5, acts: ['renew'] })) })
    await press(byRole('button', '关闭求购'))
    expect(text()).toContain('剩余 3 千克 的求购将下架，冻结的 ¥19.50 立即退回可用余额，可用于购买，不能提现。')
    expect(on('/bctBuy/close')).toHaveLength(0)
    await press(answer())
    expect(on('/bctBuy/close')[0]?.input).toMatchObject({ id: 70, ver: 4 })
    expect(on('/bctBuy/list')).toHaveLength(2)
  })

  it('makes an ended one anew in one tap and leads to its cashier', async () => {
    const { on, opened } = await open({ '/bctBuy/renew': () => ok(bidView({ buyId: 90, state: 'unpaid' })) })
    await press(byRole('button', '重新发布'))
    expect(on('/bctBuy/renew')[0]?.input).toMatchObject({ id: 72, ver: 4 })
    expect(opened).toEqual(['/pages/index/buyPay?buyId=90'])
  })

  it('shows the fresh state when something moved meanwhile', async () => {
    const { on } = await open({ '/bctBuy/renew': () => refused('MOVED') })
    await press(byRole('button', '重新发布'))
    expect(text()).toContain('刚刚有变化')
    expect(on('/bctBuy/list')).toHaveLength(2)
  })

  it('shows the notice of a block that is set for transfer with its one button', async () => {
    await open({ '/bctBuy/renew': () => refused('BLOCK_TRANSFER') })
    await press(byRole('button', '重新发布'))
    expect(text()).toContain('区块已设置转让')
    expect(namesOf('button')).not.toContain('关闭')
  })

  it('repeats an act under the same number when its answer was lost', async () => {
    const { on } = await open({ '/bctBuy/renew': lost })
    await press(byRole('button', '重新发布'))
    await press(byRole('button', '重试'))
    expect(on('/bctBuy/renew')).toHaveLength(2)
    expect(new Set(on('/bctBuy/renew').map(({ input }) => input.clientNo)).size).toBe(1)
  })
})
