import type { CartLine } from '@contract/endpoints/market/cart'
import { fen } from '@contract/money'
import type { RefusalReason } from '@contract/refusals'
import { useAddToCart } from '@/features/block-market/cart/use-add-to-cart'
import { serverClockAtom } from '@/lib/session/server-clock'
import CartPage from '@/pages/cart/index'
import { navigation } from '@/platform/navigation/navigation'
import { prompt } from '@/platform/prompt/prompt'
import { Pressable } from '@/ui/pressable/pressable'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage, signIn } from '../session/people'
import { byRole, namesOf, tapTwice } from '../support/press'

const line = (blockId: number, fault: CartLine['fault'], price = 10_000): CartLine => ({
  blockId,
  priceSeen: fen(10_000),
  addedAt: 1,
  fault,
  soldAt: fault === 'bought' ? Date.UTC(2026, 10, 20, 14, 10) : null,
  payNo: null,
  block: {
    blockId,
    ver: 3,
    areaId: 3253,
    areaName: '测试城',
    place: '北郊',
    blockNo: 2040 + blockId,
    name: '',
    thumbs: '',
    state: 'transfer',
    price: fen(price),
    until: Date.UTC(2026, 11, 8),
    capacity: 6,
    ownerName: '',
    mine: false,
    busyUntil: fault === 'reserved' ? Date.UTC(2026, 10, 22, 4, 14) : null,
    payNo: null,
    inCart: true,
  },
})

const lines = [line(1, null), line(2, null), line(3, 'priceChanged', 12_000), line(4, 'reserved'), line(5, 'bought')]
const cartOf = (all: readonly CartLine[]) => ({ lines: [...all], count: all.length, valid: 2, amount: fen(20_000) })
const refused = (reason: RefusalReason, data: Readonly<Record<string, unknown>> = {}) =>
  ({ ok: false, error: { kind: 'refused', reason, msg: '', data } }) as const

const noonMs = Date.parse('2026-11-21T12:00:00+08:00')

async function open(extra: GivenAnswers = {}, all: readonly CartLine[] = lines, nowMs = noonMs) {
  const answers = { ...answersToCat, '/block/carList': () => cartOf(all), ...extra } as GivenAnswers
  const shown = await showPage(CartPage, { user: cat, answers })
  shown.store.set(serverClockAtom, { now: () => nowMs, correct: () => undefined })
  await settle()
  return shown
}

const press = async (name: string, role: 'button' | 'checkbox' = 'button') => {
  click(byRole(role, name))
  await settle()
}

const sent = (asked: readonly { path: string; input: object }[], path: string) =>
  asked.filter((one) => one.path === path).map(({ input }) => input)

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
  window.localStorage.clear()
})

it('says of each line that the city has closed its block market, and checks nothing out', async () => {
  await open({}, [line(1, 'marketOff'), line(2, 'marketOff')])
  for (const words of ['区块市场未开放', '开放后可以购买']) expect(pageText()).toContain(words)
  expect(namesOf('button')).not.toContain('结算')
})

it('shows what can be bought, what has another price, and why the rest cannot be bought', async () => {
  await open()
  for (const words of [
    '价格已变化：100.00 → 120.00',
    '不可购买',
    '别人已预订',
    '12:14 未付款将自动释放',
    '已被买走',
    '11-20 22:10 过户',
    '¥200.00',
    '2 块',
  ])
    expect(pageText()).toContain(words)
})

it('checks out what is chosen, and leads to the cashier', async () => {
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const { asked } = await open({ '/block/carPay': () => ({ payNo: 'P7' }) } as unknown as GivenAnswers)
  await press('选 2042', 'checkbox')
  await press('结算')
  expect(sent(asked, '/block/carPay')).toEqual([
    expect.objectContaining({ lines: [{ blockId: 1, ver: 3, price: 10_000 }] }),
  ])
  expect(went).toHaveBeenCalledWith('/pages/user/pay?payNo=P7')
})

