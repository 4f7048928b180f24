import type { IconName } from '@/ui/icon/names'

export type ModuleName = 'expand' | 'fund' | 'vote' | 'shop' | 'mutual' | 'mayor'

/** The six plots of the buy home with the entries of their popup menus. Source: specification §2 (popup menu: entries by type). */
export interface CityModule {
  readonly name: ModuleName
  readonly icon: IconName
  readonly title: string
  /** Entry ids are 1, 2, 3 in this order; the overlay reports 0. */
  readonly entries: readonly { readonly id: 1 | 2 | 3; readonly icon: IconName; readonly name: string }[]
}

const archive = { id: 1, icon: 'archive', name: '档案' } as const

export const cityModules: readonly CityModule[] = [
  {
    name: 'expand',
    icon: 'expand',
    title: '扩容',
    entries: [archive, { id: 2, icon: 'list', name: '9 区价格表' }, { id: 3, icon: 'info', name: '扩容说明' }],
  },
  { name: 'fund', icon: 'fund', title: '基金', entries: [archive, { id: 2, icon: 'info', name: '基金说明' }] },
  { name: 'vote', icon: 'vote', title: '投票', entries: [archive, { id: 2, icon: 'plus', name: '发起投票' }] },
  {
    name: 'shop',
    icon: 'shop',
    title: '商铺',
    entries: [
      { id: 1, icon: 'info', name: '赞助说明' },
      { id: 2, icon: 'plus', name: '加入赞助' },
    ],
  },
  {
    name: 'mutual',
    icon: 'mutual',
    title: '互助',
    entries: [
      { id: 1, icon: 'info', name: '互助说明' },
      { id: 2, icon: 'plus', name: '发布我的' },
    ],
  },
  { name: 'mayor', icon: 'mayor', title: '市长', entries: [archive, { id: 2, icon: 'info', name: '了解市长选举' }] },
]
