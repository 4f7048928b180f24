import { atom } from 'jotai'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { SaleView } from '@contract/endpoints/market/market'
import type { Result } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
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

const actingBase = atom('')

/** The act that is on its way (`close:70`), or ''; no second one starts meanwhile. */
export const actingAtom = atom((get) => get(actingBase))

const sendBid: Record<BidAct, (api: Api, acting: Acting) => Promise<BidAnswer>> = {
  cancel: (api, acting) => api.json('/bctBuy/cancel', acting),
  close: (api, acting) => api.json('/bctBuy/close', acting),
  renew: (api, acting) => api.json('/bctBuy/renew', acting),
}

const sendSale: Record<SaleAct, (api: Api, acting: Acting) => Promise<SaleAnswer>> = {
  pause: (api, acting) => api.json('/bctSale/pause', acting),
  resume: (api, acting) => api.json('/bctSale/resume', acting),
  off: (api, acting) => api.json('/bctSale/off', acting),
  renew: (api, acting) => api.json('/bctSale/renew', { ...acting, days: 30 }),
  top: (api, acting) => api.json('/bctSale/top', acting),
}

/**
 * Cancels, closes or renews the reader's own bid and gives the fresh (or the new) one. Undefined while another act is on its way. A lost
 * answer keeps its number for the repeat. Failures: the refusals of the act's call; MOVED carries the fresh bid as data.buy.
 */
export const actOnBidAtom = atom(null, async (get, set, bid: BuyView, act: BidAct): Promise<BidAnswer | undefined> => {
  if (get(actingBase) !== '') return undefined
  const wish = `${act}:${bid.buyId}`
  set(actingBase, wish)
  const result = await sendCommand(get(commandsAtom), `bid:${wish}:${bid.ver}`, (clientNo) =>
    sendBid[act](get(apiAtom), { clientNo, id: bid.buyId, ver: bid.ver }),
  )
  set(actingBase, '')
  return result
})

/**
 * Pauses, resumes, takes off, renews or pins the reader's own listing, like `actOnBidAtom`; MOVED carries the fresh listing as data.sale.
 */
export const actOnSaleAtom = atom(
  null,
  async (get, set, sale: SaleView, act: SaleAct): Promise<SaleAnswer | undefined> => {
    if (get(actingBase) !== '') return undefined
    const wish = `${act}:${sale.saleId}`
    set(actingBase, wish)
    const result = await sendCommand(
      get(commandsAtom),
      `sale:${wish}:${sale.ver}:${sale.pinnedUntil ?? 0}`,
      (clientNo) => sendSale[act](get(apiAtom), { clientNo, id: sale.saleId, ver: sale.ver }),
    )
    set(actingBase, '')
    return result
  },
)