it('says what moved, and buys the rest in one tap under another number', async () => {
  jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const told = [
    { blockId: 1, fault: null, ver: 3, price: 10_000 },
    { blockId: 2, fault: 'reserved', ver: 3 },
  ]
  const { asked } = await open({ '/block/carPay': () => refused('SOLD_OUT', { lines: told }) })
  await press('结算')
  expect(pageText()).toContain('2 块里有 1 块刚有变化，所以都未下单，没有扣款。')
  await press('买另外 1 块 ¥100.00')
  const [first, second] = sent(asked, '/block/carPay') as { clientNo: string; lines: object[] }[]
  expect(second?.lines).toEqual([{ blockId: 1, ver: 3, price: 10_000 }])
  expect(second?.clientNo).not.toBe(first?.clientNo)
})

it('says before 7:00 when blocks can be reserved', async () => {
  const { asked } = await open({}, lines, Date.parse('2026-11-21T06:30:00+08:00'))
  await press('07:00 开市，还剩 30 分 0 秒')
  expect(sent(asked, '/block/carPay')).toEqual([])
})

it('leads to the payment of what one has reserved oneself', async () => {
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  await open({}, [{ ...line(4, 'reserved'), payNo: 'PB7' }])
  for (const words of ['你已预订', '请在 12:14 前付款']) expect(pageText()).toContain(words)
  expect(pageText()).not.toContain('别人已预订')
  await press('去付款，2044')
  expect(went).toHaveBeenCalledWith('/pages/user/pay?payNo=PB7')
})

it('offers a notice for a line that somebody else has reserved, and takes the wish back', async () => {
  const { asked } = await open({ '/block/remind': ({ on }) => ({ on: on === 1 }) })
  await press('提醒我，2044')
  await press('已设提醒，2044')
  expect(sent(asked, '/block/remind')).toEqual([
    { blockId: 4, on: 1 },
    { blockId: 4, on: 0 },
  ])
  expect(pageText()).toContain('提醒我')
})

it.each([
  ['NO_RIGHT', { next: 'bindMobile' }, '先绑定手机号'],
  ['COOLDOWN', { unpaid: 2 }, '你有 2 笔订单待付款'],
  ['LIMIT', { max: 3 }, '每期新区块每人有限额'],
  ['BEFORE_OPEN', {}, '后开放购买和付款，没有扣款'],
  ['HALT', {}, '交易已暂停'],
] as const)('says why it was refused: %s', async (reason, data, words) => {
  await open({ '/block/carPay': () => refused(reason, data) })
  await press('结算')
  expect(pageText()).toContain(words)
})

it('accepts a new price, clears what cannot be bought, and takes lines out', async () => {
  const totals = { count: 1, valid: 1, amount: fen(1) }
  const { asked } = await open({
    '/block/addCar': () => ({ added: 1, ...totals }),
    '/block/clearCar': () => totals,
    '/block/delCar': () => totals,
  })
  await press('按新价买')
  expect(sent(asked, '/block/addCar')).toEqual([{ ids: '3:12000' }])
  await press('清空失效')
  expect(sent(asked, '/block/clearCar')).toEqual([{ onlyInvalid: 1 }])
  await press('管理')
  await press('选 2041', 'checkbox')
  await press('移出 1 块')
  expect(sent(asked, '/block/delCar')).toEqual([{ ids: '1' }])
})

it('accepts a new price once, however quickly it is tapped', async () => {
  const { asked } = await open({ '/block/addCar': () => ({ added: 1, count: 1, valid: 1, amount: fen(1) }) })
  tapTwice(byRole('button', '按新价买'))
  await settle()
  expect(sent(asked, '/block/addCar')).toEqual([{ ids: '3:12000' }])
})

it('keeps what may come back, and ticks 全选 only when nothing waits for an answer', async () => {
  await open({}, [line(1, null), line(3, 'priceChanged', 12_000), line(4, 'reserved')])
  expect(namesOf('button')).not.toContain('清空失效')
  const isTicked = () => byRole('checkbox', '全选').getAttribute('aria-checked')
  expect(isTicked()).toBe('false')
  // An empty box takes nothing out.
  await press('全选', 'checkbox')
  expect(byRole('checkbox', '选 2041').getAttribute('aria-checked')).toBe('true')
  leavePage()
  await open({}, [line(1, null), line(4, 'reserved')])
  expect(isTicked()).toBe('true')
  await press('全选', 'checkbox')
  expect(isTicked()).toBe('false')
})

