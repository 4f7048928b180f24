import type { IconName } from '../icon/names'

/** Where a popup menu belongs. Source: specification §2 (popup menu). */
export type MenuType = 'expand' | 'fund' | 'vote' | 'shop' | 'mutual' | 'mayor' | 'user'

/** What a menu reports: the entry's id, or 0 when the overlay was tapped. */
export type MenuChoice = 0 | 1 | 2 | 3

export interface MenuEntry {
  readonly id: Exclude<MenuChoice, 0>
  readonly text: string
  readonly icon: IconName
}

/** The area whose prices the expansion menu names. Source: specification §2 (price table for area 9). */
const specifiedArea = 9

/** The id of an entry that one page adds to the two of its type. */
export const lastId = 3 satisfies MenuChoice

/** The name of the entry of another area's prices. Source: community §2 (the digit comes from the setting). */
const pricesOf = (areaId: number) => `${areaId} 区价格表`

/** The entries of a menu; that of expansion names the area whose prices it opens. */
export const entriesOf = (type: MenuType, priceAreaId = specifiedArea): readonly MenuEntry[] =>
  menuEntries[type].map((entry) => (entry.icon === 'ledger' ? { ...entry, text: pricesOf(priceAreaId) } : entry))

/** The entries of each menu. Source: specification §2 (popup menu, entries by type). */
export const menuEntries: Record<MenuType, readonly MenuEntry[]> = {
  expand: [
    { id: 1, text: '档案', icon: 'archive' },
    { id: 2, text: pricesOf(specifiedArea), icon: 'ledger' },
    { id: 3, text: '扩容说明', icon: 'info' },
  ],
  fund: [
    { id: 1, text: '档案', icon: 'archive' },
    { id: 2, text: '基金说明', icon: 'info' },
  ],
  vote: [
    { id: 1, text: '档案', icon: 'archive' },
    { id: 2, text: '发起投票', icon: 'plus' },
  ],
  shop: [
    { id: 1, text: '赞助说明', icon: 'info' },
    { id: 2, text: '加入赞助', icon: 'plus' },
  ],
  mutual: [
    { id: 1, text: '互助说明', icon: 'info' },
    { id: 2, text: '发布我的', icon: 'plus' },
  ],
  mayor: [
    { id: 1, text: '档案', icon: 'archive' },
    { id: 2, text: '了解市长选举', icon: 'info' },
  ],
  user: [
    { id: 1, text: '切换账号', icon: 'swap' },
    { id: 2, text: '退出登录', icon: 'logout' },
  ],
}
