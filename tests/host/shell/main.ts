import type { Domains, LogicToShell, Origin, SystemInfo } from '../protocol'
import { homeBarPx, statusBarPx } from '../screen'
import { answerCall } from './calls'
import { host, takeHookAnswer } from './host'
import { closePage, openPage, showPage } from './pages'
import { config } from './packed'
import { deviceLook, onDeviceLook, setLook } from './theme'
import { toLogic, worker } from './worker'

/** The server address contained in the build; `?origin=` gives its real address, like an entry of a name service. */
const builtOrigin = 'http://127.0.0.1:3000'
const storageKey = 'mini-program-storage'

const parameters = new URLSearchParams(location.search)
const to = parameters.get('origin')
const origin: Origin | null = to === null ? null : { from: parameters.get('from') ?? builtOrigin, to }

/** `?domains=` turns the check of addresses on, as for a published app. */
const listed = parameters.get('domains')
const domains = listed === null ? null : (JSON.parse(listed) as Domains)

function fail(text: string): void {
  host.errors.push(text)
  console.error(`[app] ${text}`)
}

/** A browser stores less than a phone: data beyond its limit do not survive a restart. */
function keep(entries: Extract<LogicToShell, { kind: 'storage' }>['entries']): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(entries))
  } catch {
    localStorage.removeItem(storageKey)
  }
}

function receive(message: LogicToShell): void {
  switch (message.kind) {
    case 'open':
      return openPage(message, origin)
    case 'show':
      host.current = message.path
      return showPage(message)
    case 'close':
      return closePage(message.page)
    case 'api':
      return void answerCall(message)
    case 'storage':
      return keep(message.entries)
    case 'error':
      return fail(message.text)
    case 'warning':
      host.warnings.push(message.text)
      return console.warn(`[app] ${message.text}`)
    case 'hookAnswer':
      return takeHookAnswer(message.id, message.value)
    case 'launched':
      host.isLaunched = true
  }
}

function readStorage(): [string, string][] {
  const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : []
  return entries.flatMap((entry) => (Array.isArray(entry) ? [[String(entry[0]), String(entry[1])]] : []))
}

/** An iPhone with a notch, in px of this window. */
const system: SystemInfo = {
  brand: 'devtools',
  model: 'test host',
  system: 'iOS 17.0',
  platform: 'devtools',
  pixelRatio: devicePixelRatio,
  screenWidth: innerWidth,
  screenHeight: innerHeight,
  statusBarHeight: statusBarPx,
  screenTop: 0,
  safeArea: {
    left: 0,
    right: innerWidth,
    top: statusBarPx,
    bottom: innerHeight - homeBarPx,
    width: innerWidth,
    height: innerHeight - homeBarPx - statusBarPx,
  },
  language: 'zh_CN',
  version: '8.0.50',
  SDKVersion: '3.6.0',
  theme: deviceLook(),
  host: { env: 'WeChat' },
}

globalThis.__host = host
setLook(deviceLook())
onDeviceLook((theme) => host.notify('ThemeChange', { theme }))
worker.addEventListener('error', (event) => fail(`worker: ${event.message}`))
worker.addEventListener('message', (event: MessageEvent<LogicToShell>) => receive(event.data))
addEventListener('error', (event) => fail(`shell: ${event.message}`))

const address = parameters.get('path') ?? config.app.entryPagePath ?? config.app.pages[0] ?? ''
const [path = '', search = ''] = address.replace(/^\//, '').split('?')
const query = Object.fromEntries(new URLSearchParams(search))
// How the app was opened; 1001 is the list of mini-programs.
const scene = Number(parameters.get('scene') ?? 1001)
const ways = { promises: globalThis.__hostPromises ?? 'native', crossingMs: globalThis.__hostCrossingMs ?? 0 } as const
toLogic({ kind: 'boot', storage: readStorage(), launch: { path, query, scene }, system, origin, domains, ...ways })