it('is empty with a way on, and can be loaded again after a failure', async () => {
  let isDown = true
  await open({
    '/block/carList': () => (isDown ? { ok: false, error: { kind: 'timeout' } } : cartOf([])),
  })
  expect(pageText()).toContain('购物车未变，没有扣款')
  isDown = false
  await press('重试')
  expect(pageText()).toContain('购物车是空的')
})

it('of a guest is kept on the device and taken over after the login', async () => {
  const { blockId, blockNo, areaName, capacity, state, price, until } = line(1, null).block ?? {}
  const seen = { blockId, blockNo, areaName, capacity, state, price, until }
  window.localStorage.setItem('menpai_cart', JSON.stringify([seen]))
  await showPage(CartPage, { answers: answersToCat })
  expect(pageText()).toContain('登录后结算')
  expect(pageText()).toContain('2041')
  leavePage()
  const { asked } = await open({ '/block/addCar': () => ({ added: 1, count: 5, valid: 2, amount: fen(1) }) })
  expect(sent(asked, '/block/addCar')).toEqual([{ ids: '1:10000' }])
  expect(window.localStorage.getItem('menpai_cart')).toBeNull()
  expect(window.localStorage.getItem('menpai_cartCount')).toBe('5')
})

it('of a guest is checked out after the login, when it is still what was seen', async () => {
  const { blockId, blockNo, areaName, capacity, state, price, until } = line(1, null).block ?? {}
  const seen = { blockId, blockNo, areaName, capacity, state, price, until }
  for (const [now, count] of [
    [line(1, null), 1],
    [line(1, 'priceChanged', 12_000), 0],
  ] as const) {
    window.localStorage.setItem('menpai_cart', JSON.stringify([seen]))
    const answers = {
      ...answersToCat,
      '/block/addCar': () => ({ added: 1, count: 1, valid: 1, amount: fen(1) }),
      '/block/carList': () => cartOf([now]),
      '/block/carPay': () => refused('HALT'),
    } as GivenAnswers
    const { asked, store } = await showPage(CartPage, { answers })
    store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
    await press('登录后结算')
    await signIn(store)
    expect(sent(asked, '/block/carPay')).toHaveLength(count)
    leavePage()
  }
})

describe('加购物车', () => {
  const { block } = line(1, null)
  const Key = () => {
    const { isIn, toggle } = useAddToCart()
    const row = { ...(block as NonNullable<typeof block>), inCart: false }
    return <Pressable onPress={() => toggle(row)}>{isIn(row) ? '移出' : '加购物车'}</Pressable>
  }

  it('puts a block into the cart at the price that is seen, and takes it out again', async () => {
    const totals = { count: 1, valid: 1, amount: fen(1) }
    const answers = {
      '/block/addCar': () => ({ added: 1, ...totals }),
      '/block/delCar': () => ({ ...totals, count: 0 }),
    }
    const { asked } = await showPage(Key, { user: cat, answers })
    await press('加购物车')
    await press('移出')
    expect(pageText()).toContain('加购物车')
    expect(asked.map(({ input }) => input)).toEqual([{ ids: '1:10000' }, { ids: '1' }])
    expect(window.localStorage.getItem('menpai_cartCount')).toBe('0')
  })

  it('keeps a guest’s on the device, and says why it was refused', async () => {
    const told = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
    await showPage(Key, { answers: {} })
    await press('加购物车')
    expect(window.localStorage.getItem('menpai_cart')).toContain('"blockNo":2041')
    await press('移出')
    expect(window.localStorage.getItem('menpai_cart')).toBeNull()
    expect(told.mock.calls.map(([words]) => words)).toEqual(['已放入购物车', '已移出购物车'])
    told.mockClear()
    leavePage()
    await showPage(Key, { user: cat, answers: { '/block/addCar': () => refused('LIMIT') } })
    await press('加购物车')
    expect(told.mock.calls[0]?.[0]).toBe('购物车最多放 50 块，未放入')
  })
})
