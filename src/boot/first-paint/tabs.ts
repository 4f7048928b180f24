import cartHere from '@/assets/tab/cart-active.png'
import cart from '@/assets/tab/cart.png'
import categoryHere from '@/assets/tab/category-active.png'
import category from '@/assets/tab/category.png'
import cityHere from '@/assets/tab/city-active.png'
import city from '@/assets/tab/city.png'
import mineHere from '@/assets/tab/mine-active.png'
import mine from '@/assets/tab/mine.png'
import sellHere from '@/assets/tab/sell-active.png'
import sell from '@/assets/tab/sell.png'
import type { TabRoute } from '@/lib/routes/tabs'
import { tabRoutes } from '@/lib/routes/tabs'
import theme from '@/theme.json'

/** The tab bar as the app draws it; the app's own masks would be a document each. */
const layout = [
  'footer{display:flex;text-align:center;font-size:11px;line-height:16px}',
  'footer>div{flex:1;min-width:0;margin:auto;color:var(--tab)}',
  'footer>[aria-current]{color:var(--tab-here);font-weight:600}',
  'footer img{display:block;width:24px;height:24px;margin:0 auto 2px}',
]

const colours = ({ ink3, primaryInk }: Readonly<Record<'ink3' | 'primaryInk', string>>) =>
  `--tab:${ink3};--tab-here:${primaryInk}`

/** The drawn tab bar's rules. */
export const tabStyle = [
  ...layout,
  `footer{${colours(theme.light)}}`,
  `@media(prefers-color-scheme:dark){:root:not([data-theme=light]) footer{${colours(theme.dark)}}}`,
  `[data-theme=dark] footer{${colours(theme.dark)}}`,
].join('')

/** The picture of each tab, and that of the tab one is on. */
const icons: Readonly<Record<TabRoute, readonly [idle: string, here: string]>> = {
  home: [city, cityHere],
  sellBoard: [sell, sellHere],
  category: [category, categoryHere],
  cart: [cart, cartHere],
  mine: [mine, mineHere],
}
const inert = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))

/** The tabs with their labels, as markup. A tap on them is repeated when the app has taken over. */
export const drawTabs = (labels: readonly string[], here: TabRoute): string =>
  tabRoutes
    .map((tab, at) => {
      const [idle, active] = icons[tab]
      const isHere = tab === here
      return `<div${isHere ? ' aria-current' : ''}><img alt="" src="${isHere ? active : idle}"/>${inert(labels[at] ?? '')}</div>`
    })
    .join('')
