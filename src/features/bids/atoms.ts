import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { BuyView } from '@contract/endpoints/market/bids'
import type { ItemTrend } from '@contract/endpoints/market/items'
import type { Qty } from '@contract/money'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import type { BoardFilter } from '@/lib/market/filter'
import { noFilter } from '@/lib/market/filter'
import { joinedItems } from '@/lib/market/groups'

/** Which bids are wanted: of an area, narrowed and ordered. */
export type BidsQuery = Omit<ApiInput<'/bctBuy/list'>, 'page' | 'cursor' | 'mine' | 'tab'>

const bidsOf = () =>
  listCall<ApiOutput<'/bctBuy/list'>, BidsQuery, readonly ItemTrend[]>(
    (api, query, page) => api.form('/bctBuy/list', { ...query, ...page }),
    {
      access: 'anyone',
      idOf: (row) => row.buyId,
      extraOf: ({ items }, before) => joinedItems(before, items),
    },
  )

/**
 * The board of bids, page by page, with the items of its rows. Another user sees the same bids with other acts, so they are loaded again
 * after a change of user.
 */
export const bidsCall = bidsOf()

/** The same for what is searched for, so that the board behind the search stays as it is. */
export const soughtBidsCall = bidsOf()

const filterBase = atom(noFilter)

/** The filter that the person chose; kept while the app runs. */
export const bidsFilterAtom = atom((get) => get(filterBase))
export const filterBidsAtom = atom(null, (_get, set, filter: BoardFilter) => set(filterBase, filter))

export type Bid = ApiOutput<'/bctBuy/info'>
export type Sold = ApiOutput<'/bctBuy/take'>

const bid = keyedCall<Bid>((api, id) => api.form('/bctBuy/info', { id }))

/** The fresh state of the bid that is about to be sold into. */
export const bidAtom = bid.valueAtom
export const loadBidAtom = bid.loadAtom

const selling = oneAtATime()

/** A sale is on its way: the button is busy and a second tap does nothing. */
export const isSellingAtom = selling.isOnAtom

/** What is sold: the bid as it was seen. */
export type SeenBid = Pick<BuyView, 'buyId' | 'ver' | 'price'>

/**
 * Sells into a bid at the price that was seen. Undefined while another sale is on its way. A lost answer keeps its number, so that the
 * same wish repeated gives the same order. Failures: the refusals of `/bctBuy/take`.
 */
export const sellAtom = atom(
  null,
  (get, set, { buyId, ver, price }: SeenBid, qty: Qty): Promise<Result<Sold, CallError> | undefined> =>
    selling.run(get, set, () =>
      sendCommand(get(commandsAtom), ['sell', buyId, qty, price], (clientNo) =>
        get(apiAtom).json('/bctBuy/take', { clientNo, buyId, ver, qty, price }),
      ),
    ),
)
