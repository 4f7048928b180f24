import { atom } from 'jotai'
import type { UpdateNews, Updates } from '@/platform/updates/types'
import { updates } from '@/platform/updates/updates'

const newsAtom = atom<UpdateNews | null>(null)

/** The door to new versions; a test wires its own. */
export const updatesAtom = atom<Updates>(updates)

/** What there is to say about a newer version; null when there is nothing, or the person has answered. */
export const updateNewsAtom = atom((get) => get(newsAtom))

/** Begins to listen for newer versions; gives what ends it. */
export const watchUpdatesAtom = atom(null, (get, set) => get(updatesAtom).watch((news) => set(newsAtom, news)))

/** The person's answer: the newer version is started, or the message goes away until there is other news. */
export const answerUpdateAtom = atom(null, (get, set, isWanted: boolean) => {
  const isReady = get(newsAtom) === 'ready'
  set(newsAtom, null)
  if (isReady && isWanted) get(updatesAtom).apply()
})
