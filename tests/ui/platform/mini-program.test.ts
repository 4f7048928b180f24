import { plainOf } from '@/platform/faults/plain-of'
import type { Fault, WatchFaults } from '@/platform/faults/types'
import type { EaselDoor } from '@/platform/easel/types'
import type { Location } from '@/platform/location/types'
import type { ReadInsets } from '@/platform/insets/types'
import { packedPages } from '@/platform/navigation/packed-pages'
import type { Lost } from '@/platform/navigation/types'
import type { Network } from '@/platform/network/types'
import type { Privacy } from '@/platform/privacy/types'
import type { Prompt } from '@/platform/prompt/types'
import type { SaveText } from '@/platform/save-text/types'
import type { ScrollLock } from '@/platform/scroll-lock/types'
import type { DeviceStorage } from '@/platform/storage/types'
import type { Theme } from '@/platform/theme/types'
import type { Updates } from '@/platform/updates/types'

// The mini-program's doors, with a platform that has only what a test provides.
const wx: Record<string, unknown> = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: wx }))
// The doors' imports of each other use the mini-program's variants too.
jest.mock('@/platform/navigation/place', () => jest.requireActual<object>('@/platform/navigation/place.weapp'))
jest.mock('@/platform/navigation/lost', () => jest.requireActual<object>('@/platform/navigation/lost.weapp'))
// The face of figures is a file that only a build reads.
jest.mock('@/platform/canvas/face', () => ({ faceName: 'Plate Num', loadFace: () => Promise.resolve(true) }))

const settle = () => new Promise((done) => setTimeout(done))

/** A fresh instance of a door's mini-program variant. */
function door<Door>(path: string, name: string): Door {
  jest.resetModules()
  return (jest.requireActual<Record<string, unknown>>(`../../../src/platform/${path}.weapp`) as Record<string, Door>)[
    name
  ] as Door
}

beforeEach(() => {
  for (const name of Object.keys(wx)) delete wx[name]
  wx.getLaunchOptionsSync = () => ({ scene: 1001 })
})

it('a step back that a container took is taken again, and a page that was left is left once', async () => {
  jest.useFakeTimers()
  let pages = 3
  let asked = 0
  const containers = [1, 0]
  wx.getCurrentPages = () => Array.from({ length: pages })
  wx.navigateBack = () => {
    asked += 1
    if (containers[0] === 0) pages -= 1
    else containers.shift()
    return Promise.resolve()
  }
  const stepBack = door<() => Promise<void>>('navigation/step-back', 'stepBack')
  const stepped = stepBack()
  await jest.advanceTimersByTimeAsync(300)
  await stepped
  expect([pages, asked]).toEqual([2, 2])
  await stepBack()
  expect([pages, asked]).toEqual([1, 3])
  jest.useRealTimers()
})

it('the end of loading leaves a toast alone, and says nothing when there was no sign', async () => {
  const asked: unknown[] = []
  wx.hideLoading = (options: unknown) => (asked.push(options), Promise.reject(new Error('hideLoading:fail')))
  door<Prompt>('prompt/prompt', 'prompt').endLoading()
  await settle()
  expect(asked).toEqual([{ noConflict: true }])
})

it('a file is handed to the platform within the tap', async () => {
  const order: string[] = []
  wx.env = { USER_DATA_PATH: 'wxfile://usr' }
  wx.getFileSystemManager = () => ({
    writeFileSync: (path: string, text: string) => order.push(`write ${path} ${text}`),
  })
  wx.shareFileMessage = ({ filePath }: { readonly filePath: string }) => {
    order.push(`share ${filePath}`)
    return Promise.resolve()
  }
  const end = door<SaveText>('save-text/save-text', 'saveText').save({ name: 'a.csv', text: '1', mime: '' }, 'send')
  order.push('the tap ends')
  expect(await end).toBe('done')
  expect(order).toEqual(['write wxfile://usr/a.csv 1', 'share wxfile://usr/a.csv', 'the tap ends'])
})

