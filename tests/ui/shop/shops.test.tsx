import { levelsAtom, loadLevelsAtom } from '@/features/shop/atoms'
import { joinBar } from '@/features/shop/rules/bar'
import ShopsPage from '@/pages/shop/index'
import { under } from '@/platform/navigation/under'
import { prompt } from '@/platform/prompt/prompt'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { cat, leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { levels, list, mine, noonMs, own, pageOf, renewable, term, unpaid } from './answers'
import { beginning, press, visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const withMine = (shop: ReturnType<typeof mine>): GivenAnswers => ({ '/bctShop/levels': () => levels({ mine: shop }) })

describe('the shops of a city', () => {
  it('shows how many are open, those of the highest level first, and where each is until when', async () => {
    const { went } = await visit(ShopsPage)
    for (const words of [
      '测试城 3253 · 营业 3 家',
      '冠名',
      '听雨茶舍',
      '雨天半价。自带杯子，续水免费。',
      '林师傅修表',
      '南桥 4 号',
      '到 2027-02-09',
      '共 3 家',
    ])
      expect(pageText()).toContain(words)
    await press('button', beginning(namesOf('button'), '林师傅修表'))
    await press('button', beginning(namesOf('button'), '冠名听雨茶舍'))
    expect(went()).toEqual(['/pages/shop/info?id=8', '/pages/shop/info?id=7'])
  })

  it('shows shops of one category, and says how to see all when there are none', async () => {
    const answers: GivenAnswers = { '/bctShop/list': ({ category }) => list(category === undefined ? undefined : []) }
    const { inputsTo } = await visit(ShopsPage, { answers })
    await press('checkbox', '修理')
    expect(inputsTo('/bctShop/list')).toContainEqual(expect.objectContaining({ areaId: 3253, category: 'repair' }))
    expect(pageText()).toContain('没有符合的商铺')
    await press('button', '清除筛选')
    expect(pageText()).toContain('共 3 家')
  })

  it('says that there is none, that the module is closed, and that it failed', async () => {
    await visit(ShopsPage, { answers: { '/bctShop/list': () => list([]) } })
    expect(pageText()).toContain('暂无商铺第一家会排在最前')
    leavePage()
    const closed: GivenAnswers = { '/bctShop/levels': () => levels({ enabled: false }) }
    const { inputsTo } = await visit(ShopsPage, { answers: closed })
    expect(pageText()).toContain('本城暂未开放商铺')
    expect(inputsTo('/bctShop/list')).toEqual([])
    leavePage()
    let isDown = true
    const answer = () => (isDown ? ({ ok: false, error: { kind: 'timeout' } } as const) : levels())
    await visit(ShopsPage, { answers: { '/bctShop/levels': answer } })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('听雨茶舍')
  })

  it.each<[string, ReturnType<typeof mine>, readonly [string, string]]>([
    ['under review', mine(), ['审核中巷口猫舍', '提醒平台']],
    ['to be paid', unpaid(), ['轮到你付款 巷口猫舍', '释放席位']],
    ['to be renewed', renewable(), ['轮到你续期 巷口猫舍', '到期下架']],
    [
      'rejected',
      mine({ state: 'rejected', acts: [], own: { ...mine().own, turn: null } }),
      ['未通过巷口猫舍', '可修改后再提交'],
    ],
  ])('begins with the own shop: %s', async (_name, shop, [begin, otherwise]) => {
    const { went } = await visit(ShopsPage, { answers: withMine(shop) })
    const line = beginning(namesOf('button'), begin)
    expect(line).toContain(otherwise)
    await press('button', line)
    expect(went()).toEqual(['/pages/shop/info?id=21'])
  })

  it('says nothing of an own shop that runs', async () => {
    await visit(ShopsPage, { answers: withMine(renewable({ acts: ['edit'], own: { ...mine().own, turn: null } })) })
    expect(pageText()).not.toContain('营业中')
  })

  it.each<[string, Parameters<typeof visit>[1], string, readonly string[]]>([
    ['to who has none', {}, '加入赞助', ['/pages/shop/add']],
    ['to who has one', { answers: withMine(unpaid()) }, '查看我的商铺', ['/pages/shop/info?id=21']],
    ['to who was rejected', { answers: withMine(mine({ state: 'rejected' })) }, '修改后再提交', ['/pages/shop/add']],
    ['to who has no block', { user: { ...cat, blockNo: 0 } }, '购买区块后，才能加入赞助', ['/pages/category/index']],
  ])('has one button: %s', async (_name, who, label, to) => {
    const { went } = await visit(ShopsPage, who)
    await press('button', label)
    expect(went()).toEqual(to)
  })

  it('lets a guest in first, and says that a block of another city has no shop here', async () => {
    await visit(ShopsPage, { user: null })
    await press('button', '登录后加入赞助')
    expect(pageText()).toContain('请输入 16 位创始密码')
    expect(joinBar({ blockNo: 128, isHere: false, mine: null })).toEqual({ kind: 'off', label: '当前区块不在这座城' })
  })

  it('says in its menu, too, that a block of another city has no shop here', async () => {
    const toast = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
    const { went } = await visit(ShopsPage, { user: { ...cat, blockAreaId: 9 }, areaId: 3253 })
    await press('button', '更多')
    await press('menuitem', '加入赞助')
    expect(toast.mock.calls.map(([text]) => text)).toEqual(['当前区块不在这座城'])
    expect(went()).toEqual([])
  })

  it('has the menu of specification §2, and each entry leads on', async () => {
    const { went } = await visit(ShopsPage)
    for (const entry of ['赞助说明', '加入赞助']) {
      await press('button', '更多')
      await press('menuitem', entry)
    }
    expect(went()).toEqual(['/pages/rich/index?key=shop', '/pages/shop/add'])
  })
})

describe('the cashier of a term', () => {
  const pay: PayView = {
    payNo: 'P21',
    bizType: 'shop',
    bizId: 31,
    ver: 1,
    subject: '巷口猫舍 铺位 90 天',
    amount: fen(9_900),
    state: 'unpaid',
    expireAt: noonMs + 900_000,
    createdAt: noonMs,
  }
  const extra: GivenAnswers = {
    '/bctShop/info': ({ termId }) =>
      termId === pay.bizId ? pageOf(unpaid({ own: own({ unpaid: term }) })) : refused('NOT_FOUND'),
    '/bctPay/info': () => pay,
    '/bctPay/check': () => pay,
  }

  it('knows the levels of the shop’s own city anew, whichever city is chosen', async () => {
    let state: PayView['state'] = 'unpaid'
    const answers: GivenAnswers = {
      ...extra,
      '/bctShop/info': () => ({ ...pageOf(unpaid({ own: own({ unpaid: term }) })), areaId: 9 }),
      '/bctPay/submit': () => ({ ...pay, state: (state = 'paid') }),
      '/bctPay/info': () => ({ ...pay, state }),
    }
    const { inputsTo } = await visit(ShopsPage, { params: { payNo: 'P21' }, answers })
    await press('button', '付款 ¥99.00')
    expect(inputsTo('/bctShop/levels')).toEqual([{ areaId: 9 }])
  })

  it('shows to the fen where the money goes, pays, and goes back to the shop', async () => {
    let state: PayView['state'] = 'unpaid'
    const answers: GivenAnswers = {
      ...extra,
      '/bctPay/submit': () => ({ ...pay, state: (state = 'paid') }),
      '/bctPay/info': () => ({ ...pay, state }),
    }
    const { inputsTo, store } = await visit(ShopsPage, { params: { payNo: 'P21' }, answers })
    for (const words of ['巷口猫舍 铺位 90 天', '级别铺位', '社区基金79.20', '平台19.80'])
      expect(pageText()).toContain(words)
    jest.spyOn(under, 'address').mockReturnValue('/pages/shop/info?id=21')
    const back = jest.spyOn(under, 'back').mockImplementation(() => undefined)
    await store.set(loadLevelsAtom, 3253)
    await press('button', '付款 ¥99.00')
    for (const words of ['付款结果', '付款成功', '到期日见商铺页']) expect(pageText()).toContain(words)
    expect(back).not.toHaveBeenCalled()
    // The page below never says 去付款 of what is paid, and has its fresh shop before one comes back.
    expect(inputsTo('/bctShop/levels')).toHaveLength(2)
    expect(inputsTo('/bctPay/submit')).toEqual([expect.objectContaining({ payNo: 'P21', ver: 1, channel: 'balance' })])
    await press('button', '看商铺')
    expect(back).toHaveBeenCalledTimes(1)
    expect(store.get(levelsAtom).tag).toBe('ready')
  })

  it('leads to the shop that is paid for, whichever block one acts as', async () => {
    const answers: GivenAnswers = { ...extra, '/bctPay/info': () => ({ ...pay, state: 'paid' }) }
    const { went } = await visit(ShopsPage, { params: { payNo: 'P21' }, answers })
    expect(pageText()).toContain('级别铺位')
    await press('button', '已付款，看商铺')
    expect(went()).toEqual(['/pages/shop/info?id=21'])
  })

  it('says that it is closed, that an unknown one is not there, and lets a guest in first', async () => {
    const closed: GivenAnswers = { ...extra, '/bctPay/info': () => ({ ...pay, state: 'closed' }) }
    await visit(ShopsPage, { params: { payNo: 'P21' }, answers: closed })
    expect(pageText()).toContain('已关闭，没有扣款')
    leavePage()
    const none: GivenAnswers = { ...extra, '/bctPay/info': () => refused('NOT_FOUND') }
    await visit(ShopsPage, { params: { payNo: 'P21' }, answers: none })
    expect(pageText()).toContain('未找到该付款单，没有扣款')
    leavePage()
    await visit(ShopsPage, { user: null, params: { payNo: 'P21' } })
    expect(pageText()).toContain('登录后付款')
  })
})
