import type * as zoomDoor from '@/platform/desktop-zoom/desktop-zoom'
import type * as fontDoor from '@/platform/font/font'
import type * as idleDoor from '@/platform/idle/idle'
import type * as installedDoor from '@/platform/installed/installed'
import type * as shareOfDoor from '@/features/share/share-of'
import { quiet } from './rows'
import { openDoor, settle } from './world'

// Doors of which a mini-program has nothing to do: nothing comes of it there. Below, what the browser's side does.

const onQuietSides = Object.entries(quiet)

/** Calls everything that a door gives, with this; and what that gives in turn. */
function callAll(value: unknown, given: () => void): void {
  if (typeof value === 'function') {
    const back: unknown = (value as (...all: unknown[]) => unknown)(given, given)
    if (typeof back === 'function') callAll(back, given)
  } else if (typeof value === 'object' && value !== null) Object.values(value).forEach((part) => callAll(part, given))
}

it.each(onQuietSides)('%s does nothing in a mini-program: %s', async (door) => {
  const before = document.documentElement.outerHTML
  const run = jest.fn()
  const names = Object.entries(openDoor('mini-program', door))
  jest.useFakeTimers()
  names.forEach(([, value]) => callAll(value, run))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(names).not.toEqual([])
  expect(run).not.toHaveBeenCalled()
  expect(document.documentElement.outerHTML).toBe(before)
})

it('a browser runs work once when it is idle, and not when it was called off', () => {
  const { whenIdle } = openDoor<typeof idleDoor>('browser', 'platform/idle/idle')
  const waiting: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) })
  jest.useFakeTimers()
  const [work, calledOff] = [jest.fn(), jest.fn()]
  whenIdle(work)
  whenIdle(calledOff)()
  jest.advanceTimersByTime(4_999)
  expect(waiting).toEqual([])
  jest.advanceTimersByTime(60_000)
  waiting.forEach((run) => run())
  Reflect.deleteProperty(window, 'requestIdleCallback')
  whenIdle(work)
  jest.advanceTimersByTime(60_000)
  expect([work.mock.calls.length, calledOff.mock.calls.length]).toEqual([2, 0])
})

describe('a browser keeps the app', () => {
  const asked: unknown[] = []
  const install = (userAgent: string, mode: string) => {
    asked.length = 0
    const register = (address: string) => (asked.push(address), Promise.reject(new Error('no')))
    Object.assign(navigator, { serviceWorker: { register } })
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode })
    const { keepApp } = openDoor<typeof installedDoor>('browser', 'platform/installed/installed')
    jest.useFakeTimers()
    keepApp()
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

  it('some seconds after its start, in a build for release', () => {
    install('Mozilla/5.0', 'production')
    expect(asked).toEqual([])
    jest.advanceTimersByTime(5_000)
    expect(asked).toEqual(['/service-worker.js'])
  })

  it.each([
    ['Mozilla/5.0', 'development'],
    ['MicroMessenger', 'production'],
    ['MenpaiApp', 'production'],
  ])('not where it is not wanted, or kept by others: %s in %s', (userAgent, mode) => {
    install(userAgent, mode)
    jest.advanceTimersByTime(60_000)
    expect(asked).toEqual([])
  })
})

describe('the letters of the figures’ face in a browser', () => {
  const added: unknown[] = []
  let comes = true
  class Face {
    load = () => (comes ? Promise.resolve() : Promise.reject(new Error('no face')))
  }
  beforeEach(() => {
    added.length = 0
    comes = true
    Object.assign(globalThis, { FontFace: Face })
    Object.assign(document, { fonts: { add: (face: unknown) => added.push(face) } })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'FontFace')
    Reflect.deleteProperty(document, 'fonts')
  })
  const load = () => openDoor<typeof fontDoor>('browser', 'platform/font/font').loadFont()

  it('come at once without a server’s page, and stay those of the system when they do not come', async () => {
    load()
    await settle()
    expect(added).toHaveLength(2)
    comes = false
    load()
    await settle()
    expect(added).toHaveLength(2)
  })

  it.each([
    ['城 128', 2],
    ['Menpai', 0],
  ])('come later below a page of the server, %s, and not while it shows some', async (text, count) => {
    document.body.innerHTML = `<div id="first-paint">${text}</div>`
    const door = openDoor<typeof fontDoor>('browser', 'platform/font/font')
    jest.useFakeTimers()
    door.loadFont()()
    const stop = door.loadFont()
    expect(added).toEqual([])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(added).toHaveLength(count)
    stop()
  })
})

it('a browser zooms the page of a wide window, by the height of its screen, until it ends', () => {
  const { followDesktopZoom } = openDoor<typeof zoomDoor>('browser', 'platform/desktop-zoom/desktop-zoom')
  const zoom = () => document.documentElement.style.getPropertyValue('--zoom')
  Object.defineProperty(window.screen, 'height', { value: 900, configurable: true })
  window.innerWidth = 1_400
  const wide = jest.fn()
  const stop = followDesktopZoom(wide)
  expect([zoom(), wide.mock.calls.length]).toEqual(['0.75', 1])
  window.innerWidth = 375
  window.dispatchEvent(new Event('resize'))
  expect(zoom()).toBe('')
  stop()
  window.innerWidth = 1_400
  window.dispatchEvent(new Event('resize'))
  expect([zoom(), wide.mock.calls.length]).toEqual(['', 1])
})

it('a share button of a browser shares', async () => {
  const { shareOf } = openDoor<typeof shareOfDoor>('browser', 'features/share/share-of')
  const share = jest.fn(() => Promise.resolve())
  Object.assign(navigator, { share })
  shareOf({ title: '新米', path: '/pages/a', link: 'https://a.example/' })?.()
  await settle()
  expect(share).toHaveBeenCalledWith({ title: '新米', url: 'https://a.example/' })
  Reflect.deleteProperty(navigator, 'share')
})
