import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { listCall } from '@/lib/api/list-call'
import { groupNamed } from './rules/groups'

export type OrderTab = 'running' | 'done' | 'closed'

/** One list of own orders: which side, which tab. */
type ListChoice = Pick<ApiInput<'/bctOrder/list'>, 'side' | 'tab' | 'first' | 'q'>

/** How many running orders each group has. */
export type TurnCounts = ApiOutput<'/bctOrder/list'>['groups']

/** The reader's own orders of one side and tab, page by page: running ones by what is to be done, ended ones newest first. */
export const ownOrdersCall = listCall<ApiOutput<'/bctOrder/list'>, ListChoice, TurnCounts>(
  (api, query, page) => api.form('/bctOrder/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.orderId, extraOf: ({ groups }) => groups },
)

/** The query: of running orders the group that the address names comes first, ended ones are searched. */
export function ordersWish(side: ListChoice['side'], tab: OrderTab, group: string | undefined, q: string): ListChoice {
  if (tab !== 'running') return { side, tab, ...(q !== '' && { q }) }
  const first = groupNamed(group)
  return { side, tab, ...(first && { first }) }
}
