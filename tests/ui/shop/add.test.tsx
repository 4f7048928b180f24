import ShopAddPage from '@/pages/shop/add'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { fen } from '@contract/money'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { write } from '../support/write-named'
import { cat, leavePage, pageText } from '../session/people'
import { namesOf } from '../support/press'
import { levels, mine, own, pageOf, renewable, unpaid } from './answers'
import { press, visit } from './show'

const lost = { ok: false, error: { kind: 'timeout' } } as const

const withMine = (shop: OwnShop, answers: GivenAnswers = {}): GivenAnswers => ({
  '/bctShop/levels': () => levels({ mine: shop }),
  ...answers,
})

/** What 128 was rejected with, so that the form is full. */
const rejected = mine({ state: 'rejected', acts: [], own: own({ reason: '图片看不清招牌' }) })

const said = {
  level: 'stall',
  fee: 9_900,
  category: 'food',
  name: '巷口猫舍',
  slogan: '喂猫，寄养，洗澡',
  intro: '两张桌，六把椅。',
  hours: '每天 9:00–20:00',
  place: '东市 12 号，公告栏对面',
  contact: '19900000128',
  thumbs: 'a/5.jpg',
}

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('applying for a shop', () => {
  it('shows the levels with their seats, where the price goes, and what is paid later', async () => {
    await visit(ShopAddPage)
    for (const words of [
      '审核通过后再付款',
      '填写',
      '营业',
      '79.20 进社区基金',
      '19.80 平台',
      '通过后付款',
      '剩余天数不退款',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('第 1 步，共 4 步：填写')
    await press('radio', '临街，299.00 元，90 天 · 剩 4 席，排在列表前面')
    for (const words of ['239.20 进社区基金', '59.80 平台', '299.00']) expect(pageText()).toContain(words)
  })

  it('asks for what is missing, one thing after the other', async () => {
    const { inputsTo } = await visit(ShopAddPage)
    for (const [missing, label, text] of [
      ['请填写店名', '店名', '猫'],
      ['店名不能少于 2 字', '店名', '巷口猫舍'],
      ['请填写一句话', '一句话', '喂猫，寄养，洗澡'],
      ['请填写地点', '地点', '东市 12 号'],
      ['请填写手机号、座机号或微信号', '电话', '12345'],
      ['请填写手机号、座机号或微信号', '电话', '19900000128'],
      ['请上传图片', '介绍', ''],
    ] as const) {
      await press('button', '提交审核')
      expect(pageText()).toContain(missing)
      await write(label, text)
    }
    expect(inputsTo('/bctShop/add')).toEqual([])
  })

  it('is sent with all of it, and leads to the shop', async () => {
    const { inputsTo, went } = await visit(ShopAddPage, {
      answers: withMine(rejected, { '/bctShop/add': () => mine() }),
    })
    expect(pageText()).toContain('未通过审核：图片看不清招牌。没有扣款，修改后可以再提交。')
    await press('radio', '临街，299.00 元，90 天 · 剩 4 席，排在列表前面')
    await press('checkbox', '上门')
    await write('一句话', '喂猫，寄养')
    await press('button', '提交审核')
    expect(inputsTo('/bctShop/add')).toEqual([
      expect.objectContaining({ ...said, level: 'street', fee: 29_900, category: 'visit', slogan: '喂猫，寄养' }),
    ])
    expect(went()).toEqual(['/pages/shop/info?id=21'])
  })

  it('asks how it ended after a lost answer, under the same number', async () => {
    let isLost = true
    const add = () => (isLost ? lost : mine())
    const { inputsTo } = await visit(ShopAddPage, { answers: withMine(rejected, { '/bctShop/add': add }) })
    await press('button', '提交审核')
    expect(pageText()).toContain('未收到结果，可能已提交成功')
    isLost = false
    await press('button', '核对是否提交')
    const [first, second] = inputsTo('/bctShop/add')
    expect(second).toEqual(first)
  })

  it.each([
    ['LIMIT', '冠名 3 席已满，01-15 空出一席', '冠名 3 席已满，01-15 空出一席，未提交'],
    ['BLOCK_TRANSFER', '', '区块转让中，不能申请商铺'],
    ['NO_RIGHT', '', '当前账号不能申请商铺，未提交'],
  ] as const)('says why it was refused: %s', async (reason, msg, words) => {
    await visit(ShopAddPage, { answers: withMine(rejected, { '/bctShop/add': () => refused(reason, msg) }) })
    await press('button', '提交审核')
    expect(pageText()).toContain(words)
  })

  it('shows the new fee when it changed meanwhile, loses nothing, and is sent with it', async () => {
    let isDearer = false
    const add = ({ fee }: { readonly fee?: number | undefined }) =>
      fee === 9_900 ? refused('PRICE_CHANGED', '铺位现价 ¥129.00', { fee: 12_900 }) : mine()
    const dearer = levels({ mine: rejected })
    const raised = dearer.levels.map((one) => (one.level === 'stall' ? { ...one, fee: fen(12_900) } : one))
    const { inputsTo, went } = await visit(ShopAddPage, {
      answers: {
        '/bctShop/levels': () => (isDearer ? { ...dearer, levels: raised } : dearer),
        '/bctShop/add': add,
      },
    })
    await write('一句话', '喂猫，寄养')
    isDearer = true
    await press('button', '提交审核')
    expect(pageText()).toContain('铺位现价 ¥129.00，未提交')
    expect(namesOf('radio')).toContain('铺位，129.00 元，90 天，列表一行')
    await press('button', '提交审核')
    expect(inputsTo('/bctShop/add')).toEqual([
      expect.objectContaining({ ...said, slogan: '喂猫，寄养' }),
      expect.objectContaining({ ...said, slogan: '喂猫，寄养', fee: 12_900 }),
    ])
    expect(went()).toEqual(['/pages/shop/info?id=21'])
  })

  it('writes what the server finds wrong under its field', async () => {
    const wrong = refused('FORM', '', { fields: { contact: '请填写手机号、座机号或微信号' } })
    await visit(ShopAddPage, { answers: withMine(rejected, { '/bctShop/add': () => wrong }) })
    await press('button', '提交审核')
    expect(pageText()).toContain('请填写手机号、座机号或微信号')
  })

  it('lets a guest in first, asks for a block, and says that the module is closed', async () => {
    await visit(ShopAddPage, { user: null })
    await press('button', '登录')
    expect(pageText()).toContain('请输入 16 位创始密码')
    leavePage()
    await visit(ShopAddPage, { user: { ...cat, blockNo: 0 } })
    expect(pageText()).toContain('购买区块后，才能加入赞助')
    leavePage()
    await visit(ShopAddPage, { answers: { '/bctShop/levels': () => levels({ enabled: false }) } })
    expect(pageText()).toContain('本城暂未开放商铺')
  })

  it('is asked for in the own city, whichever is looked at, and can be tried again', async () => {
    let isDown = true
    const answer = () => (isDown ? lost : levels({ areaId: 9 }))
    const user = { ...cat, blockAreaId: 9 }
    const { inputsTo } = await visit(ShopAddPage, { user, answers: { '/bctShop/levels': answer } })
    expect(inputsTo('/bctShop/levels')).toEqual([{ areaId: 9 }])
    isDown = false
    await press('button', '重试')
    expect(namesOf('button')).toContain('提交审核')
  })
})

describe('changing the own shop', () => {
  it('begins with what it says, and tells what waits for review', async () => {
    const edit = () => renewable({ ver: 6 })
    const answers = withMine(renewable(), { '/bctShop/edit': edit })
    const { inputsTo, went } = await visit(ShopAddPage, { answers })
    expect(pageText()).toContain('店名和图片审核后更换')
    expect(namesOf('radio')).toEqual([])
    await write('营业时间', '每天 10:00–18:00')
    await press('button', '保存修改')
    expect(inputsTo('/bctShop/edit')).toEqual([
      expect.objectContaining({ shopId: 21, ver: 5, ...said, hours: '每天 10:00–18:00' }),
    ])
    expect(went()).toEqual(['/pages/shop/info?id=21'])
  })

  it('begins with the new name and pictures that wait for review', async () => {
    const pending = { name: '巷口的猫', thumbs: 'a/6.jpg' }
    const shop = renewable({ own: own({ pending }) })
    const { inputsTo } = await visit(ShopAddPage, { answers: withMine(shop, { '/bctShop/edit': () => renewable() }) })
    await press('button', '保存修改')
    expect(inputsTo('/bctShop/edit')).toEqual([expect.objectContaining({ ...said, ...pending })])
  })

  it('changes an application with its level', async () => {
    const { inputsTo } = await visit(ShopAddPage, { answers: withMine(mine(), { '/bctShop/edit': () => mine() }) })
    await press('radio', '临街，299.00 元，90 天 · 剩 4 席，排在列表前面')
    await press('button', '保存修改')
    expect(inputsTo('/bctShop/edit')).toEqual([expect.objectContaining({ ...said, level: 'street', fee: 29_900 })])
  })

  it.each([
    ['MOVED', '商铺刚刚有变化，未提交'],
    ['CLOSED', '商铺现在不能修改，未提交'],
  ] as const)('says why it was refused: %s', async (reason, words) => {
    await visit(ShopAddPage, { answers: withMine(mine(), { '/bctShop/edit': () => refused(reason) }) })
    await press('button', '保存修改')
    expect(pageText()).toContain(words)
  })

  it('changes the shop of another own block by its id, and no one else’s', async () => {
    const other = renewable({ shopId: 22, ver: 2, blockNo: 94 })
    const answers: GivenAnswers = {
      ...withMine(mine()),
      '/bctShop/info': () => pageOf(other),
      '/bctShop/edit': () => other,
    }
    const { inputsTo } = await visit(ShopAddPage, { params: { id: '22' }, answers })
    await press('button', '保存修改')
    expect(inputsTo('/bctShop/edit')).toEqual([expect.objectContaining({ shopId: 22, ver: 2, ...said })])
    leavePage()
    const { went } = await visit(ShopAddPage, { params: { id: '7' } })
    expect(pageText()).toContain('未找到这家商铺')
    await press('button', '看全部商铺')
    expect(went().slice(-1)).toEqual(['/pages/shop/index'])
  })

  it('leads to a shop that cannot be changed now', async () => {
    const { went } = await visit(ShopAddPage, { answers: withMine(unpaid()) })
    expect(pageText()).toContain('这个区块已有一家商铺')
    await press('button', '查看我的商铺')
    expect(went()).toEqual(['/pages/shop/info?id=21'])
  })
})
