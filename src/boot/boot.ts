import { createStore } from 'jotai'
import { wechatLost } from '@/features/session/login/lost/lost-copy'
import { apiAtom, countSlowCallsAtom, createApi } from '@/lib/api/api'
import { commandsAtom, createCommands } from '@/lib/api/command'
import { draftsAtom } from '@/lib/forms/drafts'
import { noteAnswer } from '@/lib/http/answered'
import { createClient } from '@/lib/http/client'
import { goTo } from '@/lib/routes/go'
import { accessKeyOf } from '@/lib/session/access-key'
import { restoreSessionAtom, userAtom } from '@/lib/session/atoms'
import { keepAccessKey, keepSession, readSession } from '@/lib/session/keeper'
import { refereeAtom } from '@/lib/session/referee'
import { createServerClock, serverClockAtom } from '@/lib/session/server-clock'
import { restoreThemeAtom } from '@/lib/theme/theme'
import { watchPrivacyAtom } from '@/lib/privacy/privacy-question'
import { watchUpdatesAtom } from '@/lib/updates/update-news'
import { deviceClock } from '@/platform/clock/clock'
import { device } from '@/platform/device/device'
import { watchCrashes } from '@/platform/crashes/crashes'
import type { WebReturn } from '@/platform/payment/types'
import { randomText } from '@/platform/random/random'
import { sendRequest } from '@/platform/request/request'
import { timers } from '@/platform/timers/timers'
import { showToast } from '@/ui/toast/toast'
import { beginWithFirstPaint } from './first-paint/take'
import { kept, keptDrafts, keptOffset, keptReferee } from './kept'
import { signRequest } from './sign'
import { followSlowCalls } from './slow-calls'
import { startSession } from './start-session'

const later = () => import(/* webpackChunkName: "lazy" */ './later')
const nothing = () => undefined

/**
 * Makes the app's one store and wires it: the stored session, the server's clock, the signed client, the timers. Nothing is loaded yet.
 * @param webReturn what a web login came back with, if the app was opened by one
 */
export function boot(webReturn: WebReturn | undefined) {
  const store = createStore()
  const clock = createServerClock(deviceClock.now, noteAnswer, keptOffset)
  store.set(serverClockAtom, clock)
  const session = readSession(kept)
  if (session.accounts.some(({ token }) => token !== '')) keepAccessKey(kept, session.accounts)
  store.set(restoreSessionAtom, session, (before, after) => keepSession(kept, before, after, deviceClock.now()))
  store.set(restoreThemeAtom, kept.read('theme'), (choice) =>
    choice === 'system' ? kept.remove('theme') : kept.write('theme', choice),
  )
  const withFirstPaint = beginWithFirstPaint(store, clock)
  store.set(
    commandsAtom,
    createCommands({
      read: () => {
        const text = kept.read('commands')
        return typeof text === 'string' ? text : undefined
      },
      write: (text) => kept.write('commands', text),
      randomText,
      now: deviceClock.now,
    }),
  )
  store.set(draftsAtom, keptDrafts)
  store.set(refereeAtom, keptReferee)
  const watch = startSession({ store, timers, showMine: () => goTo('mine') })
  const call = createClient({
    send: sendRequest,
    timers,
    baseUrl: `${API_ORIGIN}/api`,
    platform: device.platform,
    sign: signRequest,
    randomText,
    accessKey: accessKeyOf(kept, randomText),
    caller: () => {
      const user = store.get(userAtom)
      return { token: user?.token ?? '', userId: user?.userId ?? 0 }
    },
    clock,
    onLoggedOut: watch.expire,
    onSlow: (by) => store.set(countSlowCallsAtom, by),
  })
  store.set(apiAtom, createApi(withFirstPaint(call)))
  watchCrashes((crash) => void later().then(({ tellCrash }) => tellCrash(store, crash), nothing))
  const run = () => {
    if (webReturn)
      void later().then(
        ({ finishWebLogin }) => finishWebLogin(store, webReturn),
        () => showToast(wechatLost),
      )
    const stops = [watch.run(), followSlowCalls(store), store.set(watchUpdatesAtom), store.set(watchPrivacyAtom)]
    return () => stops.forEach((stop) => stop())
  }
  const onWide = () => void later().then(({ showMargins }) => showMargins(store), nothing)
  return { store, run, onWide }
}
