import type { Bag } from '../protocol'
import { isKnownPage, pageConfig, tabIndex } from './app-config'
import { folderOf, normalPath } from '../paths'
import { requireModule } from './modules'
import { toShell } from './natives'
import { preloadFrom, whenHere } from './packages'
import { LogicPage } from './page'
import { registry, whileLoading } from './registry'
import { callHook } from './report'
import { ApiFailure, followCurrentPage } from './shell-door'

/** A phone keeps at most this many pages. */
const deepestStack = 10

const stack: LogicPage[] = []
const tabPages = new Map<string, LogicPage>()

export const topPage = (): LogicPage | undefined => stack.at(-1)
export const currentPages = (): LogicPage[] => stack.slice()
export const pageById = (id: number): LogicPage | undefined =>
  [...stack, ...tabPages.values()].find((page) => page.host.id === id)

followCurrentPage(() => topPage()?.host.id ?? -1)

interface Target {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

/** Splits an address like `../a/b?x=1`. Values stay encoded, as on a phone. */
export function parseAddress(address: string): Target {
  const [name = '', search = ''] = address.split('?')
  const top = topPage()
  const path = normalPath(name.startsWith('/') || top === undefined ? name : folderOf(top.route) + name)
  const pairs = search.split('&').filter((pair) => pair !== '')
  const query = Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
  return { path, query }
}

function create({ path, query }: Target): LogicPage {
  if (!registry.pages.has(path)) whileLoading(path, () => requireModule(path))
  const page = new LogicPage(path, query)
  toShell({ kind: 'open', page: page.host.id, path, config: pageConfig(path), tab: tabIndex(path) })
  callHook(page, 'onLoad', query)
  return page
}

function push(page: LogicPage): void {
  stack.push(page)
  const { route, host } = page
  toShell({ kind: 'show', page: host.id, path: route, tab: tabIndex(route), depth: stack.length })
  callHook(page, 'onShow')
  preloadFrom(route)
}

function close(page: LogicPage | undefined): void {
  if (page === undefined) return
  callHook(page, 'onUnload')
  toShell({ kind: 'close', page: page.host.id })
  page.host.close()
  if (tabPages.get(page.route) === page) tabPages.delete(page.route)
}

function target(call: string, options: Bag): Target {
  const found = parseAddress(String(options['url']))
  if (!isKnownPage(found.path)) throw new ApiFailure(`${call}:fail page "${found.path}" is not found`)
  return found
}

function refuseTab(call: string, path: string): void {
  if (tabIndex(path) >= 0) throw new ApiFailure(`${call}:fail can not ${call} a tabbar page`)
}

export function navigateTo(options: Bag): Bag | Promise<Bag> {
  const found = target('navigateTo', options)
  refuseTab('navigateTo', found.path)
  if (stack.length >= deepestStack) throw new ApiFailure('navigateTo:fail webview count limit exceed')
  return whenHere('navigateTo', found.path, () => {
    callHook(topPage(), 'onHide')
    const page = create(found)
    push(page)
    return { eventChannel: page.host.channel }
  })
}

export function redirectTo(options: Bag): void | Promise<void> {
  const found = target('redirectTo', options)
  refuseTab('redirectTo', found.path)
  return whenHere('redirectTo', found.path, () => {
    close(stack.pop())
    push(create(found))
  })
}

export function reLaunch(options: Bag): void | Promise<void> {
  const found = target('reLaunch', options)
  return whenHere('reLaunch', found.path, () => {
    while (stack.length > 0) close(stack.pop())
    for (const page of [...tabPages.values()]) close(page)
    const page = create(found)
    if (tabIndex(found.path) >= 0) tabPages.set(found.path, page)
    push(page)
  })
}

export function switchTab(options: Bag): void {
  const { path } = target('switchTab', options)
  if (tabIndex(path) < 0) throw new ApiFailure('switchTab:fail can not switch to no-tabBar page')
  if (topPage()?.route === path) return
  for (let top = topPage(); top !== undefined && tabIndex(top.route) < 0; top = topPage()) close(stack.pop())
  if (topPage()?.route === path) {
    const same = stack.pop()
    if (same !== undefined) push(same)
    return
  }
  callHook(stack.pop(), 'onHide')
  const page = tabPages.get(path) ?? create({ path, query: {} })
  tabPages.set(path, page)
  push(page)
}

/** One step back. A page container that is shown takes it, also when the app itself asks. */
export function navigateBack(options: Bag = {}): void {
  if (topPage()?.host.takeBack() === true) return
  if (stack.length < 2) throw new ApiFailure('navigateBack:fail cannot navigate back at first page')
  const wanted = typeof options['delta'] === 'number' ? options['delta'] : 1
  for (let left = Math.min(wanted, stack.length - 1); left > 0; left -= 1) close(stack.pop())
  const page = stack.pop()
  if (page !== undefined) push(page)
}
