import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { Favourite } from '@contract/endpoints/people/favourites'
import type { FavouriteKind } from '@contract/people/favourite-kinds'
import { favouriteKinds } from '@contract/people/favourite-kinds'
import { apiAtom } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'

/** What can be kept, by its id. */
export interface FavouriteThing {
  readonly kind: FavouriteKind
  readonly refId: number
}

type Kept = ApiOutput<'/bctFav/info'>

/** The key under which a thing is held. */
export const keyOfThing = ({ kind, refId }: FavouriteThing) => `${kind} ${refId}`

const one = keyedCall<{ readonly key: string; readonly kept: Kept }, string>(async (api, key) => {
  const [kind, refId] = key.split(' ')
  const answer = await api.form('/bctFav/info', {
    kind: favouriteKinds.find((one) => one === kind) ?? 'block',
    refId: Number(refId),
  })
  return answer.ok ? { ok: true, value: { key, kept: answer.value } } : answer
})

/** How the thing of the page stands: whether the reader keeps it, and how many do. */
export const favouriteAtom = one.valueAtom
export const loadFavouriteAtom = one.loadAtom

/** Keeps a thing, or no longer. Failures: those of `/bctFav/add`. */
export const setFavouriteAtom = atom(null, async (get, set, { kind, refId }: FavouriteThing, on: boolean) => {
  const answer = await get(apiAtom).form(on ? '/bctFav/add' : '/bctFav/remove', { kind, refId })
  const key = keyOfThing({ kind, refId })
  if (answer.ok) set(one.showAtom, key, { key, kept: answer.value })
  return answer
})

/** The reader's own favourites, the latest first. */
export const favouritesCall = listCall<ApiOutput<'/bctFav/list'>, Readonly<Record<string, never>>>(
  (api, _query, page) => api.form('/bctFav/list', page),
  { access: 'user', idOf: (row: Favourite) => keyOfThing(row), extraOf: () => undefined },
)
