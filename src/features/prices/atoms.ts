import type { ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'

export type ItemHistory = ApiOutput<'/bctItem/history'>

const history = keyedCall<ItemHistory>((api, itemId) => api.form('/bctItem/history', { itemId }))

/** The item's prices of 30 days, and the present quantity at each price. */
export const historyAtom = history.valueAtom
export const loadHistoryAtom = history.loadAtom
