import type * as crashesDoor from '@/platform/crashes/crashes'
import { plainOf } from '@/platform/crashes/plain-of'
import type { Crash } from '@/platform/crashes/types'
import type * as lostDoor from '@/platform/navigation/lost'
import packedPages from '@contract/pages/packed-pages.json'
import type * as hashDoor from '@/platform/start-hash/start-hash'
import type * as updatesDoor from '@/platform/updates/updates'
import type { UpdateNews } from '@/platform/updates/types'
import { fails, noting, onBothSides, openDoor, settle, wx } from './world'

// How the app is opened, what it becomes while it runs, and what is told when it breaks.

type Hearing = (what: unknown) => void
/** What WeChat tells. */
const hear: Record<string, Hearing | undefined> = {}
const opened: unknown[] = []

function listens(...names: readonly string[]): void {
  for (const name of names) wx[name] = (listener: Hearing) => void (hear[name] = listener)
}

beforeEach(() => {
  opened.length = 0
  for (const name of Object.keys(hear)) delete hear[name]
  for (const name of ['switchTab', 'redirectTo']) wx[name] = noting(opened)
  listens('onError', 'onUnhandledRejection', 'onPageNotFound')
})
afterEach(() => window.history.replaceState(null, '', '/'))

onBothSides<typeof crashesDoor>('platform/crashes/crashes', (open, side) => {
  const isMini = side === 'mini-program'

  it('tells what nobody handled, with the page that was seen', () => {
    window.history.replaceState(null, '', '/pages/user/user?id=3')
    const told: Crash[] = []
    open().watchCrashes((crash) => told.push(plainOf(crash)))
    const thrown = new TypeError('x is not a function')
    if (isMini) hear['onError']?.('TypeError: x is not a function')
    else {
      window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'Uncaught' }))
      window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    }
    if (isMini) hear['onUnhandledRejection']?.({ reason: { errMsg: 'showToast:fail' } })
    else window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { errMsg: 'showToast:fail' } }))
    const seen = isMini ? 'pages/user/user' : '/pages/user/user'
    expect(told).toEqual([
      { kind: 'error', text: isMini ? 'TypeError: x is not a function' : thrown.stack, page: seen },
      ...(isMini ? [] : [{ kind: 'error', text: 'Script error.', page: seen }]),
      { kind: 'rejection', text: '{"errMsg":"showToast:fail"}', page: seen },
    ])
  })

  it('costs nothing where the platform tells nothing', () => {
    for (const name of ['onError', 'onUnhandledRejection', 'onPageNotFound']) delete wx[name]
    expect(() => open().watchCrashes(() => undefined)).not.toThrow()
  })
})

describe('an address that no page has', () => {
  /** The app starts: listening starts at once, but the receiver is there only when the app is drawn. */
  const begin = (between: () => void = () => undefined) => {
    const told: Crash[] = []
    openDoor<typeof lostDoor>('mini-program', 'platform/navigation/lost').lost.lead()
    between()
    const { watchCrashes } = jest.requireActual<typeof crashesDoor>('@/platform/crashes/crashes.weapp')
    watchCrashes((crash) => told.push(plainOf(crash)))
    return told
  }
  const miss = (path: string, query?: object) => hear['onPageNotFound']?.({ path, query })
  /** What Taro adds to an address is its own. */
  const urls = () =>
    opened.map((to) => String(Reflect.get(Object(to) as object, 'url')).replace(/[?&]\$taroTimestamp=\d+/, ''))

  it('leads home, before the app is drawn and after it, and is told', () => {
    const told = begin(() => miss('pages/old/page', { id: '3' }))
    miss('/pages/older/page')
    expect(urls()).toEqual(['/pages/index/index', '/pages/index/index'])
    expect(told.map(({ kind, page: of }) => [kind, of])).toEqual([
      ['page', 'pages/old/page'],
      ['page', 'pages/older/page'],
    ])
  })

  it('that lies elsewhere today is opened there with its query, and is no crash', () => {
    const told = begin()
    for (const [lies, address] of Object.entries(packedPages)) {
      miss(address, { saleId: '60', q: '%E7%B1%B3' })
      expect(urls().pop()).toBe(`/${lies}?saleId=60&q=%E7%B1%B3`)
    }
    miss('pages/user/money', {})
    expect(urls().pop()).toBe('/pages/wallet/money')
    miss('pages/user/index', {})
    expect(urls().pop()).toBe('/pages/user/user')
    expect(told).toEqual([])
  })

  it('leads home when its package does not come', async () => {
    wx.redirectTo = fails('redirectTo:fail')
    begin()
    miss('pages/index/saleAdd', {})
    await settle()
    expect(urls()).toEqual(['/pages/index/index'])
  })

  it('costs nothing in a WeChat that does not tell it, and a browser’s router leads by itself', () => {
    delete wx.onPageNotFound
    const tell = jest.fn()
    for (const side of ['mini-program', 'browser'] as const) {
      const { lost } = openDoor<typeof lostDoor>(side, 'platform/navigation/lost')
      lost.lead()
      lost.watch(tell)
    }
    expect([opened, tell.mock.calls]).toEqual([[], []])
  })
})

