import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import { sessionAtom } from '@/lib/session/atoms'
import { readList } from '@/lib/session/kept-list'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'
import { isWord, withWord } from './rules'

const hot = keyedCall((api, areaId) => api.form('/bctSearch/hot', { areaId }))

/** What a city looks for; takes the id of the area. */
export const hotAtom = hot.valueAtom
export const loadHotAtom = hot.loadAtom

/** The goods that can be asked for in a city. */
const items = keyedCall((api, areaId) => api.form('/bctItem/list', { areaId }))
export const itemsAtom = items.valueAtom
export const loadItemsAtom = items.loadAtom

const name = storageName(productPrefix, 'searched')
const wordsBase = atom<readonly string[] | undefined>(undefined)

/** What was searched for on this device, the last words first. */
export const wordsAtom = atom((get) => get(wordsBase) ?? readList(deviceStorage.read(name), isWord))

/** Remembers what was searched for, and counts it for the city when somebody is signed in. */
export const searchedAtom = atom(null, (get, set, q: string) => {
  const words = withWord(get(wordsAtom), q)
  set(wordsBase, words)
  deviceStorage.write(name, JSON.stringify(words))
  const { areaId, user } = get(sessionAtom)
  if (user) void get(apiAtom).form('/bctSearch/note', { areaId, q }, { quiet: true })
})

export const forgetWordsAtom = atom(null, (_get, set) => {
  set(wordsBase, [])
  deviceStorage.remove(name)
})
