import { createStore } from 'jotai'
import { startSession } from '@/boot/start-session'
import { apiAtom } from '@/lib/api/api'
import { createClient } from '@/lib/http/client'
import { restoreSessionAtom, sessionAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { loginRequestAtom } from '@/lib/session/login/request'
import type { LoginUser } from '@/lib/session/session'
import { guestSession, nextSession } from '@/lib/session/session'
import { badgeText, barLabels, tabLabels } from '@/lib/session/tab-labels'
import { timers } from '@/platform/timers/timers'
import type { GivenAnswers } from '../../support/app/given-api'
import { givenApi } from '../../support/app/given-api'

const cat: LoginUser = {
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

function start(session = signedIn) {
  const store = createStore()
  const visits: string[] = []
  store.set(restoreSessionAtom, session)
  const started = startSession({ store, timers, showMine: () => visits.push('mine') })
  return { store, visits, started }
}

describe('a session that the server ends', () => {
  it('is cleared once, with one popup and one visit to the mine tab, however many calls hear of it', async () => {
    const { store, visits, started } = start()
    const popups: string[] = []
    store.sub(loginRequestAtom, () => popups.push(store.get(loginRequestAtom).tag))
    const call = createClient({
      send: () => Promise.resolve({ kind: 'answer', status: 200, body: { code: 401, msg: '', data: null, time: 0 } }),
      timers,
      baseUrl: '',
      platform: 'browser',
      sign: () => ({ a: '', t: '', n: '', s: '' }),
      randomText: () => '',
      accessKey: () => '',
      caller: () => ({ token: store.get(userAtom)?.token ?? '', userId: store.get(userAtom)?.userId ?? 0 }),
      clock: { now: () => 0, correct: () => undefined },
      onLoggedOut: started.expire,
      onSlow: () => undefined,
    })
    await Promise.all([1, 2, 3, 4, 5].map(() => call('form', '/user/assets', {})))
    expect(store.get(sessionAtom)).toMatchObject({ user: null, areaId: 3253, lastBlockNo: 128 })
    expect(visits).toEqual(['mine'])
    expect(popups).toEqual(['open'])
    expect(store.get(loginRequestAtom)).toEqual({ tag: 'open', why: '登录已失效，请重新登录' })
  })

  it('does not disturb a guest', () => {
    const { visits, started } = start(guestSession)
    started.expire({ token: '', userId: 0 })
    expect(visits).toEqual([])
  })
})

describe('the login check', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const checked = (asked: readonly { path: string }[]) => asked.filter(({ path }) => path === '/user/check').length
  const run = (answers: GivenAnswers, session = signedIn) => {
    const { store, started } = start(session)
    const { api, asked } = givenApi(answers)
    store.set(apiAtom, api)
    return { store, asked, stop: started.run() }
  }

  it('comes ten seconds after the start and then every ten minutes', async () => {
    const { asked, stop } = run({ '/user/check': () => ({ daysLeft: 150, isAdmin: false }) })
    await jest.advanceTimersByTimeAsync(9_999)
    expect(checked(asked)).toBe(0)
    await jest.advanceTimersByTimeAsync(1)
    expect(checked(asked)).toBe(1)
    await jest.advanceTimersByTimeAsync(590_000)
    expect(checked(asked)).toBe(2)
    await jest.advanceTimersByTimeAsync(600_000)
    expect(checked(asked)).toBe(3)
    stop()
  })

  it('comes at once after a login', async () => {
    const { asked, store, stop } = run({ '/user/check': () => ({ daysLeft: 150, isAdmin: false }) }, guestSession)
    store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
    await jest.advanceTimersByTimeAsync(0)
    expect(checked(asked)).toBe(1)
    stop()
  })

  it('takes a renewed token and the operator flag', async () => {
    const { store, stop } = run({ '/user/check': () => ({ daysLeft: 200, token: 'renewed', isAdmin: true }) })
    await jest.advanceTimersByTimeAsync(10_000)
    expect(store.get(sessionAtom)).toMatchObject({ user: { token: 'renewed' }, isAdmin: true })
    stop()
  })

  it('is not made for a guest', async () => {
    const { asked, stop } = run({}, guestSession)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(checked(asked)).toBe(0)
    stop()
  })
})

describe('the tab bar', () => {
  it('reads area name, 卖出 and block number, or 游客', () => {
    expect(tabLabels(signedIn)).toEqual(['测试城', '卖出', '128'])
    expect(tabLabels(guestSession)).toEqual(['买入', '卖出', '游客'])
    expect(barLabels(guestSession)).toEqual(['买入', '卖出', '游客'])
  })

  it('cuts an area name of more than five characters, never a block number', () => {
    const long = nextSession(guestSession, {
      kind: 'loggedIn',
      user: { ...cat, areaName: '城北新区东街道', blockNo: 123_456_789 },
    })
    expect(tabLabels(long)).toEqual(['城北新区东', '卖出', '123456789'])
  })

  it('has a badge above zero, at most 99+', () => {
    expect([0, 1, 99, 100].map(badgeText)).toEqual([null, '1', '99', '99+'])
  })
})

it('an api that was never wired fails like a network that is gone', async () => {
  const store = createStore()
  const answer = await store.get(apiAtom).form('/user/check', {})
  expect(answer).toMatchObject({ ok: false, error: { kind: 'offline' } })
})
