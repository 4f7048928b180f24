import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import type { OfferCounts } from './rules/groups'

const bid = keyedCall<ApiOutput<'/bctBuy/info'>>((api, id) => api.form('/bctBuy/info', { id }))

/** The bid that is to be paid. */
export const bidAtom = bid.valueAtom
export const loadBidAtom = bid.loadAtom

type OwnBids = Pick<ApiInput<'/bctBuy/list'>, 'areaId'>
type OwnSales = Pick<ApiInput<'/bctSale/list'>, 'areaId'>

/** The reader's own bids, page by page, in their groups. */
export const ownBidsCall = listCall<ApiOutput<'/bctBuy/list'>, OwnBids, OfferCounts>(
  (api, query, page) => api.form('/bctBuy/list', { ...query, ...page, mine: 1 }),
  { access: 'user', idOf: (row) => row.buyId, extraOf: ({ groups }) => groups },
)

/** The reader's own listings, page by page, in their groups. */
export const ownSalesCall = listCall<ApiOutput<'/bctSale/list'>, OwnSales, OfferCounts>(
  (api, query, page) => api.form('/bctSale/list', { ...query, ...page, mine: 1 }),
  { access: 'user', idOf: (row) => row.saleId, extraOf: ({ groups }) => groups },
)
