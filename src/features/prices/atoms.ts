import type { ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'

export type ItemHistory = ApiOutput<'/bctItem/history'>

const history = keyedCall<ItemHistory>((api, itemId) => api.form('/bctItem/history', { itemId }))

/** The prices of 30 days of the item that is looked at, and how much stands at which price now. */
export const historyAtom = history.valueAtom
export const loadHistoryAtom = history.loadAtom
