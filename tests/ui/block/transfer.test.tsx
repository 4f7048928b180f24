import type { BlockSale } from '@contract/endpoints/market/sale'
import type { BlockView } from '@contract/endpoints/people/block'
import { fen } from '@contract/money'
import { err, ok } from '@contract/result'
import BlockPage from '@/pages/block/info'
import { navigation } from '@/platform/navigation/navigation'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { answer, leave, press, text, type, visit } from '../support/trade-page'

afterEach(leave)

const dayMs = 86_400_000
const block = (facts: Partial<BlockView> = {}): BlockView => ({
  blockId: 9,
  ver: 2,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 128,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held',
  owner: { userId: 128, blockNo: 128, nickName: '巷口的猫', avatar: '' },
  mine: true,
  capacity: 3,
  open: 1,
  running: 0,
  transfer: null,
  acts: ['transfer'],
  ...facts,
})
const offered = block({
  ver: 3,
  state: 'transfer',
  transfer: { price: fen(88_800), until: noonMs + 15 * dayMs },
  acts: ['takeBack'],
})
const sale = (prices: readonly number[]): BlockSale => ({
  blockId: 9,
  enabled: true,
  zone: { categoryId: 1, name: '北郊' },
  roundNo: null,
  nextAt: null,
  busyUntil: null,
  payNo: null,
  reminded: false,
  handovers: 0,
  prices: prices.map((price, at) => ({ at: noonMs - (prices.length - at) * dayMs, price: fen(price) })),
})
const open = (one: BlockView = block(), more: Network = {}) =>
  visit(BlockPage, { network: { '/block/blockInfo': () => ok(one), ...more } })

/** Confirms the slide as a reader of the screen does: a tap, then the box. */
async function confirmSlide(name: string) {
  await press(byRole('button', `${name}，双击后再次确认`))
  await press(answer())
}

describe('setting the own block for transfer', () => {
  it('tells what it holds and what a transfer does, then sends price and end with the version that was seen', async () => {
    const { on } = await open(block(), { '/block/edit': () => ok(offered) })
    for (const words of ['巷口的猫', '已用 1 / 3', '正常']) expect(text()).toContain(words)
    await press(byRole('button', '设置转让'))
    expect(text()).toContain('在售商品全部暂停，求购关闭')
    await type('input', '888')
    await press(byRole('checkbox', '15 天'))
    expect(on('/block/edit')).toHaveLength(0)
    await confirmSlide('以 ¥888.00 转让')
    expect(on('/block/edit')[0]?.input).toMatchObject({
      ver: 2,
      transfer: { price: 88_800, until: noonMs + 15 * dayMs - 60_000 },
    })
    expect(text()).toContain('转让中')
    expect(namesOf('button')).toContain('收回转让')
  })

  it('tells what was paid in the zone, the fee with its top and what is left of the price', async () => {
    const { on } = await open(block(), { '/block/sale': () => ok(sale([70_000, 88_000, 90_000])) })
    await press(byRole('button', '设置转让'))
    expect(on('/block/sale').map(({ input }) => input)).toEqual([{ blockId: 9 }])
    expect(text()).toContain('北郊成交价（近 90 天）3 块，中间价 ¥880.00')
    expect(text()).not.toContain('手续费')
    await type('input', '888')
    expect(text()).toContain('手续费 1 %（最高 50.00）−8.88')
    expect(text()).toContain('实收，过户 24 小时后进收入¥879.12')
    await type('input', '9000')
    expect(text()).toContain('手续费 1 %（最高 50.00）−50.00')
  })

  it('asks about a price far off those of its zone, by the slide as for a listing', async () => {
    const { on } = await open(block(), {
      '/block/sale': () => ok(sale([70_000, 90_000])),
      '/block/edit': () => ok(offered),
    })
    await press(byRole('button', '设置转让'))
    await type('input', '20')
    // Asked once, in the words of the price.
    await press(byRole('button', '以 ¥20.00 转让，双击后再次确认'))
    expect(document.querySelectorAll('[role="alertdialog"]')).toHaveLength(1)
    expect(text()).toContain('请确认转让价')
    expect(text()).toContain('转让价 ¥20.00 远低于当前行情 ¥700.00–900.00')
    expect(on('/block/edit')).toHaveLength(0)
    await press(answer())
    expect(on('/block/edit')).toHaveLength(1)
  })

  it('says nothing of prices where none is known', async () => {
    await open(block(), { '/block/sale': () => ok(sale([])) })
    await press(byRole('button', '设置转让'))
    expect(text()).toContain('北郊成交价（近 90 天）暂无成交')
  })

  it('sends nothing without a price', async () => {
    const { on } = await open()
    await press(byRole('button', '设置转让'))
    await press(byRole('button', '请填写转让价'))
    expect(namesOf('button').join()).not.toContain('双击后再次确认')
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    expect(on('/block/edit')).toHaveLength(0)
  })

  it('repeats a lost one under the same number', async () => {
    let calls = 0
    const { on } = await open(block(), { '/block/edit': () => ((calls += 1) === 1 ? lost() : ok(offered)) })
    await press(byRole('button', '设置转让'))
    await type('input', '888')
    await confirmSlide('以 ¥888.00 转让')
    expect(text()).toContain('再次滑动将核对结果，不会重复设置')
    await confirmSlide('以 ¥888.00 转让')
    const [first, second] = on('/block/edit')
    expect(second?.input).toEqual(first?.input)
    expect(text()).toContain('转让中')
  })

  it('says why it is refused', async () => {
    const rests = { kind: 'refused', reason: 'LIMIT', msg: '过户后 24 小时内不能转让', data: {} } as const
    await open(block(), { '/block/edit': () => err(rests) })
    await press(byRole('button', '设置转让'))
    await type('input', '888')
    await confirmSlide('以 ¥888.00 转让')
    expect(text()).toContain('过户后 24 小时内不能转让，未提交')
  })

  it('leads who has no mobile number to one', async () => {
    await open(block(), { '/block/edit': () => refused('NO_RIGHT', { next: 'bindMobile' }) })
    await press(byRole('button', '设置转让'))
    await type('input', '888')
    await confirmSlide('以 ¥888.00 转让')
    expect(text()).not.toContain('只有主人能设置转让')
    const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
    await press(byRole('button', '去绑定手机号'))
    expect(went).toHaveBeenCalledWith('/pages/user/userInfo')
    went.mockRestore()
  })

  it.each([
    ['orders are unfinished', block({ acts: [], running: 2 }), '还有 2 笔订单未完成，完成后才能转让'],
    ['somebody has reserved it', block({ acts: [], state: 'reserved' }), '有人已预订，现在不能收回'],
    [
      'somebody has reserved it until then',
      block({ acts: [], state: 'reserved', reservedUntil: Date.UTC(2026, 10, 21, 4, 14) }),
      '有人已预订，12:14 前不能收回',
    ],
    ['it is frozen', block({ acts: [], state: 'frozen' }), '区块已冻结'],
  ])('says on the button why not when %s', async (_when, one, words) => {
    await open(one)
    expect(namesOf('button')).toContain(words)
  })
})

