import { exactMoment } from '@contract/moments'
import type { Carrier } from '@contract/orders/carriers'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import * as v from 'valibot'
import type { ApiError, Asking } from './api'
import { ask } from './api'

/** How something is sent: by a carrier, to the door, online, or fetched. Source: WeChat, `uploadShippingInfo` (logistics_type). */
export const logisticsTypes = { post: 1, door: 2, online: 3, fetched: 4 } as const
export type Logistics = keyof typeof logisticsTypes

/** A parcel of a payment; only of what is posted with the carrier, its number, and for one carrier the reader's number. */
export interface ShippedParcel {
  /** What is in it, 1 to 120 characters. */
  readonly what: string
  readonly carrier?: Carrier
  readonly trackingNo?: string
  readonly mobile?: string
}

/** What WeChat is told of a payment: it is told once, with all of its parcels. */
export interface Shipping {
  readonly transactionId: string
  readonly openId: string
  readonly logistics: Logistics
  readonly parcels: readonly ShippedParcel[]
  /** The same in every repeat, by which WeChat knows them. */
  readonly at: number
}

/** The carriers by WeChat's names; one that it does not name is not told of as a carrier. Source: WeChat, `get_delivery_list`. */
const companies: Readonly<Partial<Record<Carrier, string>>> = {
  sf: 'SF',
  zto: 'ZTO',
  yto: 'YTO',
  yunda: 'YD',
  sto: 'STO',
  jd: 'JD',
  jt: 'JTSD',
  ems: 'EMS',
}

/** Whether a parcel can be told of as one of a carrier. One carrier's needs the reader's number. */
export const isNamedParcel = ({ carrier, trackingNo, mobile }: ShippedParcel): boolean =>
  carrier !== undefined &&
  trackingNo !== undefined &&
  companies[carrier] !== undefined &&
  (carrier !== 'sf' || mobile !== undefined)

/** The most parcels of a payment. Source: WeChat, `uploadShippingInfo`. */
export const mostParcels = 15

/** A moment as WeChat reads it, in China's time. Source: RFC 3339. */
export const rfc3339 = (at: number): string => `${exactMoment(at).replace(' ', 'T')}+08:00`

/** All but the last four figures are hidden. */
const masked = (mobile: string) => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

const listed = (logistics: Logistics, { what, carrier, trackingNo, mobile }: ShippedParcel) => ({
  item_desc: what,
  ...(logistics === 'post' &&
    carrier !== undefined && {
      tracking_no: trackingNo,
      express_company: companies[carrier],
      ...(carrier === 'sf' && mobile !== undefined && { contact: { receiver_contact: masked(mobile) } }),
    }),
})

/** Tells WeChat that what a payment paid for is sent. Source: WeChat, `uploadShippingInfo`. */
export function tellShipping(
  asking: Asking,
  { transactionId, openId, logistics, parcels, at }: Shipping,
): Promise<Result<object, ApiError>> {
  const isSplit = parcels.length > 1
  const body = {
    order_key: { order_number_type: 2, transaction_id: transactionId },
    logistics_type: logisticsTypes[logistics],
    delivery_mode: isSplit ? 2 : 1,
    ...(isSplit && { is_all_delivered: true }),
    shipping_list: parcels.map((parcel) => listed(logistics, parcel)),
    upload_time: rfc3339(at),
    payer: { openid: openId },
  }
  return ask(asking, { path: '/wxa/sec/order/upload_shipping_info', body }, v.object({}))
}

/** What WeChat knows of a payment: nothing sent, sent, or given back. */
export type ShippingState = 'open' | 'sent' | 'refunded'

const refundedState = 5

const Order = v.object({
  order: v.object({
    order_state: v.number(),
    shipping: v.optional(v.object({ finish_shipping: v.optional(v.boolean(), false) })),
  }),
})

/** Asks WeChat what it knows of a payment. Source: WeChat, `getOrder`. */
export async function shippingState(asking: Asking, transactionId: string): Promise<Result<ShippingState, ApiError>> {
  const body = { transaction_id: transactionId }
  const said = await ask(asking, { path: '/wxa/sec/order/get_order', body }, Order)
  if (!said.ok) return said
  const { order_state: state, shipping } = said.value.order
  if (state === refundedState) return ok('refunded')
  return ok(state > 1 || shipping?.finish_shipping === true ? 'sent' : 'open')
}

/** Tells WeChat that what was posted was signed for, so that it asks the payer to confirm. Source: WeChat, `notifyConfirmReceive`. */
export const tellSigned = (asking: Asking, transactionId: string, at: number): Promise<Result<object, ApiError>> =>
  ask(
    asking,
    {
      path: '/wxa/sec/order/notify_confirm_receive',
      body: { transaction_id: transactionId, received_time: Math.floor(at / 1000) },
    },
    v.object({}),
  )
