import type { Bag, FrameStart, LogicToShell, Origin } from '../protocol'
import { make, must } from './dom'
import { homeBarPx, statusBarPx } from '../screen'
import { showTab } from './tabs'
import { toLogic } from './worker'

const holder = must('#pages')
const pages = new Map<number, HTMLElement>()

/** Draws a new page, hidden: a bar unless its navigation is custom, and the frame of its view layer. */
export function openPage(message: Extract<LogicToShell, { kind: 'open' }>, origin: Origin | null): void {
  const { page, path, config, tab } = message
  const box = make('div', tab >= 0 ? 'page tab' : 'page', holder)
  box.hidden = true
  box.dataset['path'] = path
  pages.set(page, box)
  if (config.navigationStyle !== 'custom') {
    const bar = make('div', 'nav', box)
    bar.style.background = config.navigationBarBackgroundColor ?? '#000'
    bar.style.color = config.navigationBarTextStyle ?? 'white'
    make('span', 'nav-title', bar).textContent = config.navigationBarTitleText ?? ''
  }
  const frame = make('iframe', '', box)
  frame.name = `page-${page}`
  frame.title = path
  frame.addEventListener('load', () => {
    const channel = new MessageChannel()
    const insets = {
      top: config.navigationStyle === 'custom' ? statusBarPx : 0,
      bottom: tab >= 0 ? 0 : homeBarPx,
    }
    const start: FrameStart = { kind: 'start', path, config, origin, insets }
    frame.contentWindow?.postMessage(start, '*', [channel.port1])
    toLogic({ kind: 'port', page, port: channel.port2 }, [channel.port2])
  })
  frame.src = `/__host/view.html#${path}`
}

export function showPage({ page, tab, depth }: Extract<LogicToShell, { kind: 'show' }>): void {
  for (const [id, box] of pages) box.hidden = id !== page
  showTab(tab)
  const bar = pages.get(page)?.querySelector('.nav')
  if (depth < 2 || bar === undefined || bar === null || bar.querySelector('.nav-back') !== null) return
  const back = make('div', 'nav-back', bar)
  back.textContent = '‹'
  back.addEventListener('click', () => toLogic({ kind: 'back' }))
}

export function closePage(page: number): void {
  pages.get(page)?.remove()
  pages.delete(page)
}

/** The calls of the navigation bar; they do nothing on a page that draws its own. */
export const navigationBarCalls = {
  setNavigationBarTitle: (arg: Bag, page: number) => {
    const title = pages.get(page)?.querySelector('.nav-title')
    if (title !== undefined && title !== null) title.textContent = String(arg['title'])
  },
  setNavigationBarColor: (arg: Bag, page: number) => {
    const bar = pages.get(page)?.querySelector('.nav')
    if (!(bar instanceof HTMLElement)) return
    bar.style.background = String(arg['backgroundColor'])
    bar.style.color = String(arg['frontColor'])
  },
}
