import type { ComponentType } from 'react'
import BlockPage from '@/pages/block/info'
import BuyAddPage from '@/pages/publish/buyAdd'
import ExpandPage from '@/pages/expand/index'
import MayorPage from '@/pages/mayor/index'
import MutualAddPage from '@/pages/mutual/add'
import SellBoardPage from '@/pages/index/buy'
import SaleAddPage from '@/pages/publish/saleAdd'
import ShopAddPage from '@/pages/shop/add'
import MutualPage from '@/pages/mutual/info'
import AddressPage from '@/pages/address/index'
import FundPage from '@/pages/fund/index'
import MutualListPage from '@/pages/mutual/index'
import MyBuysPage from '@/pages/orders/buy'
import RechargePage from '@/pages/wallet/recharge'
import ShopPage from '@/pages/shop/info'
import ShopsPage from '@/pages/shop/index'
import VoteListPage from '@/pages/vote/index'
import VotePage from '@/pages/vote/info'
import VoteAddPage from '@/pages/vote/add'
import SalePayPage from '@/pages/offer/salePay'
import LogAddPage from '@/pages/log/add'
import LogPage from '@/pages/log/index'
import type { Role } from './roles'
import { isOffered } from './roles'

/** Where blocks are bought. */
export const toBlocks = '/pages/category/index'
const login = '‹登录区块›'

/** What a page says to somebody before anything is typed, the key that goes on, and where it leads. */
type Told = readonly [says: string, key: string | RegExp, leads?: string]

const buyFirst = (doing: string): Told => [`${doing}需要门牌，99.00 起`, '购买区块', toBlocks]

/** Every page with an act: what it says to a guest, to who has no block, to who has one. */
export const pages: readonly (readonly [
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
    // Who buys a block and was here never before has no founder password.
    ['一口价', '登录后购买', '‹短信登录›'],
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
    ['应答需要门牌，99.00 起', '登录后应答', login],
    ['应答需要门牌，99.00 起', '购买区块后，才能应答', toBlocks],
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
    'the board of bids',
    SellBoardPage,
    {},
    ['已冻结 ¥55.25', '卖给 560 社区大米 6.50', '‹卖出 社区大米›'],
    ['已冻结 ¥55.25', '卖给 560 社区大米 6.50', '‹卖出 社区大米›'],
    () => ['已冻结 ¥55.25', '卖给 560 社区大米 6.50', '‹卖出 社区大米›'],
  ],
  [
    'the votes',
    VoteListPage,
    {},
    ['发起投票需要门牌，99.00 起', '登录后发起', login],
    ['发起投票需要门牌，99.00 起', '购买区块后发起', toBlocks],
    () => ['投票', '发起投票', '/pages/vote/add'],
  ],
  [
    'the posts of mutual aid',
    MutualListPage,
    {},
    ['发布互助需要门牌，99.00 起', '登录后发布互助', login],
    ['发布互助需要门牌，99.00 起', '购买区块后，才能发布互助', toBlocks],
    () => ['互助', '发布互助', '/pages/mutual/add'],
  ],
  [
    'the shops',
    ShopsPage,
    {},
    ['加入赞助需要门牌，99.00 起', '登录后加入赞助', login],
    ['加入赞助需要门牌，99.00 起', '购买区块后，才能加入赞助', toBlocks],
    () => ['商铺', '加入赞助', '/pages/shop/add'],
  ],
  [
    'a shop',
    ShopPage,
    { id: '7' },
    ['听雨茶舍', '登录后看电话', login],
    ['听雨茶舍', '查看'],
    () => ['听雨茶舍', '查看'],
  ],
  [
    'the fund',
    FundPage,
    {},
    ['社区基金', '登录后捐赠', login],
    ['社区基金', '捐赠', '‹捐赠›'],
    () => ['社区基金', '捐赠', '‹捐赠›'],
  ],
  [
    'recharging',
    RechargePage,
    {},
    ['登录后充值', '登录', login],
    ['当前可用 ¥0.00', '去付款 ¥50.00'],
    () => ['当前可用 ¥0.00', '去付款 ¥50.00'],
  ],
  [
    'the own orders',
    MyBuysPage,
    {},
    ['登录后查看订单', '登录', login],
    ['我买的', '去逛逛', '/pages/index/index'],
    () => ['我买的', '去逛逛', '/pages/index/index'],
  ],
  [
    'the own addresses',
    AddressPage,
    {},
    ['登录后', '登录', login],
    ['收货地址', '新增地址'],
    () => ['收货地址', '新增地址'],
  ],
  [
    'standing for mayor',
    MayorPage,
    {},
    ['参选需要门牌，99.00 起', '登录后参选', login],
    ['参选需要门牌，99.00 起；新购的区块居住满 30 天后可参选', '购买区块', toBlocks],
    (role) => ['候选人', isOffered(role) ? /^2107 号.*转让/ : '我要参选'],
  ],
]
