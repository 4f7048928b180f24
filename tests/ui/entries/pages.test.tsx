import type { ComponentType } from 'react'
import { ok } from '@contract/result'
import HomePage from '@/pages/index/index'
import LostPage from '@/pages/lost/index'
import PointsPage from '@/pages/points/index'
import MinePage from '@/pages/user/user'
import type { GivenAnswers } from '../../support/app/given-api'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { answersToCat } from '../session/people'
import type { Entries } from '../support/entries'
import { walk } from '../support/entries'
import { leave } from '../support/trade-page'

afterEach(leave)

/** The answers to a resident, as a network gives them. */
const networkOf = (answers: GivenAnswers): Network =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, (input: never) => ok(answer(input))]))

const page = <T,>(data: T[]) => ({ data, current_page: 1, last_page: 1, per_page: 15, total: data.length })

/** What a resident has on the mine tab. A counter that counts on both sides asks which. */
const mine: Entries = {
  账号菜单: '‹菜单›',
  '1,260人气值': '/pages/points/index',
  可用: '/pages/user/money?kind=available',
  冻结: '/pages/user/freeze',
  收入: '/pages/user/income',
  充值: '/pages/user/recharge',
  提现: '/pages/user/withdraw',
  明细: '/pages/user/money',
  '买 18': '/pages/user/buy',
  '卖 23': '/pages/user/sale',
  '3轮到我': '‹轮到我›',
  '4等对方': '/pages/user/buy?tab=running&group=theirs',
  '1纠纷中': '/pages/user/sale?tab=running&group=dispute',
  '33已完成': '‹已完成›',
  '订单 3': '‹轮到我›',
  '求购付款 1': '/pages/user/buy?tab=bids',
  '区块付款 1': '/pages/user/pay',
  '格位付款 1': '/pages/user/pay',
  '商铺付款 1': '/pages/shop/index',
  '商铺续期 1': '/pages/shop/index',
  '互助道谢 1': '/pages/mutual/index',
  '支出凭证 1': '/pages/fund/index',
  '投票 1': '/pages/vote/index',
  '市长选举 1': '/pages/mayor/index',
  '通知 1': '/pages/user/notice',
  我买的: '/pages/user/buy',
  我卖的: '/pages/user/sale',
  通知: '/pages/user/notice',
  付款单: '/pages/user/pay',
  我的区块: '/pages/block/info',
  工作日志: '/pages/log/index',
  人气榜: '/pages/rank/index',
  资料: '/pages/user/userInfo',
  区块市场: '/pages/category/index',
  收货地址: '/pages/address/index',
  收藏: '/pages/account/favourites',
  帮助和协议: '/pages/rich/index?key=help',
  外观: '‹外观›',
}

/** What a guest can see. */
const mineOfGuest: Entries = {
  登录区块: '‹登录区块›',
  购买区块: '/pages/category/index',
  在售行情: '/pages/index/index',
  扩容: '/pages/expand/index',
  基金账本: '/pages/fund/index',
  投票: '/pages/vote/index',
  档案: '/pages/archive/index',
  商铺: '/pages/shop/index',
  互助: '/pages/mutual/index',
  区块市场: '/pages/category/index',
  帮助和协议: '/pages/rich/index?key=help',
  外观: '‹外观›',
}

const home: Entries = {
  测试城: '/area/list {}',
  搜索商品: '/pages/search/index',
  轮到你: '/pages/user/buy',
  扩容: '/pages/expand/index',
  基金: '/pages/fund/index',
  商铺: '/pages/shop/index',
  投票: '/pages/vote/index',
  互助: '/pages/mutual/index',
  市长: '/pages/mayor/index',
  发布求购: '/pages/index/buyAdd',
  全部: 'stays',
  排序: '‹排序›',
  筛选: '‹筛选›',
  社区大米: '/bctItem/history {"itemId":7}',
  北郊农场: '/pages/index/salePay?saleId=60',
  '购买 北郊农场': '/pages/index/salePay?saleId=60',
}

const lost: Entries = { 返回: 'back', 回首页: '/pages/index/index' }
const points: Entries = { 返回: 'back', 人气榜: '/pages/rank/index' }

const pages: readonly (readonly [string, ComponentType, Network, Entries])[] = [
  ['the mine tab', MinePage, networkOf(answersToCat), mine],
  ['an address that no page has', LostPage, {}, lost],
  ['points', PointsPage, networkOf({ ...answersToCat, '/bctPoints/list': () => page([]) }), points],
  [
    'home',
    HomePage,
    networkOf({ ...answersToCat, '/bctSale/list': () => ({ ...page([sale()]), items: [item()] }) }),
    home,
  ],
]

it.each(pages)('every entry of %s leads where its words say', async (_name, Page, network, table) => {
  expect(await walk(Page, { network }, table)).toEqual(table)
})

it('every entry of the mine tab of a guest leads where its words say', async () => {
  expect(await walk(MinePage, { network: {}, who: null }, mineOfGuest)).toEqual(mineOfGuest)
})
