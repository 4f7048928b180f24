import type { buyActs } from '@contract/endpoints/market/bids'
import { isPayable } from '@contract/hours'
import { fen } from '@contract/money'
import { offerView, partyOf } from '../offers/view'
import type { BuyState } from '../tables'
import { restOf } from './money'
import type { BuyRow } from './store'

export type BuyAct = (typeof buyActs)[number]

/** What the owner may do from each state. Source: domain model §3.4. */
const ownActs: Readonly<Record<BuyState, readonly BuyAct[]>> = {
  unpaid: ['pay', 'cancel'],
  open: ['close'],
  filled: ['renew'],
  closed: ['renew'],
  expired: ['renew'],
  removed: [],
}

export const ownerMay = (act: BuyAct, state: BuyState): boolean => ownActs[state].includes(act)

/** A bid as this user sees it at this time; a guest is user 0. What is too late to pay is not offered, though its timer has not run. */
export function buyView(row: BuyRow, userId: number, now: number) {
  const offer = offerView(row, userId)
  const mayPay = isPayable(row.pay_before, now)
  const own = ownActs[row.state].filter((act) => act !== 'pay' || mayPay)
  const acts: readonly BuyAct[] = offer.mine ? own : row.state === 'open' ? ['take'] : []
  return {
    buyId: row.buy_id,
    buyNo: row.buy_no,
    ...offer,
    amount: fen(row.amount),
    amountLeft: row.state === 'open' ? restOf(row) : fen(0),
    days: row.days,
    expireAt: row.expire_at,
    payBefore: row.pay_before,
    payNo: offer.mine ? row.pay_no : '',
    state: row.state,
    buyer: partyOf(row),
    acts: [...acts],
  }
}

export type BuyShown = ReturnType<typeof buyView>
