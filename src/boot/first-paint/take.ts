import type { FirstData } from '@contract/first-data'
import type { createStore } from 'jotai'
import type { Call } from '@/lib/http/client'
import { isAreaChosenAtom, sessionAtom } from '@/lib/session/atoms'
import type { ServerClock } from '@/lib/session/server-clock'
import { takeFirstSiteAtom } from '@/lib/session/site'
import { firstPaint } from '@/platform/first-paint/first-paint'
import { answeredBy } from './answers'
import { afterFirstPaint } from './hold'

/** What every page reads once more after it has come. */
const configPath = '/index/config'

type Store = ReturnType<typeof createStore>

/** Whether this person should first see a guest's data of this area. */
function suits(store: Store, { config }: FirstData): boolean {
  const { user, areaId } = store.get(sessionAtom)
  return user === null && (!store.get(isAreaChosenAtom) || areaId === config.areaId)
}

/**
 * Starts with what came with the page, if it suits the person who opens it: the time, the city, and a client that answers the page's first
 * calls with it as long as the drawing is shown. Our decision: docs/decisions/0100-first-paint.md
 */
export function beginWithFirstPaint(store: Store, clock: ServerClock): (call: Call) => Call {
  // Written by our own server in the shape that its types name.
  const data = firstPaint.data() as FirstData | undefined
  // For everybody: whoever does not see it, or should not, would keep it in the page, and with it calls that wait until it is gone.
  firstPaint.leave()
  if (!data || !suits(store, data)) return afterFirstPaint
  store.set(takeFirstSiteAtom, data.config)
  clock.correct(data.at)
  // The page is not what the server drew before it has asked for all that came with it.
  const ends = new Map(Object.keys(data.answers).map((name) => [name, firstPaint.wait('answer')] as const))
  const onAnswer = (name: string) => {
    ends.get(name)?.()
    ends.delete(name)
  }
  // One that asks for something else is drawn otherwise, as this device keeps it: its calls wait until the drawing has left.
  const onOther = (path: string) => {
    if (path !== configPath) [...ends.keys()].forEach(onAnswer)
  }
  const watch = { isCurrent: firstPaint.isShown, onAnswer, onOther }
  return (call) => answeredBy(data.answers, watch, afterFirstPaint(call))
}
