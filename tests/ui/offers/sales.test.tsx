import type { PayView } from '@contract/endpoints/money/pay'
import { pins } from '@contract/limits'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import PaysPage from '@/pages/orders/pay'
import MySalesPage from '@/pages/orders/sale'
import { navigation } from '@/platform/navigation/navigation'
import { sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const around = { current_page: 1, last_page: 1, per_page: 15 }

describe('my listings', () => {
  const rows = [
    sale({ saleId: 61, state: 'expired', mine: true, acts: ['renew'] }),
    sale({ mine: true, acts: ['edit', 'pause', 'off'] }),
  ]
  const open = (more: Network = {}) =>
    visit(MySalesPage, {
      network: { '/bctSale/list': () => ok({ data: rows, total: 2, ...around, items: [] }), ...more },
      params: { tab: 'listings' },
    })

  it('pauses at once and asks before taking off', async () => {
    const { on } = await open({
      '/bctSale/pause': () => ok(sale({ state: 'paused' })),
      '/bctSale/off': () => ok(sale({ state: 'off' })),
    })
    await press(byRole('button', '暂停'))
    expect(on('/bctSale/pause')[0]?.input).toMatchObject({ id: 60, ver: 1 })
    await press(byRole('button', '下架'))
    expect(on('/bctSale/off')).toHaveLength(0)
    await press(answer())
    expect(on('/bctSale/off')).toHaveLength(1)
    expect(on('/bctSale/list')).toHaveLength(3)
  })

  it('has what takes it away as the last of its keys, and what changes it as the first', async () => {
    await open()
    const keys = namesOf('button').filter((name) => ['修改', '暂停', '下架'].includes(name))
    expect(keys).toEqual(['修改', '暂停', '下架'])
  })

  it('leads to the form that changes it, in one tap', async () => {
    const { opened } = await open()
    await press(byRole('button', '修改'))
    expect(opened).toEqual(['/pages/index/saleAdd?saleId=60'])
  })

  it('puts an ended one on sale again in one tap', async () => {
    const { on } = await open({ '/bctSale/renew': () => refused('BLOCK_TRANSFER') })
    await press(byRole('button', '重新上架'))
    expect(on('/bctSale/renew')[0]?.input).toMatchObject({ id: 61 })
    expect(text()).toContain('区块已设置转让')
  })
})

describe('pinning a listing', () => {
  const onSale = sale({ mine: true, acts: ['edit', 'pause', 'off', 'top'] })
  const open = (facts: Partial<typeof onSale>, points: number, more: Network = {}) =>
    visit(MySalesPage, {
      network: {
        '/bctSale/list': () => ok({ data: [{ ...onSale, ...facts }], total: 1, ...around, items: [] }),
        '/user/getPoints': () => ok({ points }),
        ...more,
      },
      params: { tab: 'listings' },
    })
  const pinned = { ...onSale, pinnedUntil: noonMs + pins.ms }

  it('says what it costs, and shows the points that it took', async () => {
    const pointsRow = { content: '置顶商品', pointsAdd: -20, points: 13 }
    const { on } = await open({}, 33, { '/bctSale/top': () => ok({ ...pinned, pointsRow }) })
    await press(byRole('button', '置顶 24 小时'))
    expect(text()).toContain('将用去 20 人气值，商品在首页顶部展示 24 小时')
    expect(on('/bctSale/top')).toHaveLength(0)
    await press(answer())
    expect(on('/bctSale/top')[0]?.input).toMatchObject({ id: 60, ver: 1 })
    expect([on('/bctSale/list').length, on('/user/getPoints').length]).toEqual([2, 2])
    while (!text().includes('-20') && !text().includes('−20')) await settle()
    expect(text()).toContain('置顶商品')
  })

  it('says how many points are missing, on the button', async () => {
    const { on } = await open({}, 7)
    expect(byRole('button', '人气值不够，差 13').getAttribute('aria-disabled')).toBe('true')
    await press(byRole('button', '人气值不够，差 13'))
    expect(on('/bctSale/top')).toHaveLength(0)
  })

  it('says until when it is pinned, and offers it again afterwards', async () => {
    await open({ pinnedUntil: noonMs + pins.ms }, 40)
    expect(text()).toContain('已置顶，到 ')
    // No button for an act that is not possible: with it, 修改 would be alone on a second line.
    expect(namesOf('button').filter((name) => /^已?置顶/.test(name))).toEqual([])
    leave()
    await open({ pinnedUntil: noonMs }, 40)
    expect(namesOf('button')).toContain('置顶 24 小时')
  })

  it('is not offered where the server does not allow it', async () => {
    await open({ state: 'paused', acts: ['edit', 'resume', 'off'] }, 40)
    expect(namesOf('button')).not.toContain('置顶 24 小时')
  })

  it.each([
    ['LIMIT', {}, '商品已置顶，没有重复扣人气值'],
    ['NOT_ENOUGH', { points: 3 }, '人气值不够，差 3'],
  ] as const)('says what stood against it: %s', async (reason, data, words) => {
    const { on } = await open({}, 40, { '/bctSale/top': () => refused(reason, data) })
    await press(byRole('button', '置顶 24 小时'))
    await press(answer())
    expect(text()).toContain(words)
    expect(on('/bctSale/list')).toHaveLength(2)
  })
})

describe('pay orders', () => {
  const pay: PayView = {
    payNo: 'P9',
    bizType: 'buy',
    bizId: 71,
    ver: 4,
    subject: '社区大米',
    amount: fen(3_250),
    state: 'unpaid',
    expireAt: noonMs + 600_000,
    createdAt: noonMs,
  }
  const open = (more: Network = {}) =>
    visit(PaysPage, { network: { '/bctPay/list': () => ok({ data: [pay], total: 1, ...around }), ...more } })

  it('leads an unpaid one to its cashier', async () => {
    const { opened } = await open()
    await press(byRole('button', '付款 ¥32.50'))
    expect(opened).toEqual(['/pages/index/buyPay?buyId=71'])
  })

  it('leads on from an empty list to the board', async () => {
    const board = jest.spyOn(navigation, 'openTab').mockImplementation(() => undefined)
    await open({ '/bctPay/list': () => ok({ data: [], total: 0, ...around }) })
    expect(text()).toContain('暂无待付款')
    await press(byRole('button', '去逛逛'))
    expect(board).toHaveBeenCalled()
  })

  it('opens the one that the address names, in place of the list', async () => {
    const { opened } = await visit(PaysPage, {
      network: { '/bctPay/info': () => ok({ ...pay, bizType: 'order', bizId: 500, state: 'paid' }) },
      params: { payNo: 'P9' },
    })
    expect(opened).toEqual(['/pages/order/info?id=500'])
  })

  it('shows the list with a remark when the one that is meant is not mine', async () => {
    const { opened } = await visit(PaysPage, {
      network: {
        '/bctPay/info': () => refused('NOT_FOUND'),
        '/bctPay/list': () => ok({ data: [pay], total: 1, ...around }),
      },
      params: { payNo: 'P8' },
    })
    expect(text()).toContain('未找到该付款单')
    expect(text()).toContain('32.50')
    expect(opened).toEqual([])
  })

  it('cancels one after asking', async () => {
    const { on } = await open({ '/bctPay/cancel': () => ok({ ...pay, state: 'closed' }) })
    await press(byRole('button', '取消'))
    expect(on('/bctPay/cancel')).toHaveLength(0)
    await press(answer())
    expect(on('/bctPay/cancel')[0]?.input).toMatchObject({ payNo: 'P9', ver: 4 })
  })

  it('asks for another tab', async () => {
    const { on } = await open()
    await press(byRole('tab', '已付款'))
    expect(on('/bctPay/list').map(({ input }) => input.tab)).toEqual(['unpaid', 'paid'])
    expect(namesOf('tab')).toHaveLength(3)
  })
})
