import type { BuyView } from '@contract/endpoints/market/bids'
import { momentText } from '@/lib/format/moments'
import { qtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { deliveryText } from '@/lib/market/delivery'
import type { AfterPay, Payable } from '@/lib/pay/payable'
import { bidBillCopy, bidCopy, bidNextCopy } from '../copy'

/** A bid that was never paid has no end date. */
const payState = ({ state, expireAt }: BuyView): Payable['state'] => {
  if (state === 'unpaid') return 'unpaid'
  return expireAt === null ? 'closed' : 'paid'
}

/** A bid as the cashier needs it: what is frozen, until when, and what comes back. Source: domain model §3.4 (pay). */
export function payableBid(bid: BuyView, nowMs: number): Payable {
  const { payNo, ver, amount, price, qty, unit, days, expireAt } = bid
  const until = expireAt === null ? bidBillCopy.untilDays(days) : bidBillCopy.untilAt(momentText(expireAt, nowMs))
  return {
    payNo,
    ver,
    amount,
    state: payState(bid),
    deadlineAt: bid.payBefore,
    goods: { title: bid.title, thumb: bid.thumb, category: bid.category, note: deliveryText(bid) },
    lines: [
      { name: bidBillCopy.priceQty, text: `${yuanText(price)} × ${qtyText(qty)} ${unit}` },
      { name: bidBillCopy.until, text: until },
      { name: bidBillCopy.fee, text: bidBillCopy.feeBySeller },
    ],
    path: { held: bidBillCopy.held, to: bidBillCopy.to, when: bidBillCopy.when },
    words: {
      title: bidBillCopy.title,
      number: bidBillCopy.number(bid.buyNo),
      otherwise: bidBillCopy.otherwise,
      closed: bidBillCopy.closed,
      look: bidBillCopy.look,
      rules: bidBillCopy.rules(days),
    },
  }
}

/** What happens after the payment of a bid; of one that has ended, only how. Source: domain model §3.4. */
export function afterBid({ state, expireAt }: BuyView, nowMs: number): AfterPay {
  if (state !== 'open') return { steps: [], now: { what: bidCopy.states[state] } }
  const until = expireAt === null ? '' : bidBillCopy.untilAt(momentText(expireAt, nowMs))
  return {
    steps: [
      { state: 'now', title: bidNextCopy.waits, text: until },
      { state: 'todo', title: bidNextCopy.sold, text: bidNextCopy.soldText },
    ],
    otherwise: bidNextCopy.back,
  }
}
