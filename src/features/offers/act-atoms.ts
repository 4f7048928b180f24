import { atom } from 'jotai'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { SaleView } from '@contract/endpoints/market/market'
import type { Result } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

/** What an owner can do with a bid; paying has its own page. */
export type BidAct = 'cancel' | 'close' | 'renew'
/** What an owner can do with a listing. */
export type SaleAct = 'pause' | 'resume' | 'off' | 'renew' | 'top'

interface Acting {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

type BidAnswer = Result<BuyView, CallError>
type SaleAnswer = Result<SaleView, CallError>

const acting = oneAtATime<string>()

/** The act that is on its way: its `actingKey`. No second one starts meanwhile. */
export const actingAtom = acting.whichAtom

/** An act on an own bid or listing, for `actingAtom`. */
export const actingKey = (act: BidAct | SaleAct, id: number): string => `${act}:${id}`

const sendBid: Record<BidAct, (api: Api, on: Acting) => Promise<BidAnswer>> = {
  cancel: (api, on) => api.json('/bctBuy/cancel', on),
  close: (api, on) => api.json('/bctBuy/close', on),
  renew: (api, on) => api.json('/bctBuy/renew', on),
}

const sendSale: Record<SaleAct, (api: Api, on: Acting) => Promise<SaleAnswer>> = {
  pause: (api, on) => api.json('/bctSale/pause', on),
  resume: (api, on) => api.json('/bctSale/resume', on),
  off: (api, on) => api.json('/bctSale/off', on),
  renew: (api, on) => api.json('/bctSale/renew', on),
  top: (api, on) => api.json('/bctSale/top', on),
}

/**
 * Cancels, closes or renews the reader's own bid and gives the fresh (or the new) one. Undefined while another act is on its way. A lost
 * answer keeps its number for the repeat. Failures: the refusals of the act's call; MOVED carries the fresh bid as data.buy.
 */
export const actOnBidAtom = atom(
  null,
  (get, set, { buyId: id, ver }: BuyView, act: BidAct): Promise<BidAnswer | undefined> => {
    const once = () =>
      sendCommand(get(commandsAtom), ['bid', act, id, ver], (clientNo) =>
        sendBid[act](get(apiAtom), { clientNo, id, ver }),
      )
    return acting.run(get, set, once, actingKey(act, id))
  },
)

/**
 * Pauses, resumes, takes off, renews or pins the reader's own listing, like `actOnBidAtom`; MOVED carries the fresh listing as data.sale.
 */
export const actOnSaleAtom = atom(
  null,
  (get, set, { saleId: id, ver, pinnedUntil }: SaleView, act: SaleAct): Promise<SaleAnswer | undefined> => {
    const once = () =>
      sendCommand(get(commandsAtom), ['sale', act, id, ver, pinnedUntil], (clientNo) =>
        sendSale[act](get(apiAtom), { clientNo, id, ver }),
      )
    return acting.run(get, set, once, actingKey(act, id))
  },
)
