import { dayMs, hourMs, minuteMs } from '@contract/durations'
import type { Result } from '@contract/result'
import type { Caller } from '../server/http/caller'
import { answerReview } from '../server/modules/orders/reviews/reviews'
import { listAddresses, saveAddress } from '../server/modules/addresses/service'
import { setAddress } from '../server/modules/orders/address/address'
import { hearOf } from '../server/modules/orders/parcel/parcel'
import { act } from '../server/modules/orders/act'
import { payUnasked } from '../server/modules/pay/service'
import { take } from '../server/modules/orders/take'
import type { Said } from '../server/modules/orders/deciding/plan'
import { payers } from '../server/payers'
import type { ParcelTold } from '../server/tracking/course'
import type { DemoDeps, Happening } from './demo-clock'
import { justNow, tradingTime } from './demo-clock'
import type { Listing } from './listings'
import type { DemoOrder } from './orders'

/** The value of a call that nothing in the demo city may refuse. */
export function must<T>(what: string, result: Result<T, { readonly reason: string }>): T {
  if (!result.ok) throw new Error(`demo city: ${what} was refused: ${result.error.reason}`)
  return result.value
}

/** A `clientNo` of the demo city; never used twice. */
export const demoClientNo = (what: string, index: number): string => `demo-${what}-${String(index).padStart(16, '0')}`

/** Who trades what. The sale's id is known only after the listing was made. */
export interface Trade {
  readonly index: number
  readonly order: DemoOrder
  readonly listing: Listing
  readonly saleId: () => number
  readonly buyer: Caller
  readonly seller: Caller
}

/** The steps of a demo order, through the same services as a resident's own acts. */
export function tradeHappenings(deps: DemoDeps, nowMs: number, trade: Trade): Happening[] {
  const { index, order, listing, buyer, seller } = trade
  const { course, said, part } = order
  const start =
    course === 'unpaid' ? justNow(deps.clock, nowMs) : tradingTime(deps.clock, nowMs - order.hoursAgo * hourMs)
  let taken = { orderId: 0, payNo: '' }
  let ver = 1
  const made = async () => {
    const wish = { saleId: trade.saleId(), ver: 1, qty: order.qty, price: listing.price }
    taken = must(`order ${index}`, await take(deps, buyer, { clientNo: demoClientNo('take', index), ...wish }))
  }
  const paid = async () => {
    const wish = { payNo: taken.payNo, ver: ver++ }
    must(`payment ${index}`, await payUnasked(deps, payers, buyer, { clientNo: demoClientNo('pay', index), ...wish }))
  }
  const addressed = async () => {
    const [first] = must('addresses', await listAddresses(deps, buyer.userId)).data
    if (!first) return
    const wish = { clientNo: demoClientNo('address', index), id: taken.orderId, addressId: first.addressId }
    must(`address ${index}`, await setAddress(deps, buyer, wish))
  }
  const isPosted = listing.delivery === 'post'
  const parcel = { carrier: 'sf', trackingNo: `SF${String(1_400_000_000_000 + index)}` } as const
  const acted =
    (what: 'cancel' | 'deliver' | 'refuse' | 'confirm' | 'refundPart' | 'agreePart', by: Caller, said: Said = {}) =>
    async () => {
      const input = { clientNo: demoClientNo(what, index), id: taken.orderId, ver: ver++ }
      const wish = { call: `/bctOrder/${what}`, act: what, said }
      must(`${what} ${index}`, await act(deps, by, input, wish))
    }
  const hear = (told: ParcelTold) => deps.db.transaction().execute((tx) => hearOf(tx, deps, taken.orderId, told))
  /** The carrier tells all that happened until then. */
  const heard = () => {
    const at = (afterHours: number) => start + (3 + afterHours) * hourMs
    const past = (order.travels ?? []).filter(([after]) => at(after) <= deps.clock.now()).reverse()
    const told = {
      way: past[0]?.[1] ?? ('moving' as const),
      news: past.map(([after, , text]) => ({ at: at(after), text })),
    }
    return hear({ ...told, signedAt: undefined })
  }
  const signed = () => hear({ way: 'signed', news: [], signedAt: deps.clock.now() })
  const rate = (by: Caller, side: string, said: { readonly stars: number; readonly text: string }) => async () => {
    const input = { clientNo: demoClientNo(`rate-${side}`, index), id: taken.orderId, ver: ver++ }
    must(`rate ${index}`, await act(deps, by, input, { call: '/bctOrder/rate', act: 'rate', said }))
  }
  const ratingOf = ({ stars, words, answer: text }: NonNullable<DemoOrder['rated']>) => {
    const steps: [number, () => Promise<void>][] = [
      [10 * hourMs, rate(buyer, 'buyer', { stars, text: words })],
      [11 * hourMs, rate(seller, 'seller', { stars: 5, text: '' })],
    ]
    const answered = async (answer: string) => {
      const wish = { clientNo: demoClientNo('review-answer', index), id: taken.orderId, text: answer }
      must(`answer ${index}`, await answerReview(deps, seller, wish))
    }
    return text === undefined ? steps : [...steps, [12 * hourMs, () => answered(text)] as const]
  }
  const happenings: Happening[] = [{ at: start, run: made }]
  const then = (afterMs: number, run: () => Promise<void>) => happenings.push({ at: start + afterMs, run })
  if (course === 'cancelled') then(6 * minuteMs, acted('cancel', buyer))
  if (course === 'cancelled' || course === 'unpaid') return happenings
  if (isPosted) then(2 * minuteMs, addressed)
  then(4 * minuteMs, paid)
  const parcelled = { text: said, ...(isPosted && parcel) }
  if (course === 'refused') then(2 * hourMs, acted('refuse', seller, { text: said }))
  if (course === 'delivered' || course === 'done' || part) then(3 * hourMs, acted('deliver', seller, parcelled))
  if (part) {
    then(6 * hourMs, acted('refundPart', buyer, { amount: part.back, text: part.why }))
    then(8 * hourMs, acted('agreePart', seller))
  }
  for (const [afterHours] of order.travels ?? []) then((3 + afterHours) * hourMs, heard)
  if (isPosted && course === 'done') then(8 * hourMs, signed)
  if (course === 'done') then(9 * hourMs, acted('confirm', buyer))
  if (order.rated) for (const [afterMs, run] of ratingOf(order.rated)) then(afterMs, run)
  return happenings
}

