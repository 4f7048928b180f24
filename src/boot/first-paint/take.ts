import type { FirstData } from '@contract/first-data'
import type { createStore } from 'jotai'
import { takeFirstMarketAtom } from '@/features/market/atoms'
import { sessionAtom } from '@/lib/session/atoms'
import type { ServerClock } from '@/lib/session/server-clock'
import { takeFirstSiteAtom } from '@/lib/session/site'
import { firstPaint } from '@/platform/first-paint/first-paint'

type Store = ReturnType<typeof createStore>

/** Whether this person should first see a guest's data of this area. */
function suits(store: Store, { config, area }: FirstData, isAreaKnown: boolean): boolean {
  const { user, areaId } = store.get(sessionAtom)
  return user === null && area.areaId === config.areaId && (!isAreaKnown || areaId === config.areaId)
}

/**
 * Starts with the data that came with the page, if it suits the person who opens it. Returns whether it does. Our decision:
 * docs/decisions/0100-first-paint.md
 */
export function takeFirstData(store: Store, data: FirstData, isAreaKnown: boolean): boolean {
  if (!suits(store, data, isAreaKnown)) return false
  store.set(takeFirstSiteAtom, data.config)
  store.set(takeFirstMarketAtom, data)
  return true
}

/** At the start of the app: takes the data and the time that came with the page. */
export function beginWithFirstPaint(store: Store, clock: ServerClock, isAreaKnown: boolean): void {
  // Written by our own server in the shape that its types name.
  const data = firstPaint.data() as FirstData | undefined
  if (data && takeFirstData(store, data, isAreaKnown)) clock.correct(data.at)
}