it('a phone whose disk is full is told apart from a person who gave up', async () => {
  wx.env = {}
  wx.getFileSystemManager = () => ({
    writeFileSync: () => {
      throw new Error('writeFileSync:fail the maximum size of the file storage limit is exceeded')
    },
  })
  const { save } = door<SaveText>('save-text/save-text', 'saveText')
  expect(await save({ name: 'a.csv', text: '1', mime: '' }, 'send')).toBe('failed')
})

it.each([
  ['saveImageToPhotosAlbum:fail cancel', 'given up'],
  ['saveImageToPhotosAlbum:fail privacy permission is not authorized', 'given up'],
  ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
  ['saveImageToPhotosAlbum:fail:auth denied', 'denied'],
  ['saveImageToPhotosAlbum:fail authorize no response', 'denied'],
  ['saveImageToPhotosAlbum:fail api scope is not declared in the privacy agreement', 'failed'],
  ['saveImageToPhotosAlbum:fail no such file', 'failed'],
])('a picture that was not kept is told by what WeChat says: %s', async (errMsg, end) => {
  const { keep } = door<EaselDoor>('easel/easel', 'easel')
  wx.saveImageToPhotosAlbum = () => Promise.reject(Object.assign(new Error(errMsg), { errMsg }))
  expect(await keep('wxfile://a.jpg', '')).toBe(end)
  wx.saveImageToPhotosAlbum = () => Promise.resolve({})
  expect(await keep('wxfile://a.jpg', '')).toBe('done')
})

it('the settings are asked whether the album is open now', async () => {
  const { openSettings } = door<EaselDoor>('easel/easel', 'easel')
  for (const isOpen of [true, false]) {
    wx.openSetting = () => Promise.resolve({ authSetting: { 'scope.writePhotosAlbum': isOpen } })
    expect(await openSettings()).toBe(isOpen)
  }
  wx.openSetting = () => Promise.reject(new Error('openSetting:fail'))
  expect(await openSettings()).toBe(false)
})

it('a storage that fails costs what it holds and not the start, and its old texts do not come back', () => {
  const kept = new Map<string, string>()
  const fail = () => {
    throw new Error('storage:fail')
  }
  wx.getStorageSync = (name: string) => kept.get(name) ?? ''
  wx.setStorageSync = (name: string, text: string) => kept.set(name, text)
  const storage = door<DeviceStorage>('storage/storage', 'deviceStorage')
  storage.write('a', 'old')
  wx.setStorageSync = fail
  storage.write('a', 'new')
  expect(storage.read('a')).toBe('new')
  wx.getStorageSync = wx.removeStorageSync = fail
  expect(storage.read('a')).toBe('new')
  storage.remove('a')
  expect(storage.read('a')).toBeUndefined()
})

it('a capsule that is not there yet is looked for again, and kept when it is', () => {
  const capsules = [
    { width: 0, height: 0, top: 0, left: 0 },
    { width: 87, height: 32, top: 24, left: 278 },
  ]
  wx.getWindowInfo = () => ({ statusBarHeight: 20, windowWidth: 375 })
  wx.getMenuButtonBoundingClientRect = () => capsules.shift() ?? { width: 0 }
  const insets = door<ReadInsets>('insets/insets', 'insets')
  expect(insets().navHeightPx).toBeNull()
  expect(insets()).toEqual({ statusBarPx: 20, navHeightPx: 40, capsuleRightPaddingPx: 101 })
  expect(insets().navHeightPx).toBe(40)
})

it('knows a single page in Moments from the mini-program itself', () => {
  expect(door<boolean>('single-page/single-page', 'isSinglePage')).toBe(false)
  wx.getLaunchOptionsSync = () => ({ scene: 1154 })
  expect(door<boolean>('single-page/single-page', 'isSinglePage')).toBe(true)
})

it('what an older WeChat does not have costs that ability and not the start', () => {
  const nothing = () => undefined
  expect(() => {
    door<Privacy>('privacy/privacy', 'privacy').watch(nothing)
    door<Privacy>('privacy/privacy', 'privacy').openAgreement()
    door<Network>('network/network', 'network').watch(nothing)
    door<Updates>('updates/updates', 'updates').watch(nothing)
    door<WatchFaults>('faults/faults', 'watchFaults')(nothing)
    door<Lost>('navigation/lost', 'lost').lead()
  }).not.toThrow()
  wx.setNavigationBarColor = wx.setBackgroundColor = wx.setBackgroundTextStyle = wx.setTabBarStyle = nothing
  expect(() => door<Theme>('theme/theme', 'theme').apply('system')).not.toThrow()
  expect(door<Location>('location/location', 'location').canChoose).toBe(true)
})

