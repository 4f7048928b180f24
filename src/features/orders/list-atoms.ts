import { atom } from 'jotai'
import type { OrderView } from '@contract/endpoints/orders'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'
import { userAtom } from '@/lib/session/atoms'

export type Side = 'buy' | 'sale'
export type OrderTab = 'running' | 'done' | 'closed'

/** One list of own orders: which side, which tab. */
export interface ListChoice {
  readonly side: Side
  readonly tab: OrderTab
}

interface OrderPage {
  readonly orders: readonly OrderView[]
  readonly total: number
  readonly page: number
  readonly cursor?: string
}

const listBase = atom<Remote<OrderPage, CallError>>({ tag: 'idle' })
const choiceBase = atom<(ListChoice & { readonly token: string }) | undefined>(undefined)
const tokenAtom = atom((get) => get(userAtom)?.token ?? '')
const listRun = atom(0)
const moreBase = atom<'idle' | 'loading' | 'failed'>('idle')

/** The list that was asked for; another user never sees it. */
export const orderListAtom = atom((get): Remote<OrderPage, CallError> =>
  get(choiceBase)?.token === get(tokenAtom) ? get(listBase) : { tag: 'idle' },
)
export const orderListMoreAtom = atom((get) => get(moreBase))

/** Loads the first page of a list; the list that is shown stays until the answer comes, another choice starts anew. */
export const loadOrderListAtom = atom(null, async (get, set, choice: ListChoice) => {
  const run = get(listRun) + 1
  set(listRun, run)
  const last = get(choiceBase)
  const shown = get(listBase)
  const token = get(tokenAtom)
  const isSame = last?.side === choice.side && last.tab === choice.tab && last.token === token
  set(choiceBase, { ...choice, token })
  set(moreBase, 'idle')
  if (!isSame || (shown.tag !== 'ready' && shown.tag !== 'empty')) set(listBase, { tag: 'loading' })
  const answer = await get(apiAtom).form('/bctOrder/list', { ...choice })
  if (get(listRun) !== run) return
  if (!answer.ok) {
    if (get(listBase).tag === 'loading') set(listBase, { tag: 'failed', error: answer.error })
    return
  }
  const page = pageOf(answer.value)
  set(listBase, page.orders.length > 0 ? { tag: 'ready', value: page } : { tag: 'empty' })
})

/** Loads the next 15 orders, once at a time. */
export const loadMoreOrdersAtom = atom(null, async (get, set) => {
  const shown = get(listBase)
  const choice = get(choiceBase)
  if (get(moreBase) === 'loading' || shown.tag !== 'ready' || !choice || shown.value.cursor === undefined) return
  const run = get(listRun)
  set(moreBase, 'loading')
  const { cursor, page, orders } = shown.value
  const answer = await get(apiAtom).form('/bctOrder/list', {
    side: choice.side,
    tab: choice.tab,
    page: page + 1,
    cursor,
  })
  if (get(listRun) !== run) return
  set(moreBase, answer.ok ? 'idle' : 'failed')
  if (!answer.ok) return
  const next = pageOf(answer.value)
  const known = new Set(orders.map((order) => order.orderId))
  const fresh = next.orders.filter((order) => !known.has(order.orderId))
  set(listBase, { tag: 'ready', value: { ...next, orders: [...orders, ...fresh] } })
})

interface Answer {
  readonly data: readonly OrderView[]
  readonly total: number
  readonly current_page: number
  readonly last_page: number
  readonly cursor?: string | undefined
}

function pageOf({ data, total, current_page, last_page, cursor }: Answer): OrderPage {
  const hasMore = current_page < last_page && cursor !== undefined
  return { orders: data, total, page: current_page, ...(hasMore && { cursor }) }
}
