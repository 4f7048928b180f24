import { expandAtom, loadExpandAtom } from '@/features/expand/atoms'
import { areaIdAtom } from '@/lib/session/atoms'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import type { PayView } from '@contract/endpoints/money/pay'
import type { GivenAnswers } from '../../support/app/given-api'
import { unanswered } from '../../support/app/given-api'
import { click, leavePage, pageText, settle, signIn } from '../session/people'
import { watchFrames } from '../support/frames'
import { byRole, namesOf, tapTwice } from '../support/press'
import { info, mine, next, purchase, round } from './answers'
import { open, pay } from './open'

const press = async (role: 'button' | 'menuitem', name: string) => {
  click(byRole(role, name))
  await settle()
}

const sent = (asked: readonly { path: string; input: object }[], path: string) =>
  asked.filter((one) => one.path === path).map(({ input }) => input)

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('an open round of slots', () => {
  it('shows the slots of the own block as one picture, the prices with what is chosen, what is left and what comes next', async () => {
    await open()
    expect(namesOf('img')).toContain('已有 3 个格位，在用 2 个；准备再买 1 个')
    await press('button', '增加加几个格位')
    await press('button', '增加加几个格位')
    expect(namesOf('img')).toContain('已有 3 个格位，在用 2 个；准备再买 3 个')
    for (const words of [
      '第 4 期 · 格位 · 到 11-30 24:00',
      '128 号的格位',
      '9.90 × 2',
      '19.80',
      '买 2 个',
      '37 / 120 个',
      '12-01 07:00 开放，200 块，99.00 起',
      '¥39.70',
    ])
      expect(pageText()).toContain(words)
  })

  it('reserves what is chosen for the amount that is seen, and goes to the cashier', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const { asked } = await open({}, { extra: { '/bctExpand/add': () => purchase } })
    await press('button', '买 1 个')
    expect(sent(asked, '/bctExpand/add')).toEqual([
      expect.objectContaining({ roundId: 4, ver: 2, count: 1, amount: 990 }),
    ])
    expect(went).toHaveBeenCalledWith('/pages/expand/index?payNo=P9')
  })

  it('asks how it ended after a lost answer, under the same number', async () => {
    let isLost = true
    const add = () => (isLost ? ({ ok: false, error: { kind: 'timeout' } } as const) : purchase)
    jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const { asked } = await open({}, { extra: { '/bctExpand/add': add } })
    await press('button', '买 1 个')
    expect(pageText()).toContain('未收到结果，可能已下单成功')
    await press('button', '关闭')
    isLost = false
    await press('button', '核对是否下单')
    const [first, second] = sent(asked, '/bctExpand/add')
    expect(second).toEqual(first)
  })

  it.each([
    ['SOLD_OUT', '本期格位已售完，没有扣款'],
    ['PRICE_CHANGED', '价格已变更，没有扣款'],
    ['BLOCK_TRANSFER', '区块转让中，不能购买格位'],
    ['CLOSED', '本期已结束，没有扣款'],
  ] as const)('says why it was refused: %s', async (reason, words) => {
    const refused = { ok: false, error: { kind: 'refused', reason, msg: '', data: {} } } as const
    await open({}, { extra: { '/bctExpand/add': () => refused } })
    await press('button', '买 1 个')
    expect(pageText()).toContain(words)
  })

  it('leads to what waits for its money, which can be given back', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    const { asked } = await open({ mine: { ...mine, unpaid: purchase } }, { extra: { '/bctPay/cancel': () => pay } })
    expect(pageText()).toContain('3 个格位待付款 ¥39.70')
    await press('button', '去付款')
    expect(went).toHaveBeenCalledWith('/pages/expand/index?payNo=P9')
    await press('button', '取消')
    await press('button', '取消购买')
    expect(sent(asked, '/bctPay/cancel')).toEqual([expect.objectContaining({ payNo: 'P9', ver: 1 })])
  })

  it('shows a guest a sample and lets him in', async () => {
    await open({ mine: null }, { user: null })
    expect(pageText()).toContain('格位示例')
    await press('button', '登录后买格位')
    expect(pageText()).toContain('请输入 16 位创始密码')
  })

  it.each([
    ['goes on', mine, 1],
    ['is read first at another price', { ...mine, capacity: 5 }, 0],
  ])('what a guest wanted %s after the login', async (_how, own, count) => {
    jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    let known: typeof mine | null = null
    const extra: GivenAnswers = {
      '/bctExpand/info': () => info({ mine: known }),
      '/bctExpand/add': () => ({ ...purchase, count: 1 }),
    }
    const { asked, store } = await open({}, { user: null, extra })
    await press('button', '登录后买格位')
    known = own
    await signIn(store)
    expect(sent(asked, '/bctExpand/add')).toHaveLength(count)
  })

  it('sets a reminder of the next round, and takes it back', async () => {
    let reminds = false
    const remind = () => {
      reminds = !reminds
      return { on: reminds }
    }
    const { asked } = await open(
      {},
      { extra: { '/bctExpand/remind': remind, '/bctExpand/info': () => info({ next: { ...next, reminds } }) } },
    )
    await press('button', '提醒我')
    await press('button', '已设提醒')
    expect(sent(asked, '/bctExpand/remind')).toEqual([
      { roundId: 5, on: 1 },
      { roundId: 5, on: 0 },
    ])
  })

  it('sets one reminder, however quickly it is tapped', async () => {
    const { asked } = await open(
      {},
      { extra: { '/bctExpand/remind': () => ({ on: true }), '/bctExpand/info': () => info({ next }) } },
    )
    tapTwice(byRole('button', '提醒我'))
    await settle()
    expect(sent(asked, '/bctExpand/remind')).toEqual([{ roundId: 5, on: 1 }])
  })

  it('has the menu of specification §2 with the city of the setting, and each entry leads on', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await open({ priceAreaId: 12 })
    for (const entry of ['档案', '12 区价格表', '扩容说明']) {
      await press('button', '更多')
      await press('menuitem', entry)
    }
    expect(went.mock.calls.map(([address]) => address)).toEqual([
      '/pages/archive/index?type=expand',
      '/pages/expand/price',
      '/pages/rich/index?key=expand',
    ])
  })
})

