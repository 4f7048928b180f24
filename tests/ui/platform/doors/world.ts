import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type * as runtime from '@tarojs/plugin-framework-react/dist/runtime'
import type Taro from '@tarojs/taro'
import React from 'react'

// Both sides of a door stand on a platform that has only what a test gives: the browser's Taro on jsdom, and the mini-program's own on a
// `wx`.

const root = path.resolve(__dirname, '../../../..')

export const sides = ['browser', 'mini-program'] as const
export type Side = (typeof sides)[number]

/** Every variant, as `platform/scan/scan` with its extension. */
export const variants = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .flatMap((file) => {
    const [, door, extension] = /^src\/(.+)\.weapp(\.\w+)$/.exec(file) ?? []
    return door === undefined || extension === undefined ? [] : [{ door, extension }]
  })

type Ability = (...given: never[]) => unknown

/** WeChat, as far as a test gives it. */
export const wx: Record<string, unknown> = {}

/** What the app says to a page, and what a page has told it. */
export const page = {
  router: { path: '/pages/user/user?id=3', $taroPath: 'pages/user/user?id=3', params: {} },
  /** The page itself; none before the first. */
  seen: {} as object | null,
  /** All that are open, the seen one last. */
  below: [] as object[],
  /** What a page's hooks were given: `didShow`, `shareAppMessage`, `shareTimeline`. */
  hooks: {} as Record<string, Ability | undefined>,
}

/** The properties that the app gave the platform's elements, the newest drawing last. */
export const drawn: { readonly element: string; readonly props: Record<string, unknown> }[] = []

const hearing = (name: string) => (run: Ability) => void (page.hooks[name] = run)
const hooks = {
  useDidShow: hearing('didShow'),
  useDidHide: hearing('didHide'),
  useShareAppMessage: hearing('shareAppMessage'),
  useShareTimeline: hearing('shareTimeline'),
  useReachBottom: hearing('reachBottom'),
}

interface Native {
  readonly taro: object
  readonly hooks: { readonly call: (name: string, taro: object) => void }
}

let native: Native | undefined

/** Loaded once for all tests of a file: it is large. */
function loadNative(): Native {
  if (native) return native
  const { hooks } = jest.requireActual<Pick<Native, 'hooks'>>('@tarojs/shared')
  const taro = jest.requireActual<object>('@tarojs/taro/index.js')
  jest.requireActual('@tarojs/plugin-platform-weapp/dist/runtime.js')
  return (native = { taro, hooks })
}

/** Taro as a mini-program has it, over the `wx` of this test, and over what the test gives later. */
function miniTaro(): object {
  const own = loadNative()
  const ofPage = {
    getCurrentInstance: () => ({ router: page.router, page: page.seen }),
    nextTick: (run: () => void) => void Promise.resolve().then(run),
  }
  const taro: object = Object.assign(Object.create(own.taro) as object, ofPage)
  own.hooks.call('initNativeApi', Object.assign(taro, ofPage))
  return new Proxy(Object.assign(taro, ofPage), {
    get: (_, name) => {
      if (name in wx && !Object.hasOwn(taro, name)) {
        own.hooks.call('initNativeApi', taro)
        Object.assign(taro, ofPage)
      }
      return Reflect.get(taro, name) as unknown
    },
  })
}

/** A platform's own element: it is drawn as a box that holds what it was given. */
const elementOf = (element: string) => {
  const known = elements.get(element)
  if (known) return known
  const made = (props: Record<string, unknown>) => {
    drawn.push({ element, props })
    return React.createElement('div', { 'data-element': element }, props['children'] as React.ReactNode)
  }
  elements.set(element, made)
  return made
}
const elements = new Map<string, unknown>()

interface BrowserTaro {
  readonly default: typeof Taro
}
let loaded: BrowserTaro | undefined

/** The browser's Taro, one for all tests of a file. Its page hooks know React only after an app was made. */
function loadBrowserTaro(): BrowserTaro {
  if (loaded) return loaded
  loaded = jest.requireActual<BrowserTaro>('@tarojs/taro')
  const { createReactApp } = jest.requireActual<typeof runtime>('@tarojs/plugin-framework-react/dist/runtime')
  createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })
  return loaded
}
export const browserTaro = (): typeof Taro => loadBrowserTaro().default

/** In a mini-program the doors take each other's variants, as the build gives them. */
function turnTo(side: Side): void {
  jest.resetModules()
  jest.doMock('react', () => React)
  for (const { door } of variants) {
    if (side === 'browser') jest.dontMock(`@/${door}`)
    else jest.doMock(`@/${door}`, () => jest.requireActual<object>(`@/${door}.weapp`))
  }
  if (side === 'browser') {
    jest.doMock('@tarojs/taro', loadBrowserTaro)
    jest.dontMock('@tarojs/components')
    return
  }
  jest.doMock('@tarojs/taro', () => ({ __esModule: true, ...hooks, default: miniTaro() }))
  jest.doMock(
    '@tarojs/components',
    () => new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : elementOf(String(name))) }),
  )
}

/** A fresh instance of a door, of one side. */
export function openDoor<Door extends object>(side: Side, door: string): Door {
  turnTo(side)
  return jest.requireActual<Door>(`@/${door}${side === 'browser' ? '' : '.weapp'}`)
}

/** Asks both sides of a door for the same. */
export function onBothSides<Door extends object>(door: string, ask: (open: () => Door, side: Side) => void): void {
  describe.each(sides)(`${door} in the %s`, (side) => ask(() => openDoor<Door>(side, door), side))
}

interface Callbacks {
  readonly success?: (value: unknown) => void
  readonly fail?: (failure: { readonly errMsg: string }) => void
}

/** An ability of WeChat that answers this. */
export const answers =
  (value: object = {}) =>
  (asked?: Callbacks): unknown =>
    asked?.success ? asked.success(value) : Promise.resolve(value)

/** An ability of WeChat that fails with these words. */
export const fails =
  (errMsg: string) =>
  (asked?: Callbacks): unknown =>
    asked?.fail ? asked.fail({ errMsg }) : Promise.reject(Object.assign(new Error(errMsg), { errMsg }))

/** An ability of WeChat that writes down what it was asked for, and answers this. */
export function noting(asked: unknown[], value: object = {}) {
  return ({ success, fail: _, complete: __, ...rest }: Callbacks & Record<string, unknown> = {}): unknown => {
    asked.push(rest)
    return answers(value)(success && { success })
  }
}

const listening: (() => void)[] = []

/** What a door listens to ends with its test. */
function noteListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  jest.spyOn(target, 'addEventListener').mockImplementation((...given) => {
    add(...given)
    listening.push(() => target.removeEventListener(...given))
  })
}

beforeEach(() => {
  for (const name of Object.keys(wx)) delete wx[name]
  Object.assign(wx, { getLaunchOptionsSync: () => ({ scene: 1001 }), canIUse: () => true, env: {} })
  Object.assign(globalThis, { wx, getApp: () => ({}), getCurrentPages: () => page.below, TRADE_APP_ID: 'wx-trade' })
  page.hooks = {}
  page.seen = {}
  page.below = []
  drawn.length = 0
  noteListeners(window)
  noteListeners(document)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  listening.splice(0).forEach((end) => end())
  document.body.innerHTML = ''
})

/** Whatever was promised so far has ended. */
export const settle = () => new Promise((done) => setTimeout(done))
