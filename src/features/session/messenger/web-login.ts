import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { callErrorText } from '@/lib/http/errors'
import { readList } from '@/lib/session/kept-list'
import { userAtom } from '@/lib/session/atoms'
import { closeLoginAtom, loginWishAtom, openLoginAtom, wishAtom } from '@/lib/session/login/request'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { back } from '@/platform/back/back'
import { deviceClock } from '@/platform/clock/clock'
import type { WebReturn } from '@/platform/payment/types'
import { webLogin } from '@/platform/payment/web-login'
import { randomText } from '@/platform/random/random'
import { deviceStorage } from '@/platform/storage/storage'
import { showToast } from '@/ui/toast/toast'
import { bindWechatAtom } from './bind-wechat'
import { copy } from '../copy'
import { loginByCodesAtom } from './mini-login'
import { doneText, loginFailureText, needsPhone } from '../login/rules'

/** Why the browser leaves the page: to sign in, or to bind the WeChat user to the account in use. */
export type WebPurpose = 'login' | 'bind'

/** The state that must come back with the code, and for whom it was made; kept while the browser is away. */
const wishName = storageName(productPrefix, 'webLogin')

/** What the login was asked for, what the reader saw of it, and until when it may follow: the page is loaded anew meanwhile. */
const actName = storageName(productPrefix, 'webLoginAct')
const isText = (value: unknown): value is string => typeof value === 'string'

const keepActAtom = atom(null, (get) => {
  const wish = get(loginWishAtom)
  if (wish) deviceStorage.write(actName, JSON.stringify([wish.key, wish.seen, String(wish.until)]))
  else deviceStorage.remove(actName)
})

/** As after a login that did not leave the page: what it was asked for follows, now or when a number was given, too. */
const goOnAtom = atom(null, (_get, set) => {
  const [key, seen = '', until] = readList(deviceStorage.read(actName), isText)
  deviceStorage.remove(actName)
  if (key === undefined || deviceClock.now() > Number(until)) return false
  set(wishAtom, key, seen)
  return true
})

/**
 * Leaves to WeChat's web login, which comes back to this page. Returns the reason in words when that is not possible; undefined when the
 * browser leaves. Our decision: docs/decisions/0070-accounts.md
 */
export const leaveToWebLoginAtom = atom(null, async (get, set, purpose: WebPurpose): Promise<string | undefined> => {
  const state = `${purpose}${randomText(16)}`
  const ways = await get(apiAtom).form('/mini/ways', { page: webLogin.page(), state }, { quiet: true })
  if (!ways.ok) return callErrorText(ways.error)
  const { web } = ways.value
  if (web === null) return copy.wechatClosed
  deviceStorage.write(wishName, `${state} ${get(userAtom)?.userId ?? 0}`)
  set(keepActAtom)
  set(closeLoginAtom)
  // The popup's history entry is removed first, so that one step back leaves the page.
  back.whenFree(() => webLogin.leave(web))
  return undefined
})

/** Completes what the browser had left for. A return that this device did not start, or started as somebody else, is refused. */
export const finishWebLoginAtom = atom(null, async (get, set, { code, state }: WebReturn): Promise<void> => {
  const wish = deviceStorage.read(wishName)
  deviceStorage.remove(wishName)
  if (wish !== `${state} ${get(userAtom)?.userId ?? 0}`) return showToast(copy.wechatLost)
  if (state.startsWith('bind')) {
    const bound = await set(bindWechatAtom, { way: 'web', code })
    return showToast(bound.ok ? copy.wechatBound : loginFailureText(bound.error))
  }
  const answer = await set(loginByCodesAtom, { way: 'web', code })
  if (!answer.ok) set(openLoginAtom, needsPhone(answer.error) ? copy.wechatUnknown : loginFailureText(answer.error))
  const goesOn = set(goOnAtom)
  if (!answer.ok) return
  if (goesOn) set(closeLoginAtom)
  showToast(doneText(answer.value))
})
