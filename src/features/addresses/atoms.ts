import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import { isNotFound } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { md5Of } from '@/platform/digest/md5'

type Book = ApiOutput<'/bctAddress/list'>

const book = keyedCall<Book>((api) => api.form('/bctAddress/list', {}))

/** The reader's own addresses, the default one first. */
export const bookAtom = book.valueAtom
export const loadBookAtom = atom(null, async (get, set): Promise<void> => {
  if (get(userAtom)) await set(book.loadAtom, 0)
})

export type AddressWish = Omit<ApiInput<'/bctAddress/save'>, 'clientNo'>

/**
 * Keeps an address, once however often it is sent. The number of an unanswered try is found by a digest, so that the device does not store
 * where somebody lives. Failures: those of `/bctAddress/save`.
 */
export const saveAddressAtom = atom(null, (get, _set, wish: AddressWish) =>
  sendCommand(get(commandsAtom), ['address', md5Of(JSON.stringify(wish))], (clientNo) =>
    get(apiAtom).json('/bctAddress/save', { clientNo, ...wish }),
  ),
)

const changing = oneAtATime()

/** An address is being made the default one, or removed. */
export const isChangingAtom = changing.isOnAtom

/** Makes an address the default one or removes it, and shows what is left. Undefined while another change is on its way. */
export const changeBookAtom = atom(
  null,
  (get, set, what: 'setDefault' | 'remove', id: number): Promise<Result<Book, CallError> | undefined> =>
    changing.run(get, set, async () => {
      const answer = await get(apiAtom).form(`/bctAddress/${what}`, { id })
      if (answer.ok) set(book.showAtom, 0, answer.value)
      // What a lost answer removed is not found again: it is gone, as was wished.
      else if (isNotFound(answer.error)) await set(loadBookAtom)
      return answer
    }),
)

const regions = keyedCall((api, code) => api.form('/bctAddress/regions', code === 0 ? {} : { code }))

/** One step of choosing a region, by the code of the region it lies in; 0 is the whole country. */
export const regionsAtom = regions.valueAtom
export const loadRegionsAtom = regions.loadAtom

/** A region in words, by a code from elsewhere; undefined when it is not one that can be chosen. */
export const regionWordsAtom = atom(null, async (get, _set, code: string): Promise<string | undefined> => {
  if (!/^\d{6}$/.test(code)) return undefined
  const found = await get(apiAtom).form('/bctAddress/regions', { code: Number(code) }, { quiet: true })
  if (!found.ok) return undefined
  const { way } = found.value
  return way[way.length - 1]?.words ?? undefined
})
