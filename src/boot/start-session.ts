import type { createStore } from 'jotai'
import type { Caller } from '@/lib/http/client'
import { sessionOverText } from '@/lib/http/session-over'
import { areaIdAtom, sessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { checkLoginAtom, loginCheckTimes } from '@/lib/session/login/check'
import { openLoginAtom } from '@/lib/session/login/request'
import { loadSiteAtom } from '@/lib/session/site'
import { drawTabBarAtom, loadBadgeAtom } from '@/lib/session/tab-labels'
import type { Timers } from '@/platform/timers/timers'

type Store = ReturnType<typeof createStore>

export interface StartSessionDeps {
  readonly store: Store
  readonly timers: Timers
  /** Switches to the mine tab. */
  readonly showMine: () => void
}

/**
 * The session's part of the start: what happens when the server ends it, the periodic check, and what depends on it everywhere (tab labels,
 * badge, the city's configuration). Source: specification §4, §6.
 */
export function startSession({ store, timers, showMine }: StartSessionDeps) {
  /** Any number of parallel 401s: the first clears the session, shows the mine tab and opens one popup; the others change nothing. */
  const expire = ({ token }: Caller) => {
    if (token === '' || !store.set(sessionEventAtom, { kind: 'expired', token })) return
    showMine()
    store.set(openLoginAtom, sessionOverText)
  }

  const follow = () => {
    let { user, areaName } = store.get(sessionAtom)
    return store.sub(sessionAtom, () => {
      const now = store.get(sessionAtom)
      const isOther = now.user?.token !== user?.token
      const isRelabelled = isOther || now.areaName !== areaName
      user = now.user
      areaName = now.areaName
      if (isOther) {
        void store.set(loadBadgeAtom)
        void store.set(checkLoginAtom)
      } else if (isRelabelled) void store.set(drawTabBarAtom)
    })
  }

  const run = () => {
    if (typeof EDITION !== 'undefined' && EDITION === 'market')
      void import('./cart-badge').then(({ followCart }) => followCart(store))
    void store.set(loadSiteAtom)
    void store.set(loadBadgeAtom)
    const stops = [
      follow(),
      store.sub(areaIdAtom, () => void store.set(loadSiteAtom)),
      timers.after(loginCheckTimes.firstMs, () => void store.set(checkLoginAtom)),
      timers.every(loginCheckTimes.everyMs, () => void store.set(checkLoginAtom)),
    ]
    return () => stops.forEach((stop) => stop())
  }

  return { expire, run }
}
