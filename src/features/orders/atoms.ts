import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { OrderDetail } from '@contract/endpoints/orders'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import type { Remote } from '@/lib/remote/remote'

export type OrderNumbers = ApiOutput<'/bctOrder/getNum'>
export type Assets = ApiOutput<'/user/assets'>

const orderBase = atom<Remote<OrderDetail, CallError>>({ tag: 'idle' })
const orderRun = atom(0)
const purseBase = atom<Assets | undefined>(undefined)
const purseRun = atom(0)
const numbersBase = atom<OrderNumbers | undefined>(undefined)
const numbersRun = atom(0)

/** The order that is looked at. */
export const orderAtom = atom((get) => get(orderBase))

/** Shows the fresh order that an act answered with; an older load that is still on its way is void. */
export const showOrderAtom = atom(null, (get, set, order: OrderDetail) => {
  set(orderRun, get(orderRun) + 1)
  set(orderBase, { tag: 'ready', value: order })
})

/** Loads one own order; what is shown stays until the answer comes, so that a live refresh disturbs nothing. The newer request wins. */
export const loadOrderAtom = atom(null, async (get, set, orderId: number) => {
  const run = get(orderRun) + 1
  set(orderRun, run)
  const shown = get(orderBase)
  if (shown.tag !== 'ready' || shown.value.orderId !== orderId) set(orderBase, { tag: 'loading' })
  const answer = await get(apiAtom).form('/bctOrder/info', { id: orderId }, { quiet: shown.tag === 'ready' })
  if (get(orderRun) !== run) return
  if (answer.ok) set(orderBase, { tag: 'ready', value: answer.value })
  else if (get(orderBase).tag === 'loading') set(orderBase, { tag: 'failed', error: answer.error })
})

/** The payer's money, for the cashier; undefined until it is known. */
export const purseAtom = atom((get) => get(purseBase))

/** Loads the payer's money; a failure leaves it unknown, and the server decides. */
export const loadPurseAtom = atom(null, async (get, set) => {
  const run = get(purseRun) + 1
  set(purseRun, run)
  const answer = await get(apiAtom).form('/user/assets', {}, { quiet: true })
  if (get(purseRun) === run && answer.ok) set(purseBase, answer.value)
})

/** How many orders wait for me, and the earliest deadline; undefined for a guest. */
export const orderNumbersAtom = atom((get) => get(numbersBase))

/** Loads the counters, or forgets them for a guest. */
export const loadOrderNumbersAtom = atom(null, async (get, set, isSignedIn: boolean) => {
  const run = get(numbersRun) + 1
  set(numbersRun, run)
  if (!isSignedIn) return set(numbersBase, undefined)
  const answer = await get(apiAtom).form('/bctOrder/getNum', {}, { quiet: true })
  if (get(numbersRun) === run && answer.ok) set(numbersBase, answer.value)
})
