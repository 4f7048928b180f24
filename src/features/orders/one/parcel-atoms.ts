import type { OrderParcel } from '@contract/endpoints/orders/parcel'
import { keyedCall } from '@/lib/api/keyed-call'

const one = keyedCall<OrderParcel>((api, id) => api.form('/bctOrder/parcel', { id }))

/** The parcel of the page's order. */
export const parcelAtom = one.valueAtom
export const loadParcelAtom = one.loadAtom
