import type { RouteName } from '@contract/pages/routes'
import type { IconName } from '@/ui/icon/names'

/** A square of the mine tab. */
export interface MineEntry {
  readonly icon: IconName
  readonly text: string
  readonly route: RouteName
}

export const userEntries: readonly MineEntry[] = [
  { icon: 'buy', text: '我买的', route: 'myBuys' },
  { icon: 'tab-sell', text: '我卖的', route: 'mySales' },
  { icon: 'bell', text: '通知', route: 'notice' },
  { icon: 'card', text: '付款单', route: 'pay' },
  { icon: 'map', text: '我的区块', route: 'block' },
  { icon: 'log', text: '工作日志', route: 'logs' },
  { icon: 'rank', text: '人气榜', route: 'rank' },
  { icon: 'setting', text: '资料', route: 'userInfo' },
]

/** What everybody may see. */
export const guestEntries: readonly MineEntry[] = [
  { icon: 'buy', text: '在售行情', route: 'home' },
  { icon: 'expand', text: '扩容', route: 'expand' },
  { icon: 'fund', text: '基金账本', route: 'fund' },
  { icon: 'vote', text: '投票', route: 'votes' },
  { icon: 'archive', text: '档案', route: 'archive' },
  { icon: 'shop', text: '商铺', route: 'shop' },
  { icon: 'mutual', text: '互助', route: 'mutual' },
  { icon: 'map', text: '区块市场', route: 'category' },
]
