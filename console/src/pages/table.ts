import type { ComponentType } from 'react'
import type { IconName } from '../kit/icon/icons'
import type { ConsolePath } from '@contract/console/rights'

export type Group = 'first' | 'cases' | 'city' | 'things' | 'books'

/** One page of the console. Who may make its first call sees it in the menu. */
export interface Page {
  /** Below the console's base. */
  readonly path: string
  readonly title: string
  readonly group: Group
  /** `one`: the page is about one area; `any`: of all areas, or of the one that was chosen. Missing: it belongs to no area. */
  readonly area?: 'one' | 'any'
  /** A drawing of `kit/icon/icons`. */
  readonly icon: IconName
  readonly needs: ConsolePath
  /** The page finds the things whose numbers begin so; those of the city's modules say it of their things. Source: community §0. */
  readonly letter?: string
  /** It is about one thing, whose number leads there: it stands in no menu. */
  readonly isOfOne?: true
  /** It stands in the menu while something of it is left: see `useOpeningCity`. */
  readonly isWhileOpen?: true
  readonly load: () => Promise<{ default: ComponentType }>
}

export const groupTitles: Readonly<Record<Group, string>> = {
  first: '',
  cases: '处理',
  city: '城市',
  things: '资料',
  books: '账与系统',
}

/** Every page, in the order of the menu: one line each. */
// prettier-ignore
export const pages: readonly Page[] = [
  { path: '/', title: '概览', group: 'first', icon: 'grid', area: 'any', needs: '/admin/stat/overview', load: () => import('./home/home') },
  { path: '/opening', title: '开城清单', group: 'first', icon: 'ok', area: 'one', isWhileOpen: true, needs: '/admin/opening/list', load: () => import('./opening/opening') },
  { path: '/disputes', title: '纠纷', group: 'cases', icon: 'gavel', area: 'any', needs: '/admin/dispute/rows', load: () => import('./disputes/disputes') },
  { path: '/withdrawals', title: '提现', group: 'cases', icon: 'withdraw', area: 'any', needs: '/admin/withdraw/list', load: () => import('./withdrawals/withdrawals') },
  { path: '/refunds', title: '退款', group: 'cases', icon: 'refresh', needs: '/admin/refund/list', load: () => import('./refunds/refunds') },
  { path: '/corrections', title: '更正', group: 'cases', icon: 'edit', needs: '/admin/correctionList', load: () => import('./corrections/corrections') },
  { path: '/approvals', title: '复核', group: 'cases', icon: 'shield', needs: '/admin/approval/list', load: () => import('./approvals/approvals') },
  { path: '/handovers', title: '过户申诉', letter: 'B', group: 'cases', icon: 'swap', area: 'any', needs: '/admin/handover/list', load: () => import('./handovers/handovers') },
  { path: '/reports', title: '举报', group: 'cases', icon: 'flag', area: 'any', needs: '/admin/report/list', load: () => import('./reports/reports') },
  { path: '/orders', title: '订单', group: 'cases', icon: 'truck', area: 'any', needs: '/admin/order/list', load: () => import('./orders/orders') },
  { path: '/areas', title: '区域', group: 'city', icon: 'pin', needs: '/admin/area/list', load: () => import('./areas/areas') },
  { path: '/zones', title: '分区', group: 'city', icon: 'expand', area: 'one', needs: '/admin/zone/list', load: () => import('./zones/zones') },
  { path: '/blocks', title: '区块', group: 'city', icon: 'map', area: 'one', needs: '/admin/block/list', load: () => import('./blocks/blocks') },
  { path: '/rounds', title: '扩容期', group: 'city', icon: 'plus', area: 'one', needs: '/admin/round/list', load: () => import('./rounds/rounds') },
  { path: '/elections', title: '选举', group: 'city', icon: 'mayor', area: 'any', needs: '/admin/election/list', load: () => import('./elections/elections') },
  { path: '/votes', title: '投票', group: 'city', icon: 'vote', area: 'any', needs: '/admin/vote/list', load: () => import('./votes/votes') },
  { path: '/funds', title: '基金', group: 'city', icon: 'fund', area: 'one', needs: '/admin/fund/list', load: () => import('./funds/funds') },
  { path: '/shops', title: '商铺审核', group: 'city', icon: 'shop', area: 'one', needs: '/admin/shop/list', load: () => import('./shops/shops') },
  { path: '/mutual', title: '互助', group: 'city', icon: 'mutual', area: 'any', needs: '/admin/mutual/list', load: () => import('./mutual/mutual') },
  { path: '/letters', title: '信件', group: 'things', icon: 'bell', area: 'any', needs: '/admin/letter/list', load: () => import('./letters/letters') },
  { path: '/templates', title: '模板与常用语', group: 'things', icon: 'edit', area: 'any', needs: '/admin/template/list', load: () => import('./templates/templates') },
  { path: '/texts', title: '说明与协议', group: 'things', icon: 'info', area: 'one', needs: '/admin/text/list', load: () => import('./texts/texts') },
  { path: '/items', title: '类目与物品', group: 'things', icon: 'list', area: 'one', needs: '/admin/category/list', load: () => import('./items/items') },
  { path: '/offers', title: '挂牌与求购', group: 'things', icon: 'buy', area: 'any', needs: '/admin/offer/list', load: () => import('./offers/offers') },
  { path: '/residents', title: '居民', group: 'things', icon: 'users', area: 'any', needs: '/admin/user/list', load: () => import('./residents/residents') },
  { path: '/person/info', title: '居民', group: 'things', icon: 'users', area: 'any', isOfOne: true, needs: '/admin/person/info', load: () => import('./person') },
  { path: '/imports', title: '导入', group: 'things', icon: 'archive', area: 'one', needs: '/admin/import/check', load: () => import('./imports/imports') },
  { path: '/ledger', title: '账本', group: 'books', icon: 'ledger', needs: '/admin/entry/list', load: () => import('./ledger/ledger') },
  { path: '/books', title: '对账', group: 'books', icon: 'check', needs: '/admin/book/list', load: () => import('./books/books') },
  { path: '/statistics', title: '统计', group: 'books', icon: 'chart', area: 'any', needs: '/admin/stat/series', load: () => import('./statistics/statistics') },
  { path: '/halt', title: '停市', group: 'books', icon: 'pause', area: 'one', needs: '/admin/area/reach', load: () => import('./halt/halt') },
  { path: '/settings', title: '设置', group: 'books', icon: 'setting', area: 'any', needs: '/admin/setting/list', load: () => import('./settings/settings') },
  { path: '/alarms', title: '告警', group: 'books', icon: 'warn', area: 'any', needs: '/admin/alarm/list', load: () => import('./alarms/alarms') },
  { path: '/audit', title: '审计', group: 'books', icon: 'log', area: 'any', needs: '/admin/act/list', load: () => import('./audit/audit') },
  { path: '/staff', title: '员工与角色', group: 'books', icon: 'key', needs: '/admin/staff/list', load: () => import('./staff/staff') },
]