describe('a city without an open round of slots', () => {
  it('says that the module is closed', async () => {
    await open({ enabled: false, round: null, next: null })
    expect(pageText()).toContain('本城暂未开放扩容')
  })

  it('says that there is none now and which comes next', async () => {
    await open({ round: next, next: null })
    expect(pageText()).toContain('本城暂无开放的扩容')
    expect(pageText()).toContain('第 5 期 · 新区 5000–5199')
  })

  it('leads to the rounds that have ended', async () => {
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await open({ round: null, next: null })
    await press('button', '看档案')
    expect(went).toHaveBeenCalledWith('/pages/archive/index?type=expand')
  })

  it('shows the numbers of a round of plots with their prices', async () => {
    await open({ round: { ...next, state: 'open' }, next: null, mine: null })
    for (const words of ['本期号段', '5000–5199', '¥99.00', '200 / 200 块', '购买区块'])
      expect(pageText()).toContain(words)
  })

  it('says that it failed, and tries again', async () => {
    let isDown = true
    const answer = () => (isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : info())
    await open({}, { extra: { '/bctExpand/info': answer } })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('128 号的格位')
  })
})

describe('the cashier of slots', () => {
  const extra: GivenAnswers = {
    '/bctPay/info': () => pay,
    '/bctPay/check': () => pay,
    '/bctExpand/purchase': () => purchase,
  }
  const paying = (): GivenAnswers => {
    let state: PayView['state'] = 'unpaid'
    const paid = { '/bctPay/submit': () => ({ ...pay, state: (state = 'paid') }) } satisfies GivenAnswers
    return { ...extra, ...paid, '/bctPay/info': () => ({ ...pay, state }) }
  }

  it('shows what is bought, each part at its price, where the money goes, and pays', async () => {
    // The purchase of another own block: the one that the person acts as has none.
    const { asked, store } = await open(
      { mine: { ...mine, unpaid: { ...purchase, payNo: 'P1', lines: [] } }, round },
      { params: { payNo: 'P9' }, extra: paying() },
    )
    for (const words of ['128 号，3 个格位', '第 4–5 个', '9.90 × 2', '城市财库，不收手续费', '¥39.70'])
      expect(pageText()).toContain(words)
    expect(sent(asked, '/bctExpand/purchase')).toEqual([{ expandId: 9 }])
    jest.spyOn(under, 'address').mockReturnValue('/pages/expand/index')
    const back = jest.spyOn(under, 'back').mockImplementation(() => undefined)
    await store.set(loadExpandAtom, 3253)
    await press('button', '付款 ¥39.70')
    for (const words of ['付款结果', '扩容完成，增加 3 个格位', '现在共 6 个格位']) expect(pageText()).toContain(words)
    expect(back).not.toHaveBeenCalled()
    // The page below never says 去付款 of what is paid, and has its fresh slots before one comes back.
    expect(sent(asked, '/bctExpand/info')).toHaveLength(2)
    expect(sent(asked, '/bctPay/submit')).toEqual([
      expect.objectContaining({ payNo: 'P9', ver: 1, channel: 'balance' }),
    ])
    await press('button', '看格位')
    expect(back).toHaveBeenCalledTimes(1)
    expect(store.get(expandAtom).tag).toBe('ready')
  })

  it('is never an empty page: it stands until its result is known, and then the result does', async () => {
    let isPaid = false
    const submit = () => ((isPaid = true), { ...pay, state: 'paid' as const })
    const slow = { ...extra, '/bctPay/submit': submit, '/bctPay/info': () => (isPaid ? unanswered : pay) }
    await open({ mine, round }, { params: { payNo: 'P9' }, extra: slow })
    await press('button', '付款 ¥39.70')
    expect(pageText()).toContain('128 号，3 个格位')
    expect(namesOf('button')).toContain('付款 ¥39.70')
    leavePage()
    await open({ mine, round }, { params: { payNo: 'P9' }, extra: paying() })
    const { seen, stop } = watchFrames()
    await press('button', '付款 ¥39.70')
    stop()
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter(({ title, keys }) => title === '' || keys.length === 0)).toEqual([])
    expect(seen.at(-1)?.title).toBe('付款结果')
    expect(seen.at(-1)?.keys).toContain('看格位')
  })

  it('knows the round of the block’s own city anew, and leads there, whichever city is chosen', async () => {
    const elsewhere = { ...paying(), '/bctExpand/purchase': () => ({ ...purchase, areaId: 9 }) }
    const { asked, store } = await open({ mine, round }, { params: { payNo: 'P9' }, extra: elsewhere })
    await press('button', '付款 ¥39.70')
    expect(sent(asked, '/bctExpand/info')).toEqual([{ areaId: 9 }])
    jest.spyOn(under, 'address').mockReturnValue('/pages/expand/index')
    jest.spyOn(under, 'back').mockImplementation(() => undefined)
    await press('button', '看格位')
    expect(store.get(areaIdAtom)).toBe(9)
  })

  it('never says of what closed instead that it is done, nor has the page below read anew for it', async () => {
    let state: PayView['state'] = 'unpaid'
    const { asked, store } = await open(
      { mine, round },
      {
        params: { payNo: 'P9' },
        extra: {
          ...extra,
          '/bctPay/submit': () => ((state = 'closed'), { ...pay, state: 'paid' as const }),
          '/bctPay/info': () => ({ ...pay, state }),
        },
      },
    )
    await store.set(loadExpandAtom, 3253)
    const read = sent(asked, '/bctExpand/info').length
    await press('button', '付款 ¥39.70')
    expect(pageText()).toContain('已关闭，没有扣款')
    expect(pageText()).not.toContain('扩容完成')
    expect(sent(asked, '/bctExpand/info')).toHaveLength(read)
  })

  it('says that it is closed, and that an unknown one is not there', async () => {
    await open(
      {},
      { params: { payNo: 'P9' }, extra: { ...extra, '/bctPay/info': () => ({ ...pay, state: 'closed' }) } },
    )
    expect(pageText()).toContain('已关闭，没有扣款')
    leavePage()
    const missing = { ok: false, error: { kind: 'refused', reason: 'NOT_FOUND', msg: '', data: {} } } as const
    await open({}, { params: { payNo: 'P9' }, extra: { '/bctPay/info': () => missing } })
    expect(pageText()).toContain('未找到该付款单，没有扣款')
  })

  it('lets a guest in first', async () => {
    await open({ mine: null }, { user: null, params: { payNo: 'P9' } })
    expect(pageText()).toContain('登录后付款')
  })
})
