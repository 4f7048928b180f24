import type { OwnShop } from '@contract/endpoints/community/shop-view'
import ShopPage from '@/pages/shop/info'
import { phoneCall } from '@/platform/phone-call/phone-call'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { leavePage, pageText } from '../session/people'
import { giveClipboard } from '../support/clipboard'
import { namesOf } from '../support/press'
import { info, mine, noonMs, own, pageOf, renewable, term, unpaid } from './answers'
import { beginning, press, pressLast, pressTwice, visit } from './show'

const lost = { ok: false, error: { kind: 'timeout' } } as const

const open = (answers: GivenAnswers = {}, more: Parameters<typeof visit>[1] = {}) =>
  visit(ShopPage, { params: { id: '7' }, ...more, answers })

const openOwn = (shop: OwnShop, answers: GivenAnswers = {}, more: Parameters<typeof visit>[1] = {}) =>
  visit(ShopPage, { params: { id: '21' }, ...more, answers: { '/bctShop/info': () => pageOf(shop), ...answers } })

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.clearAllMocks()
  jest.restoreAllMocks()
})

describe('keeping a shop', () => {
  it('is done in the bar and undone there; a guest is asked for the login; a refusal is said', async () => {
    let on = false
    const { inputsTo } = await open({
      '/bctFav/info': () => ({ on, count: 3 }),
      '/bctFav/add': () => ({ on: (on = true), count: 4 }),
      '/bctFav/remove': () => ({ on: (on = false), count: 3 }),
    })
    await press('button', '收藏')
    expect(pageText()).toContain('已收藏，在“我的”里可以找到')
    await press('button', '已收藏')
    await press('button', '收藏')
    const thing = { kind: 'shop', refId: 7 }
    expect([inputsTo('/bctFav/add'), inputsTo('/bctFav/remove')]).toEqual([[thing, thing], [thing]])
    leavePage()
    await open({
      '/bctFav/info': () => ({ on: false, count: 3 }),
      '/bctFav/add': () => refused('LIMIT', '最多收藏 200 个，取消几个再收藏'),
    })
    await press('button', '收藏')
    expect(pageText()).toContain('最多收藏 200 个，取消几个再收藏')
    leavePage()
    const guest = await open({}, { user: null })
    await press('button', '收藏')
    expect(pageText()).toContain('请输入 16 位创始密码')
    expect(guest.inputsTo('/bctFav/add')).toEqual([])
  })
})

