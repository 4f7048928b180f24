import type { Bag, TabItem } from '../protocol'
import { make, must, packagePicture } from './dom'
import { config } from './packed'
import { themed } from './theme'
import { toLogic } from './worker'

interface Tab extends TabItem {
  badge: string
  hasDot: boolean
}

const bar = must('#tabbar')
const style: Bag = { ...config.app.tabBar }
const tabs: Tab[] = (config.app.tabBar?.list ?? []).map((item) => ({ ...item, badge: '', hasDot: false }))
let current = -1

/**
 * Whether a finger came down on the bar since it shows. A browser clicks what lies under a finger once it has gone, so a tap on a page that
 * opens one with a bar would press the bar, too; the platform's bar is no part of the page.
 */
let isTouched = false
bar.addEventListener('pointerdown', () => (isTouched = true))

/** The platform shortens a badge of more than four characters. */
const badgeText = (text: string): string => (text.length > 4 ? '...' : text)

/** The platform writes a name on one line, and cuts what is wider than its part of the bar. */
const oneLine = 'display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'

function drawTab(tab: Tab, index: number): HTMLElement {
  const item = make('div', index === current ? 'tab-item on' : 'tab-item')
  item.setAttribute('role', 'tab')
  item.ariaSelected = String(index === current)
  item.style.minWidth = '0'
  item.style.color = themed(style[index === current ? 'selectedColor' : 'color'])
  const picture = index === current ? tab.selectedIconPath : tab.iconPath
  if (picture !== undefined) make('img', '', item).src = packagePicture(picture)
  const label = make('span', 'tab-label', item)
  label.textContent = tab.text
  label.style.cssText = oneLine
  if (tab.badge !== '') make('i', 'tab-badge', item).textContent = badgeText(tab.badge)
  if (tab.hasDot) make('i', 'tab-dot', item)
  item.addEventListener('click', () => isTouched && toLogic({ kind: 'tab', index }))
  return item
}

/** Draws the bar anew: with other settings, or in the phone's other look. */
export function drawTabs(): void {
  bar.style.background = themed(style['backgroundColor'])
  bar.style.borderColor = themed(style['borderStyle']) === 'black' ? 'rgba(0, 0, 0, 0.33)' : 'rgba(0, 0, 0, 0.06)'
  bar.replaceChildren(...tabs.map(drawTab))
  for (const label of bar.querySelectorAll('.tab-label'))
    if (label.scrollWidth > label.clientWidth) console.error(`[app] tab bar: “${label.textContent}” is cut`)
}

/** Shows the bar with this tab chosen; -1 hides it. */
export function showTab(index: number): void {
  bar.hidden = index < 0
  isTouched = false
  if (index < 0) return
  current = index
  drawTabs()
}

function change(arg: Bag, how: (tab: Tab) => void): void {
  const tab = tabs[Number(arg['index'])]
  if (tab === undefined) throw new Error('fail tab index is out of range')
  if (bar.hidden) throw new Error('fail not TabBar page')
  how(tab)
  drawTabs()
}

/** The calls of the tab bar. As on the platform they fail while another page covers it. */
export const tabBarCalls = {
  setTabBarBadge: (arg: Bag) => change(arg, (tab) => (tab.badge = String(arg['text']))),
  removeTabBarBadge: (arg: Bag) => change(arg, (tab) => (tab.badge = '')),
  showTabBarRedDot: (arg: Bag) => change(arg, (tab) => (tab.hasDot = true)),
  hideTabBarRedDot: (arg: Bag) => change(arg, (tab) => (tab.hasDot = false)),
  setTabBarItem: (arg: Bag) => change(arg, (tab) => void Object.assign(tab, arg)),
  setTabBarStyle: (arg: Bag) => {
    Object.assign(style, arg)
    drawTabs()
  },
  showTabBar: () => void (bar.hidden = false),
  hideTabBar: () => void (bar.hidden = true),
}
