import { hourMs, minuteMs } from '@contract/durations'
import type { Result } from '@contract/result'
import type { Caller } from '../http/caller'
import { answerReview } from '../modules/orders/reviews/reviews'
import { listAddresses } from '../modules/addresses/service'
import { setAddress } from '../modules/orders/address/address'
import { act } from '../modules/orders/transition/act'
import { payUnasked } from '../modules/pay/service'
import { take } from '../modules/orders/take'
import { payers } from '../payers'
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
  const { course, said } = order
  const start = course === 'unpaid' ? justNow(nowMs) : tradingTime(nowMs - order.hoursAgo * hourMs)
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
  const acted =
    (what: 'cancel' | 'deliver' | 'refuse' | 'confirm', by: Caller, text = '') =>
    async () => {
      const input = { clientNo: demoClientNo(what, index), id: taken.orderId, ver: ver++ }
      const wish = { call: `/bctOrder/${what}`, act: what, said: { text } }
      must(`${what} ${index}`, await act(deps, by, input, wish))
    }
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
  if (listing.delivery === 'post') then(2 * minuteMs, addressed)
  then(4 * minuteMs, paid)
  if (course === 'refused') then(2 * hourMs, acted('refuse', seller, said))
  if (course === 'delivered' || course === 'done') then(3 * hourMs, acted('deliver', seller, said))
  if (course === 'done') then(9 * hourMs, acted('confirm', buyer))
  if (order.rated) for (const [afterMs, run] of ratingOf(order.rated)) then(afterMs, run)
  return happenings
}
