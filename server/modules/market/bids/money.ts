import type { Fen, Qty } from '@contract/money'
import { amountOf, fen, minus, qty } from '@contract/money'

/** What decides the money of a bid: price, all of it, and what nobody sold into yet. */
export interface BidMoney {
  readonly price: number
  readonly qty: number
  readonly qty_left: number
}

const upTo = (price: number, quantity: number): Fen => amountOf(fen(price), qty(quantity))

/** What is frozen for what is left of an open bid: the hold, less what the parts took. */
export const restOf = (bid: BidMoney): Fen => minus(upTo(bid.price, bid.qty), upTo(bid.price, bid.qty - bid.qty_left))

/**
 * What a part of a bid costs: the rounded amount of all that is sold after it, less that before it. So the parts of a bid add up to its
 * amount exactly, in whatever portions it is filled, and no part differs by more than one fen from its own rounded amount.
 * Our decision: docs/decisions/0040-bids.md
 */
export function partOf(bid: BidMoney, part: Qty): Fen {
  const sold = bid.qty - bid.qty_left
  return minus(upTo(bid.price, sold + part), upTo(bid.price, sold))
}
