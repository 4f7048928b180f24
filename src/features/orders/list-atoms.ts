import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { listCall } from '@/lib/api/list-call'

export type OrderTab = 'running' | 'done' | 'closed'

/** One list of own orders: which side, which tab. */
type ListChoice = Pick<ApiInput<'/bctOrder/list'>, 'side' | 'tab'>

/** The own orders of one side and tab, page by page: running ones by what is to be done, ended ones newest first. */
export const ownOrdersCall = listCall<ApiOutput<'/bctOrder/list'>, ListChoice>(
  (api, query, page, how) => api.form('/bctOrder/list', { ...query, ...page }, how),
  { access: 'user', idOf: (row) => row.orderId, extraOf: () => undefined },
)