type AddressRow = readonly [blockNo: number, name: string, mobile: string, regionCode: number, street: string]

/** Addresses of the demo city: everybody has one, whoever has two has the first as the default one. Nobody has these numbers. */
const addressRows: readonly AddressRow[] = [
  [128, '张三', '19900000128', 310_115, '花木路 128 弄 6 号 502 室'],
  [128, '李秀兰', '19900001280', 320_508, '平江路 40 号，放门卫'],
  [130, '张姨', '19900000130', 310_115, '花木路 130 弄 1 号 101 室'],
  [94, '阿木', '19900000094', 330_106, '文一西路 94 号木工坊'],
  [3021, '麦田', '19900003021', 310_151, '陈家镇北郊农场 2 号门'],
  [77, '老周', '19900000077', 310_115, '花木路 77 弄 9 号 301 室'],
  [1866, '陈峰', '19900001866', 330_182, '乾潭镇山里 18 号'],
  [409, '听雨', '19900000409', 320_508, '平江路 409 号茶舍'],
  [91, '小唐', '19900000091', 310_115, '花木路 91 弄 3 号 1202 室'],
  [132, '拾光', '19900000132', 310_104, '漕溪路 132 号旧物店'],
  [12, '城门酒坊', '19900000012', 330_602, '城门内 12 号'],
  [36, '阿姐', '19900000036', 310_115, '东市 3 号摊'],
  [2107, '林师傅', '19900002107', 440_305, '海德路 21 号修表铺'],
]

/** Where residents have goods sent, written a month ago. */
export const addressHappenings = (
  deps: DemoDeps,
  nowMs: number,
  callerOf: (blockNo: number) => Caller,
): readonly Happening[] =>
  addressRows.map(([blockNo, name, mobile, regionCode, street], index) => ({
    at: nowMs - 33 * dayMs + index,
    run: async () => {
      const said = { name, mobile, regionCode, street, isDefault: false }
      const wish = { clientNo: demoClientNo('book', index), ...said }
      must(`address of ${blockNo}`, await saveAddress(deps, callerOf(blockNo).userId, wish))
    },
  }))