onBothSides<typeof hashDoor>('platform/start-hash/start-hash', (open, side) => {
  const isMini = side === 'mini-program'

  it('reads what a share link or a card names, by the page’s address', () => {
    window.history.replaceState(null, '', '/#/pages/user/money?share=1')
    wx.getLaunchOptionsSync = () => ({ path: 'pages/wallet/money', query: { share: '1' } })
    expect(open().startHash.read()).toBe('#/pages/user/money?share=1')
    window.history.replaceState(null, '', '/')
    wx.getLaunchOptionsSync = () => ({})
    expect(open().startHash.read()).toBe('')
  })

  it('replaces the address before a browser’s router reads it', () => {
    open().startHash.replaceBy('/pages/user/money')
    expect(window.location.pathname).toBe(isMini ? '/' : '/pages/user/money')
  })

  it('tells of another card that is opened while the app waits', () => {
    listens('onAppShow')
    const entered: string[] = []
    open().startHash.onEnter((hash) => entered.push(hash))
    hear['onAppShow']?.({ path: 'pages/order/info', query: { id: '3' } })
    expect(entered).toEqual(isMini ? ['#/pages/order/info?id=3'] : [])
    delete wx.onAppShow
    expect(() => open().startHash.onEnter(() => undefined)).not.toThrow()
  })
})

onBothSides<typeof updatesDoor>('platform/updates/updates', (open, side) => {
  const isMini = side === 'mini-program'
  const manager: Record<string, () => void> = {}
  let applied = 0
  const { fetch } = globalThis
  afterEach(() => {
    globalThis.fetch = fetch
    document.head.innerHTML = ''
  })
  beforeEach(() => {
    applied = 0
    jest.useFakeTimers()
    document.head.innerHTML = '<meta name="build" content="b1">'
    globalThis.fetch = (() =>
      Promise.resolve({ json: () => Promise.resolve({ build: 'b2' }) })) as unknown as typeof globalThis.fetch
    wx.getUpdateManager = () => ({
      onUpdateReady: (run: () => void) => (manager['ready'] = run),
      onUpdateFailed: (run: () => void) => (manager['failed'] = run),
      applyUpdate: () => (applied += 1),
    })
  })
  /** A newer version is ready, as the platform finds it. */
  const find = async () => {
    if (isMini) manager['ready']?.()
    else document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
  }

  it('tells a newer version once', async () => {
    const told: UpdateNews[] = []
    const stop = open().updates.watch((news) => told.push(news))
    await find()
    await find()
    expect(told).toEqual(['ready'])
    stop()
  })

  it('tells one that could not be loaded, where the platform loads it', async () => {
    const told: UpdateNews[] = []
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
    const stop = open().updates.watch((news) => told.push(news))
    if (isMini) manager['failed']?.()
    else await find()
    expect(told).toEqual(isMini ? ['failed'] : [])
    stop()
  })

  it('tells nothing after its end', async () => {
    const tell = jest.fn()
    open().updates.watch(tell)()
    await find()
    expect(tell).not.toHaveBeenCalled()
  })

  it('starts the newer version, and costs nothing in a WeChat that updates nothing', () => {
    const { updates } = open()
    if (isMini) updates.apply()
    expect(applied).toBe(isMini ? 1 : 0)
    delete wx.getUpdateManager
    expect(() => open().updates.watch(() => undefined)()).not.toThrow()
  })
})
