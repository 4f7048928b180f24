import type { ComponentType } from 'react'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import BlockPage from '@/pages/block/info'
import BuyAddPage from '@/pages/publish/buyAdd'
import ExpandPage from '@/pages/expand/index'
import MayorPage from '@/pages/mayor/index'
import MutualAddPage from '@/pages/mutual/add'
import SaleAddPage from '@/pages/publish/saleAdd'
import ShopAddPage from '@/pages/shop/add'
import MutualPage from '@/pages/mutual/info'
import VotePage from '@/pages/vote/info'
import VoteAddPage from '@/pages/vote/add'
import SalePayPage from '@/pages/index/salePay'
import LogAddPage from '@/pages/log/add'
import LogPage from '@/pages/log/index'
import LoginUserPage from '@/pages/account/loginUser'
import WithdrawAddPage from '@/pages/wallet/withdrawAdd'
import { noonMs } from '../../support/app/trade-store'
import { leave, press, settle, text, visit } from '../support/trade-page'
import type { Role } from './roles'
import { isOffered, networkOf, owners, roles, withoutBlock } from './roles'

afterEach(leave)

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
  [
    'a block for sale',
    BlockPage,
    { id: '2046' },
    ['一口价', '登录后购买', login],
    ['一口价', '买 ¥288.00'],
    () => ['一口价', '买 ¥288.00'],
  ],
  ['a seller', BlockPage, { id: '36' }, ['居民主页', '关注', login], ['居民主页', '关注'], () => ['居民主页', '关注']],
  [
    'a vote',
    VotePage,
    { id: '7' },
    ['投票率', '登录后投票', login],
    ['新购的区块下次可投', '购买区块', toBlocks],
    (role) => {
      if (isOffered(role)) return ['投票率', /^2107 号.*转让/]
      return ['投票率', role === 'manager' ? /管理/ : /^请选/]
    },
  ],
  [
    'a post of mutual aid',
    MutualPage,
    { id: '7' },
    ['应答', '登录后应答', login],
    ['应答', '购买区块后，才能应答', toBlocks],
    () => ['应答', '我来帮'],
  ],
  [
    'slots',
    ExpandPage,
    {},
    ['购买格位需要门牌，99.00 起', '登录后买格位', login],
    ['购买格位需要门牌，99.00 起', '购买区块后可购买格位', toBlocks],
    (role) => ['本期价格', isOffered(role) ? '2107 号转让中，不能购买格位' : '买 1 个'],
  ],
  [
    'writing a vote',
    VoteAddPage,
    {},
    ['登录后发起投票', '登录', login],
    buyFirst('发起投票'),
    () => ['发起投票', '开始投票'],
  ],
  [
    'writing a post of mutual aid',
    MutualAddPage,
    {},
    ['发布互助需要门牌，99.00 起', '登录', login],
    buyFirst('发布互助'),
    () => ['发布互助', '发布'],
  ],
  [
    'asking for a shop',
    ShopAddPage,
    {},
    ['加入赞助需要门牌，99.00 起', '登录', login],
    buyFirst('加入赞助'),
    () => ['冠名', '提交审核'],
  ],
  [
    'standing for mayor',
    MayorPage,
    {},
    ['候选人', '登录后参选', login],
    ['新购的区块居住满 30 天后可参选', '购买区块', toBlocks],
    (role) => ['候选人', isOffered(role) ? /^2107 号.*转让/ : '我要参选'],
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
