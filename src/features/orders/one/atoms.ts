import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { keyedCall } from '@/lib/api/keyed-call'
import { remoteCall } from '@/lib/api/remote-call'

export type OrderNumbers = ApiOutput<'/bctOrder/getNum'>

const order = keyedCall<OrderDetail>((api, id) => api.form('/bctOrder/info', { id }))
const numbers = remoteCall<OrderNumbers>((api) => api.form('/bctOrder/getNum', {}))

/** The order on the page, loaded by its id; a refresh does not disturb what is shown. */
export const orderAtom = order.valueAtom
export const loadOrderAtom = order.loadAtom

/** Shows the fresh order that an act answered with; an older load that is still on its way is ignored. */
export const showOrderAtom = atom(null, (_get, set, fresh: OrderDetail) => set(order.showAtom, fresh.orderId, fresh))

/** How many orders wait for me, and the earliest deadline; undefined for a guest. */
export const orderNumbersAtom = atom((get) => {
  const counted = get(numbers.valueAtom)
  return counted.tag === 'ready' ? counted.value : undefined
})
/** Whether they are known, or that they will not be known now. */
export const areNumbersKnownAtom = atom((get) => !['idle', 'loading'].includes(get(numbers.valueAtom).tag))
export const loadOrderNumbersAtom = numbers.loadAtom
