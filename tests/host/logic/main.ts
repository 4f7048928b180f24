import type { Launch, PackedConfig, ShellToLogic } from '../protocol'
import { wx } from './api'
import { packageOf } from '../packages'
import { followTheme, isKnownPage, startSession } from './app-config'
import { comeBack, leave } from './background'
import { setCrossing } from './crossing-time'
import { defineModules, hasModule, requireModule } from './modules'
import { hideBrowser, listen, loadScript, toShell } from './natives'
import { followNetwork, packagesWaitedFor } from './packages'
import { registering, registry, whileLoading } from './registry'
import { callHook, reportError } from './report'
import { currentPages, navigateBack, pageById, reLaunch, switchTab, topPage } from './router'
import { crossing, traffic } from './set-data'
import { takeAnswer } from './shell-door'
import { runPromisesByTimers } from './timers/timer-promise'
import { timers } from './timers/timers'
import { originsCalled } from './wx/domains'
import { addEventApis, notify, tellRejection } from './wx/events'
import { addNetworkApis, isOnline, networkType, setOffline } from './wx/network'
import { addPhoneApis } from './wx/phone'
import { addRouteApis } from './wx/route'
import { addSelectorApis } from './wx/selector'
import { addStorageApis, restoreStorage } from './wx/storage'
import { addCanvasFileApi, addFaceApi } from './wx/canvas-nodes'
import { addSystemApis } from './wx/system'
import { addUiApis } from './wx/ui'
import { addUpdateApis } from './wx/update'

declare global {
  var __config: PackedConfig
}

const scriptGlobals = {
  ...registering,
  ...timers,
  wx,
  getApp: () => registry.app,
  getCurrentPages: currentPages,
  __defineModules: defineModules,
}

function addApis(): void {
  addRouteApis()
  addUiApis()
  addPhoneApis()
  addNetworkApis()
  addStorageApis()
  addSystemApis()
  addFaceApi()
  addCanvasFileApi()
  addSelectorApis()
  addUpdateApis()
  addEventApis()
}

/**
 * Runs `app.js`, every component of the main package and, unless the app asks for them on demand, its pages, as
 * WeChat does before the first page.
 */
function runScripts(config: PackedConfig): void {
  whileLoading('app', () => requireModule('app.js'))
  const atStart = config.app.lazyCodeLoading === 'requiredComponents' ? [] : config.app.pages
  for (const path of atStart) whileLoading(path, () => requireModule(path))
  for (const [path, { component }] of Object.entries(config.json)) {
    if (component !== true || packageOf(path, config.app) !== undefined) continue
    if (hasModule(`${path}.js`)) whileLoading(path, () => requireModule(path))
  }
}

/**
 * The first page. One that is not there is left to the app, which must answer within the call: WeChat shows a page of
 * its own otherwise.
 */
function openFirst({ path, query }: Launch): void {
  if (!isKnownPage(path)) return notify('PageNotFound', { path, query, isEntryPage: true })
  const pairs = Object.entries(query).map((pair) => pair.join('='))
  void Promise.resolve(reLaunch({ url: `/${path}?${pairs.join('&')}` })).catch(reportError)
}

function boot(message: Extract<ShellToLogic, { kind: 'boot' }>): void {
  loadScript('/__host/config.js')
  const config = globalThis.__config
  const { launch, system, origin, domains, promises } = message
  startSession({ config, launch, system, origin, domains })
  followNetwork(isOnline)
  restoreStorage(message.storage)
  addApis()
  setCrossing(message.crossingMs)
  if (promises === 'timers') runPromisesByTimers(tellRejection)
  Object.assign(globalThis, scriptGlobals)
  loadScript('/__host/service.js')
  hideBrowser(Object.keys(scriptGlobals))
  try {
    runScripts(config)
    callHook(registry.app, 'onLaunch', launch)
    callHook(registry.app, 'onShow', launch)
    openFirst(launch)
  } catch (failure) {
    reportError(failure)
  }
  toShell({ kind: 'launched' })
}

/** The phone's back key or gesture; on the first page it would leave the app, which no test wants. */
function goBack(): void {
  if (currentPages().length > 1) navigateBack()
  else topPage()?.host.takeBack()
}

function tapTab(index: number): void {
  const item = globalThis.__config.app.tabBar?.list[index]
  if (item === undefined) return
  callHook(topPage(), 'onTabItemTap', { index, pagePath: item.pagePath, text: item.text })
  switchTab({ url: `/${item.pagePath}` })
}

const arrive = (url: string): void => void Promise.resolve(reLaunch({ url })).catch(reportError)

function fail({ how, text }: Extract<ShellToLogic, { kind: 'fail' }>): void {
  if (how === 'rejection') void Promise.reject(new Error(text))
  else
    timers.setTimeout(() => {
      throw new Error(text)
    })
}

function runHook(message: Extract<ShellToLogic, { kind: 'hook' }>): void {
  const owner = message.on === 'app' ? registry.app : topPage()
  void Promise.resolve(callHook(owner, message.name, message.arg)).then((value) =>
    toShell({ kind: 'hookAnswer', id: message.id, value: crossing(value, message.name) }),
  )
}

function receive(message: ShellToLogic): void {
  switch (message.kind) {
    case 'boot':
      return boot(message)
    case 'port':
      return pageById(message.page)?.host.attach(message.port)
    case 'answer':
      return takeAnswer(message)
    case 'tab':
      return tapTab(message.index)
    case 'arrive':
      return arrive(message.url)
    case 'fail':
      return fail(message)
    case 'back':
      return goBack()
    case 'hook':
      return runHook(message)
    case 'offline':
      setOffline(message.isOffline)
      return notify('NetworkStatusChange', { isConnected: !message.isOffline, networkType: networkType() })
    case 'leave':
      return leave(message.graceMs)
    case 'comeBack':
      return comeBack()
    case 'notify':
      if (message.name === 'ThemeChange') followTheme(message.arg['theme'])
      return notify(message.name, message.arg)
    case 'data':
      return toShell({ kind: 'hookAnswer', id: message.id, value: topPage()?.data })
    case 'stats': {
      const stack = currentPages().map((page) => page.route)
      const wxNames = Object.keys(wx)
      const value = { ...traffic, stack, waitedFor: packagesWaitedFor(), origins: originsCalled(), wx: wxNames }
      return toShell({ kind: 'hookAnswer', id: message.id, value })
    }
  }
}

listen('message', (event) => {
  if ('data' in event) receive(event.data as ShellToLogic)
})