it('the page below two layers is held once, and let go with the last of them', () => {
  const set: object[] = []
  wx.getCurrentPages = () => [{ $taroPath: 'pages/a', setData: (data: object) => set.push(data) }]
  const lock = door<ScrollLock>('scroll-lock/scroll-lock', 'scrollLock')
  // The calls of the stack of layers: the lower one opens, the upper one opens and closes, the lower one closes.
  for (const page of ['pages/a', 'pages/a', 'pages/a', null]) lock.hold(page)
  expect(set).toEqual([{ lock: 'overflow:hidden' }, { lock: '' }])
})

describe('faults that nobody handled', () => {
  const hear: Record<string, (what: unknown) => void> = {}
  const opened: unknown[] = []
  const told: Fault[] = []
  const open = (to: unknown) => (opened.push(to), Promise.resolve())

  beforeEach(() => {
    opened.length = told.length = 0
    for (const name of ['onError', 'onUnhandledRejection', 'onPageNotFound'])
      wx[name] = (listener: (what: unknown) => void) => void (hear[name] = listener)
    wx.switchTab = wx.redirectTo = open
    wx.getCurrentInstance = () => ({ router: { path: '/pages/user/user?id=3' } })
  })

  /** The app starts: listening starts at once, but the receiver is there only when the app is drawn. */
  const begin = (between: () => void = () => undefined) => {
    door<Lost>('navigation/lost', 'lost').lead()
    between()
    const doors = '../../../src/platform'
    const { watchFaults } = jest.requireActual<{ watchFaults: WatchFaults }>(`${doors}/faults/faults.weapp`)
    watchFaults((fault) => told.push(plainOf(fault)))
  }

  it('are told with the page that was seen', () => {
    begin()
    hear.onError?.('TypeError: x')
    hear.onUnhandledRejection?.({ reason: { errMsg: 'showToast:fail' } })
    expect(told).toEqual([
      { kind: 'error', text: 'TypeError: x', page: 'pages/user/user' },
      { kind: 'rejection', text: '{"errMsg":"showToast:fail"}', page: 'pages/user/user' },
    ])
  })

  it('a page that is not there leads home, before the app is drawn and after it', () => {
    begin(() => hear.onPageNotFound?.({ path: 'pages/old/page', query: { id: '3' } }))
    hear.onPageNotFound?.({ path: '/pages/older/page' })
    expect(opened).toEqual([{ url: '/pages/index/index' }, { url: '/pages/index/index' }])
    expect(told.map(({ kind, page }) => [kind, page])).toEqual([
      ['page', 'pages/old/page'],
      ['page', 'pages/older/page'],
    ])
  })

  it('a page that lies elsewhere today is opened there with its query, and is no fault', () => {
    begin()
    for (const [lies, address] of Object.entries(packedPages)) {
      hear.onPageNotFound?.({ path: address.slice(1), query: { saleId: '60', q: '%E7%B1%B3' } })
      expect(opened.pop()).toEqual({ url: `${lies}?saleId=60&q=%E7%B1%B3` })
    }
    hear.onPageNotFound?.({ path: 'pages/user/money', query: {} })
    expect(opened.pop()).toEqual({ url: '/pages/wallet/money' })
    hear.onPageNotFound?.({ path: 'pages/user/index', query: {} })
    expect(opened).toEqual([{ url: '/pages/user/user' }])
    expect(told).toEqual([])
  })

  it('a page whose package does not come leads home', async () => {
    wx.redirectTo = () => Promise.reject(new Error('redirectTo:fail'))
    begin()
    hear.onPageNotFound?.({ path: 'pages/index/saleAdd', query: {} })
    await settle()
    expect(opened).toEqual([{ url: '/pages/index/index' }])
  })
})
