import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { Qty } from '@contract/money'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

export type Listing = ApiOutput<'/bctSale/info'>
export type Taken = ApiOutput<'/bctSale/take'>

const listing = keyedCall<Listing>((api, id) => api.form('/bctSale/info', { id }))
const taking = oneAtATime()

/** The listing on the page, loaded by its id. */
export const listingAtom = listing.valueAtom
export const loadListingAtom = listing.loadAtom

/** A take is on its way: the button is busy and a second tap does nothing. */
export const isTakingAtom = taking.isOnAtom

/**
 * Takes goods from a listing at the price that was seen. Undefined when another take is still on its way. A lost answer keeps its
 * number, so that the same wish repeated gives the same order. Failures: the refusals of `/bctSale/take`.
 */
export const takeAtom = atom(
  null,
  (get, set, { saleId, ver, price }: Listing, qty: Qty): Promise<Result<Taken, CallError> | undefined> =>
    taking.run(get, set, () =>
      sendCommand(get(commandsAtom), ['take', saleId, qty, price], (clientNo) =>
        get(apiAtom).json('/bctSale/take', { clientNo, saleId, ver, qty, price }),
      ),
    ),
)