describe('a shop', () => {
  it('shows the newest of its goods, more on request, and leads to all at the page of its seller', async () => {
    const [tea] = info().listings
    if (!tea) throw new Error('the shop sells tea')
    const listings = [tea, { ...tea, saleId: 61, title: '紫砂壶' }]
    const { went } = await open({ '/bctShop/info': () => info({ listings, onSale: 20 }) })
    expect(pageText()).toContain('明前茶 铁罐装')
    expect(pageText()).not.toContain('紫砂壶')
    await press('button', '查看全部在售')
    for (const words of ['明前茶 铁罐装', '紫砂壶']) expect(pageText()).toContain(words)
    expect(namesOf('button')).not.toContain('查看全部在售')
    await press('button', '查看全部 20 件在售')
    expect(went()).toEqual([`/pages/block/info?id=${info().blockId}&home=1`])
  })

  it('shows a listing without a picture as the board does, by the first letter of its category', async () => {
    const [tea] = info().listings
    if (!tea) throw new Error('the shop sells tea')
    await open({ '/bctShop/info': () => info({ listings: [{ ...tea, thumb: '', category: '茶酒' }] }) })
    expect([...document.querySelectorAll('.thumb')].map(({ textContent }) => textContent)).toContain('茶')
  })

  it('shows what it is, where, until when, what its block sells and what it brought to the fund', async () => {
    const { went } = await open()
    for (const words of [
      '听雨茶舍',
      '冠名',
      '两张桌，六把椅。',
      '营业到 2027-02-09',
      '东市 12 号，公告栏对面',
      '每天 9:00–20:00',
      '余 6 罐 · 起 1',
      '为社区基金带来',
      '社区基金 · 平台',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('社区基金 1,438.40 元，平台 359.60 元')
    await press('button', beginning(namesOf('button'), '明前茶 铁罐装'))
    await press('button', beginning(namesOf('button'), '第 2 期 · 11-09 进账'))
    expect(went()).toEqual(['/pages/index/salePay?saleId=60', '/pages/fund/entry?areaId=3253&no=1804'])
  })

  it('shows its pictures full-screen, and copies where it is', async () => {
    const copied = giveClipboard()
    await open()
    await press('button', '查看图片 1/2')
    expect(pageText()).toContain('1/2')
    await press('button', '关闭')
    await press('button', '复制地点')
    expect(copied).toEqual(['东市 12 号，公告栏对面'])
  })

  it('shows a guest the contact masked, and asks for the login', async () => {
    const { inputsTo } = await open({}, { user: null })
    expect(pageText()).toContain('199****0409')
    await press('button', '登录后看电话')
    expect(pageText()).toContain('请输入 16 位创始密码')
    expect(inputsTo('/bctShop/contact')).toEqual([])
  })

  it('calls with the whole number, which is asked for once', async () => {
    const called = jest.spyOn(phoneCall, 'to').mockImplementation(() => undefined)
    const contact = { kind: 'phone', text: '19900000409' } as const
    const { inputsTo } = await open({ '/bctShop/contact': () => contact })
    await press('button', '查看')
    expect(pageText()).toContain('199 0000 0409')
    expect(called).not.toHaveBeenCalled()
    await press('button', '拨打电话')
    expect(called).toHaveBeenCalledWith('19900000409')
    expect(inputsTo('/bctShop/contact')).toEqual([{ shopId: 7 }])
  })

  it('copies a WeChat id, and says why it is not told', async () => {
    const copied = giveClipboard()
    const page = info({ contact: { kind: 'wechat', text: 'te****' } })
    const whole = { kind: 'wechat', text: 'teahouse409' } as const
    await open({ '/bctShop/info': () => page, '/bctShop/contact': () => whole })
    await press('button', '复制微信号')
    expect(copied).toEqual(['teahouse409'])
    leavePage()
    await open({ '/bctShop/contact': () => refused('LIMIT', '今日查看次数已达上限，请明天再试') })
    await press('button', '查看')
    expect(pageText()).toContain('199****0409')
  })

  it('has no contact once its term is over', async () => {
    const { went } = await open({
      '/bctShop/info': () => info({ state: 'expired', contact: null, closesAt: noonMs + 86_400_000 }),
    })
    expect(pageText()).toContain('已到期，页面保留到 11-22')
    expect(pageText()).toContain('已到期，联系方式不再展示')
    await press('button', '看全部商铺')
    expect(went()).toEqual(['/pages/shop/index'])
  })

  it.each([
    [refused('NOT_FOUND'), '未找到这家商铺'],
    [refused('CLOSED', '', { reason: '' }), '已下架'],
    [refused('CLOSED', '', { reason: '卖的东西不合规定' }), '内容已移除：卖的东西不合规定'],
  ])('says that there is none to show', async (answer, words) => {
    const { went } = await open({ '/bctShop/info': () => answer })
    expect(pageText()).toContain(words)
    await press('button', '看全部商铺')
    expect(went()).toEqual(['/pages/shop/index'])
  })

  it('can be tried again after a failure', async () => {
    let isDown = true
    await open({ '/bctShop/info': () => (isDown ? lost : info()) })
    isDown = false
    await press('button', '重试')
    expect(pageText()).toContain('听雨茶舍')
  })
})

describe('the own shop', () => {
  it.each<[string, OwnShop, readonly string[], readonly string[]]>([
    ['applied', mine(), ['审核中', '等运营答复', '提醒平台'], ['撤回申请', '修改']],
    ['unpaid', unpaid(), ['轮到你付款', '释放席位'], ['付款 ¥99.00']],
    ['to be renewed', renewable(), ['轮到你续期', '到期下架'], ['修改', '续期']],
    ['active', renewable({ acts: ['edit'], own: own() }), ['营业中'], ['修改']],
    [
      'changed',
      renewable({ acts: ['edit'], own: own({ pending: { name: '巷口的猫', thumbs: 'a/6.jpg' } }) }),
      ['新的店名“巷口的猫”和图片正在审核，通过前仍展示原来的。'],
      ['修改'],
    ],
    ['changed in vain', renewable({ acts: ['edit'], own: own({ reason: '看不清招牌' }) }), ['看不清招牌'], ['修改']],
    [
      'expired',
      mine({ state: 'expired', acts: ['renew'], contact: null, closesAt: noonMs + 86_400_000 }),
      ['已到期，页面保留到 11-22'],
      ['续期'],
    ],
    [
      'rejected',
      mine({ state: 'rejected', acts: [], own: own({ reason: '图片看不清招牌' }) }),
      ['未通过', '未通过审核：图片看不清招牌。没有扣款，修改后可以再提交。'],
      ['修改后再提交'],
    ],
    [
      'removed',
      mine({ state: 'removed', acts: [], contact: null, own: own({ reason: '卖的东西不合规定' }) }),
      ['已被移除：卖的东西不合规定'],
      ['重新申请'],
    ],
    ['hidden', mine({ state: 'hidden', acts: [], contact: null, own: own() }), ['已下架'], ['重新申请']],
  ])('says how it stands and has its buttons: %s', async (_name, shop, words, buttons) => {
    await openOwn(shop)
    for (const word of words) expect(pageText()).toContain(word)
    expect(namesOf('button')).toEqual(expect.arrayContaining([...buttons]))
    const acts = ['撤回申请', '修改', '付款 ¥99.00', '续期', '修改后再提交', '重新申请']
    expect(namesOf('button').filter((name) => acts.includes(name))).toEqual(buttons)
  })

  it('is taken back after a question, and a lost answer is asked again under the same number', async () => {
    let answer: ReturnType<NonNullable<GivenAnswers['/bctShop/withdraw']>> = lost
    const { inputsTo } = await openOwn(mine(), { '/bctShop/withdraw': () => answer })
    await press('button', '撤回申请')
    await press('button', '再想想')
    expect(inputsTo('/bctShop/withdraw')).toEqual([])
    await press('button', '撤回申请')
    await pressLast('撤回申请')
    expect(pageText()).toContain('未收到结果，可能已撤回成功')
    answer = mine({ state: 'removed', acts: [] })
    await press('button', '重试')
    const [first, second] = inputsTo('/bctShop/withdraw')
    expect(second).toEqual(first)
    expect(first).toEqual(expect.objectContaining({ shopId: 21, ver: 5 }))
  })

  it('is paid at the cashier; two taps order one term', async () => {
    const { inputsTo, went } = await openOwn(unpaid(), { '/bctShop/pay': () => term })
    await pressTwice('付款 ¥99.00')
    expect(inputsTo('/bctShop/pay')).toEqual([expect.objectContaining({ shopId: 21, ver: 5, level: 'stall' })])
    expect(went()).toEqual(['/pages/shop/index?payNo=P21'])
  })

  it('asks how ordering ended after a lost answer, under the same number', async () => {
    let isLost = true
    const { inputsTo, went } = await openOwn(unpaid(), { '/bctShop/pay': () => (isLost ? lost : term) })
    await press('button', '付款 ¥99.00')
    expect(pageText()).toContain('未收到结果，可能已下单成功')
    await press('button', '关闭')
    isLost = false
    await press('button', '核对是否提交')
    const [first, second] = inputsTo('/bctShop/pay')
    expect(second).toEqual(first)
    expect(went()).toEqual(['/pages/shop/index?payNo=P21'])
  })

  it.each([
    ['CLOSED', '付款期已过，请重新申请', '付款期已过，请重新申请，没有扣款'],
    ['MOVED', '', '商铺刚刚有变化，没有扣款'],
    ['BEFORE_OPEN', '', '每日 07:00 后开放购买和付款'],
    ['BLOCK_TRANSFER', '', '区块转让中，不能付款或续期'],
    ['NO_RIGHT', '', '请换到商铺所在的区块再付款，没有扣款'],
    ['HALT', '', '交易已暂停，资金不受影响'],
  ] as const)('says why a payment was refused: %s', async (reason, msg, words) => {
    await openOwn(unpaid(), { '/bctShop/pay': () => refused(reason, msg) })
    await press('button', '付款 ¥99.00')
    expect(pageText()).toContain(words)
  })

  it('cannot be paid before 7:00', async () => {
    await openOwn(unpaid(), {}, { nowMs: Date.parse('2026-11-21T06:30:00+08:00') })
    expect(beginning(namesOf('button'), '07:00 开市，还剩')).toContain('30 分 0 秒')
  })

  it('leads to its form', async () => {
    const { went } = await openOwn(mine())
    await press('button', '修改')
    expect(went()).toEqual(['/pages/shop/add?id=21'])
  })
})
