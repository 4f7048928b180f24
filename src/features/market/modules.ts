import type { IconName } from '@/ui/icon/names'

/** One of the six plots of the buy home; its menu has the entries of the same name. Source: specification §2 (popup menu). */
export interface CityModule {
  readonly name: 'expand' | 'fund' | 'vote' | 'shop' | 'mutual' | 'mayor'
  readonly icon: IconName
  readonly title: string
  /** What a tap opens. */
  readonly page: 'expand' | 'fund' | 'votes' | 'shop' | 'mutual' | 'mayor'
}

export const cityModules: readonly CityModule[] = [
  { name: 'expand', icon: 'expand', title: '扩容', page: 'expand' },
  { name: 'fund', icon: 'fund', title: '基金', page: 'fund' },
  { name: 'vote', icon: 'vote', title: '投票', page: 'votes' },
  { name: 'shop', icon: 'shop', title: '商铺', page: 'shop' },
  { name: 'mutual', icon: 'mutual', title: '互助', page: 'mutual' },
  { name: 'mayor', icon: 'mayor', title: '市长', page: 'mayor' },
]
