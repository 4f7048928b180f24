import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, Instant } from '../../fields'
import { carriers } from '../../orders/carriers'
import { parcelWays } from '../../orders/parcel-ways'

/** One thing that happened to a parcel, in its carrier's words. */
export const ParcelNews = v.object({ at: Instant, text: v.string() })
export type ParcelNews = v.InferOutput<typeof ParcelNews>

/**
 * The parcel of a posted order; null before it is sent, and for orders that need none. `signedAt`: when the carrier handed it over, as the
 * tracking provider told us; null while that is not known, and when its newest word is another. Source: domain model §10.
 */
export const OrderParcel = v.object({
  orderId: Id,
  parcel: v.nullable(
    v.object({
      carrier: v.picklist(carriers),
      trackingNo: v.string(),
      /** When the seller said that it is on its way. */
      sentAt: Instant,
      signedAt: v.nullable(Instant),
      /** What the carrier did with it last; null before it told of it. */
      way: v.nullable(v.picklist(parcelWays)),
      /** What the carrier told of it on its way, newest first; of many the newest. */
      news: v.array(ParcelNews),
      /** From when on its buyer may dispute that it was sent; null when the carrier told of it, and where nobody is asked. */
      silentFrom: v.nullable(Instant),
    }),
  ),
})
export type OrderParcel = v.InferOutput<typeof OrderParcel>

/** For the two parties; and, while the order is in dispute, for who may decide it. */
export const orderParcel = endpoint({
  path: '/bctOrder/parcel',
  body: 'form',
  access: 'user',
  summary: 'The parcel of a posted order',
  input: v.object({ id: Id }),
  output: OrderParcel,
  refusals: ['NOT_FOUND'],
})
