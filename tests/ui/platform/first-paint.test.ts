import { createStore } from 'jotai'
import { beginWithFirstPaint } from '@/boot/first-paint/take'
import type { Call } from '@/lib/http/client'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { createServerClock } from '@/lib/session/server-clock'
import { guestSession, nextSession } from '@/lib/session/session'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { ok } from '@contract/result'

const cat = {
  userId: 1,
  loginUserId: 1,
  token: 'token-of-128',
  blockNo: 128,
  blockAreaId: 3253,
  areaName: '测试城',
  nickName: '巷口的猫',
  avatar: '',
}
const signedIn = nextSession(guestSession, { kind: 'loggedIn', user: cat })
const data = { at: 1, config: { areaId: 3253 }, answers: { '/known {}': ok('came along') } }

/** What the script in the page's head says of this visitor: `other` where the drawing is not for them. */
function begin(firstPaint: '' | 'other', session = guestSession, visit = 'navigate') {
  // jsdom has none.
  Object.assign(performance, { getEntriesByType: () => [{ type: visit }] })
  document.documentElement.dataset.firstPaint = firstPaint
  document.body.innerHTML = `<div id="app"><div class="taro_page taro_page_show"></div></div>
    <div id="first-paint"><div id="first-paint-page"></div></div>
    <script type="application/json" id="first-data">${JSON.stringify(data)}</script>`
  const store = createStore()
  store.set(restoreSessionAtom, session)
  const sent: string[] = []
  const call: Call = (_, path) => {
    sent.push(path)
    return Promise.resolve(ok(path))
  }
  const clock = createServerClock(
    () => 1,
    () => undefined,
  )
  return { call: beginWithFirstPaint(store, clock)(call), sent }
}

const shell = () => document.getElementById('first-paint')

describe('the server’s drawing when the app begins', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is taken out at once for a visitor whom it is not for and who does not see it', () => {
    begin('other', signedIn)
    expect(shell()).toBeNull()
  })

  it('leaves when the page is there for a visitor whom it turns out not to be for, and lets the calls go', async () => {
    const { call, sent } = begin('', signedIn)
    void call('form', '/a', {})
    expect(shell()).not.toBeNull()
    await jest.advanceTimersByTimeAsync(2_000)
    expect(shell()).toBeNull()
    expect(sent).toEqual(['/a'])
  })

  const isThere = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return shell() !== null
  }

  it('leaves for a guest when the page has asked for all that came with it', async () => {
    const { call } = begin('')
    expect(await isThere(500)).toBe(true)
    void call('form', '/known', {})
    expect(await isThere(300)).toBe(false)
  })

  it('leaves for a page that asks for something else, as this device keeps it, and not for the configuration', async () => {
    const { call } = begin('')
    void call('form', '/index/config', {})
    expect(await isThere(500)).toBe(true)
    void call('form', '/other', {})
    expect(await isThere(300)).toBe(false)
  })

  it('waits a second and no longer for a page that never asks', async () => {
    begin('')
    expect(await isThere(900)).toBe(true)
    expect(await isThere(400)).toBe(false)
  })

  it('stays for a part that is late longer than for a picture, and for none without end', async () => {
    void begin('').call('form', '/known', {})
    const endWaiting = firstPaint.wait()
    expect(await isThere(5_000)).toBe(true)
    endWaiting()
    expect(await isThere(1_000)).toBe(false)
    void begin('').call('form', '/known', {})
    const tooLate = firstPaint.wait()
    expect(await isThere(20_000)).toBe(false)
    tooLate()
  })

  it.each([
    ['navigate', []],
    ['back_forward', ['/known']],
  ])('answers the first calls, unless the page is a copy that was kept for the way back: %s', async (type, asked) => {
    const { call, sent } = begin('', guestSession, type)
    void call('form', '/known', {})
    await jest.advanceTimersByTimeAsync(2_000)
    expect(sent).toEqual(asked)
  })
})
