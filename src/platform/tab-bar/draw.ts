import { eventCenter } from '@tarojs/runtime'
import Taro from '@tarojs/taro'

/** The part of the app's settings that this file uses, as Taro's router passes them. */
export interface TabSettings {
  readonly tabBar?: { readonly list: readonly { readonly pagePath: string; readonly text: string }[] }
  readonly router: {
    readonly basename?: string
    /** Other addresses of a page, below the base path. */
    readonly customRoutes?: Readonly<Record<string, string | readonly string[]>>
  }
}

function itemOf(page: string, text: string): HTMLButtonElement {
  const item = document.createElement('button')
  item.type = 'button'
  item.className = 'tab-bar-item'
  item.innerHTML = '<i class="tab-bar-picture"></i><span class="tab-bar-label"></span><b class="tab-bar-badge"></b>'
  writeIn(item, 'label', text)
  item.addEventListener('click', () => void Taro.switchTab({ url: page }))
  return item
}

/** Writes the label or the badge of an item; an empty badge is not shown. */
export function writeIn(item: Element, part: 'label' | 'badge', text: string): void {
  item.querySelector(`.tab-bar-${part}`)?.replaceChildren(text)
}

/** The items of the bar, in its order; none before the router has mounted the app. */
export const itemsOfBar = (): readonly Element[] => [...document.getElementsByClassName('tab-bar-item')]

/**
 * Draws the browser's tab bar below the pages: `src/ui/theme/tab-bar.scss` says how it looks. It is shown while a tab page is on top,
 * and marks its tab. Taro's router starts it in place of its own. Our decision: docs/decisions/0116-first-path.md
 */
export function drawTabBar({ tabBar, router: { basename = '', customRoutes = {} } }: TabSettings): void {
  if (!tabBar) return
  const tabs = tabBar.list.map(({ pagePath, text }) => {
    const page = `/${pagePath}`
    return { addresses: [page, ...[customRoutes[page] ?? []].flat()], item: itemOf(page, text) }
  })
  const bar = document.createElement('nav')
  bar.className = 'tab-bar'
  bar.hidden = true
  bar.append(...tabs.map(({ item }) => item))
  document.getElementById('container')?.append(bar)
  eventCenter.on('__taroRouterChange', ({ toLocation }: { readonly toLocation: { readonly path: string } }) => {
    const address = toLocation.path.slice(basename.length) || '/'
    bar.hidden = !tabs.some(({ addresses }) => addresses.includes(address))
    for (const { addresses, item } of tabs)
      if (addresses.includes(address)) item.setAttribute('aria-current', 'page')
      else item.removeAttribute('aria-current')
  })
}
