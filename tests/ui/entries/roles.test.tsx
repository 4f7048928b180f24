import type { ComponentType } from 'react'
import type { BlockRow } from '@contract/endpoints/market/cart'
import type { BlockView } from '@contract/endpoints/people/block'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import BlockPage from '@/pages/block/info'
import BuyAddPage from '@/pages/publish/buyAdd'
import SaleAddPage from '@/pages/publish/saleAdd'
import SalePayPage from '@/pages/index/salePay'
import LogAddPage from '@/pages/log/add'
import LogPage from '@/pages/log/index'
import LoginUserPage from '@/pages/account/loginUser'
import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import type { LoginUser } from '@/lib/session/session'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { refused } from '../../support/app/trade-api'
import { noonMs, resident } from '../../support/app/trade-store'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

/** Whoever may look at a page. Manager, mayor and arbiter are residents to these pages: what they may is the server's word. */
const roles = {
  guest: null,
  noBlock: resident(0),
  soldTheLast: { ...resident(0), userId: 132, nickName: '卖掉了' },
  onOffer: resident(2107),
  boughtAnHourAgo: resident(2012),
  resident: resident(128),
  manager: { ...resident(128), loginUserId: 9 },
  mayor: resident(77),
} as const satisfies Readonly<Record<string, LoginUser | null>>
type Role = keyof typeof roles

const owners: readonly Role[] = ['onOffer', 'boughtAnHourAgo', 'resident', 'manager', 'mayor']
const withoutBlock: readonly Role[] = ['noBlock', 'soldTheLast']

const ownBlock = (blockNo: number, facts: Partial<BlockView> = {}): BlockView => ({
  blockId: blockNo,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  blockNo,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held',
  owner: { userId: blockNo, blockNo, nickName: '巷口的猫', avatar: '' },
  mine: true,
  capacity: 3,
  open: 0,
  running: 0,
  transfer: null,
  acts: ['transfer', 'edit'],
  ...facts,
})
const blocks: Partial<Record<Role, BlockView>> = {
  onOffer: ownBlock(2107, {
    state: 'transfer',
    transfer: { price: fen(62_100), until: noonMs + 9e8 },
    acts: ['takeBack', 'edit'],
  }),
  boughtAnHourAgo: ownBlock(2012, { restsUntil: noonMs + 23 * 3_600_000 }),
}

const cheapest = { blockId: 7, blockNo: 7, state: 'unsold', price: fen(9_900) } as BlockRow
const page = <T,>(...data: T[]) => ok({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })

const networkOf = (role: Role): Network => ({
  '/block/list': () => page(cheapest),
  '/bctSale/info': () =>
    ok({
      ...sale(),
      item: item(),
      sellerBlockId: 9,
      sellerStats: { residentDays: 214, done: 86, late: 0, score: 4.8, reviews: 12 },
      firstPurchase: false,
    }),
  '/block/blockInfo': () => {
    const who = roles[role]
    return who === null || who.blockNo === 0 ? refused('NOT_FOUND') : ok(blocks[role] ?? ownBlock(who.blockNo))
  },
  '/log/check': () => (withoutBlock.includes(role) ? refused('NO_BLOCK') : ok({ isWritten: false, day: '2026-11-21' })),
  '/log/list': () => page(),
})

const key = (name: string | RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="button"]')].find((one) => {
    const said = one.getAttribute('aria-label') ?? one.textContent
    return typeof name === 'string' ? said === name : name.test(said)
  })

const toBlocks = '/pages/category/index'
const login = '‹登录区块›'

/** What a page says to somebody before anything is typed, the key that goes on, and where it leads. */
type Told = readonly [says: string, key: string | RegExp, leads?: string]

const buyFirst = (doing: string): Told => [`${doing}需要门牌，99.00 起`, '购买区块', toBlocks]

const pages: readonly (readonly [
  name: string,
  Page: ComponentType,
  params: Readonly<Record<string, string>>,
  guest: Told,
  without: Told,
  own: (role: Role) => Told,
])[] = [
  [
    'a listing',
    SalePayPage,
    { saleId: '60' },
    ['购买需要门牌，99.00 起', '登录后购买', login],
    buyFirst('购买'),
    () => ['合计', '去付款'],
  ],
  ['selling', SaleAddPage, {}, ['登录后才能发布', '登录', login], buyFirst('发布'), () => ['上架免费', '发布']],
  [
    'selling in own words',
    SaleAddPage,
    { own: '1' },
    ['登录后才能发布', '登录', login],
    buyFirst('发布'),
    () => ['照片', /下一步|请先添加照片/],
  ],
  ['a bid', BuyAddPage, {}, ['登录后才能发布', '登录', login], buyFirst('发布'), () => ['货款先冻结', '去付款']],
  [
    'my block',
    BlockPage,
    {},
    ['登录后查看区块', '登录', login],
    buyFirst('买卖、投票'),
    (role) => {
      if (role === 'onOffer') return ['转让中', '收回转让', '‹收回转让›']
      return role === 'boughtAnHourAgo' ? ['正常', /^刚过户，.*后才能转让/] : ['正常', '设置转让']
    },
  ],
  [
    'the work log',
    LogPage,
    {},
    ['登录后查看工作日志', '登录', login],
    buyFirst('写日志'),
    () => ['我的', /写今天的日志/, '/pages/log/add'],
  ],
  [
    'writing a log',
    LogAddPage,
    {},
    ['登录后查看工作日志', '登录', login],
    buyFirst('写日志'),
    () => ['今天做了什么', '发布'],
  ],
]

const table = pages.flatMap(([name, Page, params, guest, without, own]) => [
  [name, 'guest', Page, params, guest] as const,
  ...withoutBlock.map((role) => [name, role, Page, params, without] as const),
  ...owners.map((role) => [name, role, Page, params, own(role)] as const),
])

it.each(table)('%s, to %s: says what it needs before anything is typed, and its key leads on', async (...row) => {
  const [, role, Page, params, [says, named, leads]] = row
  const { opened, sent } = await visit(Page, { network: networkOf(role), params, who: roles[role] })
  await settle()
  expect(text()).toContain(says)
  const found = key(named)
  expect(found).toBeDefined()
  // Nothing is asked that would be refused for want of a block.
  if (withoutBlock.includes(role)) expect(sent.map(({ path }) => path)).not.toContain('/log/check')
  if (leads === undefined || !found) return
  await press(found)
  const above = [...document.querySelectorAll('[role="dialog"],[role="alertdialog"]')].map(
    (one) => `‹${one.getAttribute('aria-label')}›`,
  )
  expect([...opened, ...above].some((one) => one === leads || one.startsWith(leads.slice(0, -1)))).toBe(true)
})

it.each([...withoutBlock, ...owners])('%s gets money out', async (role) => {
  const info = {
    enabled: true,
    income: fen(92_127),
    min: fen(1_000),
    feeBasisPoints: 60,
    feeMin: fen(10),
    dayLimit: fen(500_000),
    dayLeft: fen(500_000),
    open: null,
    expectAt: noonMs + 9e6,
    payees: [],
    hasPayPassword: true,
    cooling: null,
  }
  await visit(WithdrawAddPage, { network: { '/bctWithdraw/getInfo': () => ok(info) }, who: roles[role] })
  expect(text()).toContain('921.27')
  expect(key('提现')).toBeDefined()
})

it('an account without a block is led to one where accounts are chosen', async () => {
  const { opened } = await visit(LoginUserPage, { network: {}, who: roles.noBlock })
  const row = key(/^暂无区块/)
  expect(row).toBeDefined()
  if (row) await press(row)
  expect(opened).toEqual([toBlocks])
})
