import type { ModuleName } from '@contract/modules'
import type { ParamsOf, RouteName } from '@contract/pages/routes'
import type { IconName } from '../icon/names'

/** Where a popup menu belongs. Source: specification §2 (popup menu). */
export type MenuType = ModuleName | 'user'

/** What a menu reports: the entry's id, or 0 when the overlay was tapped. */
export type MenuChoice = 0 | 1 | 2 | 3

/** A page with what its address takes. */
type Way = { [R in RouteName]: { readonly page: R; readonly params?: ParamsOf<R> } }[RouteName]

/** An entry that names no page is for the page with the menu to carry out. */
export type MenuEntry = {
  readonly id: Exclude<MenuChoice, 0>
  readonly text: string
  /** One with a plus writes as the acting block. */
  readonly icon: IconName
} & (Way | { readonly page?: undefined })

/** The area whose prices the expansion menu names. Source: specification §2 (price table for area 9). */
const specifiedArea = 9

/** The id of an entry that one page adds to the two of its type. */
export const lastId = 3 satisfies MenuChoice

/** The name of the entry of another area's prices. Source: community §2 (the digit comes from the setting). */
const pricesOf = (areaId: number) => `${areaId} 区价格表`

/** The entries of a menu; that of expansion names the area whose prices it opens. */
export const entriesOf = (type: MenuType, priceAreaId = specifiedArea): readonly MenuEntry[] =>
  menuEntries[type].map((entry) => (entry.icon === 'ledger' ? { ...entry, text: pricesOf(priceAreaId) } : entry))

/** The entries of each menu, two or three. Source: specification §2 (popup menu, entries by type). */
export const menuEntries: Record<MenuType, readonly MenuEntry[]> = {
  expand: [
    { id: 1, text: '档案', icon: 'archive', page: 'archive', params: { type: 'expand' } },
    { id: 2, text: pricesOf(specifiedArea), icon: 'ledger', page: 'expandPrice' },
    { id: 3, text: '扩容说明', icon: 'info', page: 'rich', params: { key: 'expand' } },
  ],
  fund: [
    { id: 1, text: '档案', icon: 'archive', page: 'archive', params: { type: 'fund' } },
    { id: 2, text: '基金说明', icon: 'info', page: 'rich', params: { key: 'fund' } },
  ],
  vote: [
    { id: 1, text: '档案', icon: 'archive', page: 'archive', params: { type: 'vote' } },
    { id: 2, text: '发起投票', icon: 'plus', page: 'voteAdd' },
  ],
  shop: [
    { id: 1, text: '赞助说明', icon: 'info', page: 'rich', params: { key: 'shop' } },
    { id: 2, text: '加入赞助', icon: 'plus', page: 'shopAdd' },
  ],
  mutual: [
    { id: 1, text: '互助说明', icon: 'info', page: 'rich', params: { key: 'mutual' } },
    { id: 2, text: '发布我的', icon: 'plus', page: 'mutualAdd' },
  ],
  mayor: [
    { id: 1, text: '档案', icon: 'archive', page: 'archive', params: { type: 'mayor' } },
    { id: 2, text: '了解市长选举', icon: 'info', page: 'rich', params: { key: 'mayor' } },
  ],
  user: [
    { id: 1, text: '切换账号', icon: 'swap' },
    { id: 2, text: '退出登录', icon: 'logout' },
  ],
}
