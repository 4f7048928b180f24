import city from '@/assets/tab/city-active.png'
import mine from '@/assets/tab/mine.png'
import sell from '@/assets/tab/sell.png'
import theme from '@/theme.json'

/** The tab bar as Taro draws it on the first tab; Taro's own style sheet comes only with the app. */
const layout = [
  'footer{display:flex;text-align:center;font-size:11px;line-height:16px}',
  'footer>div{flex:1;min-width:0;margin:auto;color:var(--tab)}',
  'footer>:first-child{color:var(--tab-here);font-weight:600}',
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

const icons = [city, sell, mine]
const inert = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))

/** The three tabs with their labels, as markup. A tap on them is repeated when the app has taken over. */
export const drawTabs = (labels: readonly string[]): string =>
  labels.map((label, at) => `<div><img alt="" src="${icons[at] ?? ''}">${inert(label)}</div>`).join('')
