import type { ApiOutput } from '@contract/endpoints/all'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { ok } from '@contract/result'
import { keyedCall } from '@/lib/api/keyed-call'
import { remoteCall } from '@/lib/api/remote-call'
import { isForSale } from '../list/rules'

export type OwnBlocks = ApiOutput<'/block/mine'>

const own = remoteCall<OwnBlocks>((api) => api.form('/block/mine', {}))

/** What of the block market waits for the reader. */
export const ownAtom = own.valueAtom
export const loadOwnAtom = own.loadAtom

/** So many blocks are shown on the first tab; the second one has them all. */
const shownOffers = 5

const offers = keyedCall<readonly BlockRow[]>(async (api, areaId) => {
  const answer = await api.form('/block/list', { areaId, state: 'offered', sort: 'priceUp', page: 1 })
  return answer.ok ? ok(answer.value.data.filter(isForSale).slice(0, shownOffers)) : answer
})

/** The blocks of a city that cost least; takes the id of the area. */
export const offersAtom = offers.valueAtom
export const loadOffersAtom = offers.loadAtom
