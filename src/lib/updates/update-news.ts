import { atom } from 'jotai'
import type { UpdateNews, Updates } from '@/platform/updates/types'
import { updates } from '@/platform/updates/updates'

const newsAtom = atom<UpdateNews | null>(null)

/** The door to new versions; a test wires its own. */
export const updatesAtom = atom<Updates>(updates)

/** The message about a newer version; null when there is none, or the person has answered. */
export const updateNewsAtom = atom((get) => get(newsAtom))

/** Starts to listen for newer versions; returns a function that ends it. */
export const watchUpdatesAtom = atom(null, (get, set) => get(updatesAtom).watch((news) => set(newsAtom, news)))

/** The person's answer: starts the newer version, or hides the message until there is other news. */
export const answerUpdateAtom = atom(null, (get, set, isWanted: boolean) => {
  const isReady = get(newsAtom) === 'ready'
  set(newsAtom, null)
  if (isReady && isWanted) get(updatesAtom).apply()
})