describe('a block that is set for transfer', () => {
  it('shows its offer, and is taken back after a box', async () => {
    const { on } = await open(offered, { '/block/edit': () => ok(block({ ver: 4 })) })
    for (const words of ['888.00', '15 天 00:00']) expect(text()).toContain(words)
    await press(byRole('button', '收回转让'))
    expect(on('/block/edit')).toHaveLength(0)
    await press(answer())
    expect(on('/block/edit')[0]?.input).toMatchObject({ ver: 3, transfer: null })
    expect(namesOf('button')).toContain('设置转让')
  })

  it('is taken back under the same number after a lost answer', async () => {
    let calls = 0
    const { on } = await open(offered, { '/block/edit': () => ((calls += 1) === 1 ? lost() : ok(block())) })
    await press(byRole('button', '收回转让'))
    await press(answer())
    expect(text()).toContain('重试将核对结果，不会重复收回')
    await press(answer())
    const [first, second] = on('/block/edit')
    expect(second?.input.clientNo).toBe(first?.input.clientNo)
  })
})

describe('the page of a block', () => {
  it('tries again after a failure, and asks a guest to log in', async () => {
    let calls = 0
    await visit(BlockPage, { network: { '/block/blockInfo': () => ((calls += 1) === 1 ? lost() : ok(block())) } })
    await press(byRole('button', '重试'))
    expect(text()).toContain('已用 1 / 3')
    leave()
    await visit(BlockPage, { network: {}, who: null })
    expect(text()).toContain('登录后查看区块')
  })

  it('shows somebody else’s with nothing to change, and says when there is none', async () => {
    const theirs = block({ blockId: 12, mine: false, acts: [] })
    const { owner } = theirs
    const reputation = { blockId: 12, score: null, reviews: 0, done: 0, lateRate: null, sales: [], mine: false }
    const network: Network = {
      '/block/blockInfo': () => ok(theirs),
      '/bctReview/info': () => (owner ? ok({ ...reputation, seller: owner }) : lost()),
      '/bctReview/list': () => ok({ data: [], current_page: 1, last_page: 1, per_page: 15, total: 0 }),
    }
    await visit(BlockPage, { network, params: { id: '12' } })
    expect(namesOf('button')).toEqual(['返回', '分享', '举报这位居民', '关注'])
    leave()
    await visit(BlockPage, { network: { '/block/blockInfo': () => refused('NOT_FOUND') }, params: { id: '13' } })
    expect(text()).toContain('未找到该区块')
  })
})
