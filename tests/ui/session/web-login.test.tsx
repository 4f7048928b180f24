import MinePage from '@/pages/user/user'
import UserInfoPage from '@/pages/account/userInfo'
import { finishWebLoginAtom } from '@/features/session/messenger/web-login'
import { sessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { giveUpWishAtom, loginRequestAtom, loginWishAtom, openLoginAtom, wishAtom } from '@/lib/session/login/request'
import type { LoginUser } from '@/lib/session/session'
import { back } from '@/platform/back/back'
import { deviceClock } from '@/platform/clock/clock'
import { device } from '@/platform/device/device'
import { payment } from '@/platform/payment/payment'
import { webLogin } from '@/platform/payment/web-login'
import { byRole } from '../support/press'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from './people'
import { site } from './site'

/** The address that the browser left for. */
const left: string[] = []

const answers: GivenAnswers = {
  ...answersToCat,
  '/index/config': () => site,
  '/mini/ways': ({ page, state }) => ({
    mini: true,
    web: `https://open.example/?to=${page ?? ''}&state=${state ?? ''}`,
  }),
}

interface Visit {
  readonly user?: LoginUser
  readonly more?: GivenAnswers
  readonly prepare?: (store: Store) => void
}

type Store = Awaited<ReturnType<typeof showPage>>['store']

/** The page after the browser has left for a login (a guest) or for a binding (a resident); gives the state it took along. */
async function leaveFrom({ user, more = {}, prepare }: Visit) {
  const shown = await showPage(user ? UserInfoPage : MinePage, { user: user ?? null, answers: { ...answers, ...more } })
  if (!user) shown.store.set(openLoginAtom, undefined)
  prepare?.(shown.store)
  await settle()
  click(byRole('button', user ? '微信登录绑定、解绑' : '微信登录'))
  await settle()
  if (user) click(byRole('button', '绑定当前微信绑定后可用它登录，原来绑定的微信会被替换，24 小时内不能提现'))
  await settle()
  const state = left.at(-1)?.split('state=')[1] ?? ''
  const comeBack = (said: string) => shown.store.set(finishWebLoginAtom, { code: 'web-1', state: said })
  const sent = (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input)
  return { ...shown, state, comeBack, sent, userNow: () => shown.store.get(sessionAtom).user }
}

beforeEach(() => {
  jest.replaceProperty(device, 'platform', 'messenger')
  jest.replaceProperty(payment, 'scene', 'messenger')
  jest.spyOn(back, 'hold').mockImplementation(() => undefined)
  jest.spyOn(back, 'whenFree').mockImplementation((run) => run())
  jest.spyOn(webLogin, 'page').mockReturnValue('https://menpai.example/notice')
  jest.spyOn(webLogin, 'leave').mockImplementation((address) => void left.push(address))
  left.length = 0
  window.localStorage.clear()
})
afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('the login of the messenger’s browser', () => {
  it('leaves with this page and a state of its own, and the popup closes', async () => {
    const { state, sent } = await leaveFrom({})
    expect(state).toMatch(/^login[A-Za-z0-9]{16}$/)
    expect(sent('/mini/ways')).toEqual([{ page: 'https://menpai.example/notice', state }])
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('signs in who comes back with that state', async () => {
    const { state, comeBack, sent, userNow } = await leaveFrom({ more: { '/mini/login': () => cat } })
    await comeBack(state)
    expect(sent('/mini/login')).toEqual([{ areaId: 3253, way: 'web', code: 'web-1' }])
    expect(userNow()).toEqual(cat)
  })

  it.each([
    ['soon after', 0, 'buy 60'],
    ['too late', 5 * 60_000 + 1, undefined],
  ])('goes on %s with what the login was asked for, though the page was loaded anew', async (_when, laterMs, key) => {
    const { state, comeBack, store } = await leaveFrom({
      more: { '/mini/login': () => cat },
      prepare: (before) => before.set(wishAtom, 'buy 60', '34.00'),
    })
    store.set(giveUpWishAtom)
    const now = deviceClock.now()
    jest.spyOn(deviceClock, 'now').mockReturnValue(now + laterMs)
    await comeBack(state)
    expect(store.get(loginWishAtom)?.key).toBe(key)
    if (key !== undefined) expect(store.get(loginWishAtom)).toMatchObject({ seen: '34.00', until: now + 30_000 })
  })

  it.each([
    ['another state', (_: string) => 'loginAAAAAAAAAAAAAAAA'],
    ['the state of another purpose', (state: string) => state.replace('login', 'bind')],
  ])('refuses %s, and sends nothing', async (_name, other) => {
    const { state, comeBack, sent, userNow } = await leaveFrom({ more: { '/mini/login': () => cat } })
    await comeBack(other(state))
    expect(sent('/mini/login')).toEqual([])
    expect(sent('/user/bindWechat')).toEqual([])
    expect(userNow()).toBeNull()
  })

  it('takes a state once', async () => {
    const { state, comeBack, sent } = await leaveFrom({
      more: { '/mini/login': () => refused('BUSY', '微信没有回应') },
    })
    await comeBack(state)
    await comeBack(state)
    expect(sent('/mini/login')).toHaveLength(1)
  })

  it('tells the unknown what to do', async () => {
    const unknown = refused('NOT_FOUND', '', { need: 'phoneCode' })
    const { state, comeBack, store } = await leaveFrom({ more: { '/mini/login': () => unknown } })
    await comeBack(state)
    await settle()
    expect(store.get(loginRequestAtom)).toMatchObject({ tag: 'open' })
    expect(pageText()).toContain('先用短信或创始密码登录，再到资料中绑定微信')
  })

  it('stays and says so where the server has none', async () => {
    await leaveFrom({ more: { '/mini/ways': () => ({ mini: false, web: null }) } })
    expect(left).toEqual([])
    expect(pageText()).toContain('微信登录暂未开通')
  })
})

describe('binding in the messenger’s browser', () => {
  it('binds the account that asked for it', async () => {
    const { state, comeBack, sent } = await leaveFrom({ user: cat, more: { '/user/bindWechat': () => ({}) } })
    await comeBack(state)
    expect(sent('/user/bindWechat')).toEqual([{ way: 'web', code: 'web-1' }])
  })

  it('binds no other account than the one that asked', async () => {
    const { store, state, comeBack, sent } = await leaveFrom({ user: cat, more: { '/user/bindWechat': () => ({}) } })
    const other = { ...cat, userId: 2, loginUserId: 2, token: 'token-of-2', blockNo: 409 }
    store.set(sessionEventAtom, { kind: 'loggedIn', user: other })
    await comeBack(state)
    expect(sent('/user/bindWechat')).toEqual([])
  })
})
