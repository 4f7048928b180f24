import type { ComponentType } from 'react'
import type { IconName } from '../frame/icons'
import type { ConsolePath } from '@contract/console/rights'

export type Group = 'first' | 'cases' | 'city' | 'things' | 'books'

/** One page of the console. Who may make its first call sees it in the menu. */
export interface Page {
  /** Below the console's base. */
  readonly path: string
  readonly title: string
  readonly group: Group
  /** A drawing of `frame/icons`. */
  readonly icon: IconName
  readonly needs: ConsolePath
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
  { path: '/', title: '概览', group: 'first', icon: 'grid', needs: '/admin/stat/overview', load: () => import('./home/home') },
  { path: '/disputes', title: '纠纷', group: 'cases', icon: 'gavel', needs: '/admin/dispute/list', load: () => import('./disputes/disputes') },
  { path: '/withdrawals', title: '提现', group: 'cases', icon: 'withdraw', needs: '/admin/withdraw/list', load: () => import('./withdrawals/withdrawals') },
  { path: '/approvals', title: '复核', group: 'cases', icon: 'shield', needs: '/admin/approval/list', load: () => import('./approvals/approvals') },
  { path: '/handovers', title: '过户申诉', group: 'cases', icon: 'swap', needs: '/admin/handover/list', load: () => import('./handovers/handovers') },
  { path: '/reports', title: '举报', group: 'cases', icon: 'flag', needs: '/admin/report/list', load: () => import('./reports/reports') },
  { path: '/orders', title: '订单', group: 'cases', icon: 'list', needs: '/admin/order/list', load: () => import('./orders/orders') },
  { path: '/blocks', title: '区块', group: 'city', icon: 'map', needs: '/admin/block/list', load: () => import('./blocks/blocks') },
  { path: '/residents', title: '居民', group: 'things', icon: 'users', needs: '/admin/user/list', load: () => import('./residents/residents') },
  { path: '/ledger', title: '账本', group: 'books', icon: 'ledger', needs: '/admin/entry/list', load: () => import('./ledger/ledger') },
  { path: '/audit', title: '审计', group: 'books', icon: 'log', needs: '/admin/act/list', load: () => import('./audit/audit') },
  { path: '/staff', title: '员工与角色', group: 'books', icon: 'key', needs: '/admin/staff/list', load: () => import('./staff/staff') },
]
