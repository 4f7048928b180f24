import type { Fen, Qty } from '@contract/money'
import { amountOf, fen, minus, qty } from '@contract/money'

/** What determines the money of a bid: its price, its quantity, and the quantity left. */
export interface BidMoney {
  readonly price: number
  readonly qty: number
  readonly qty_left: number
}

const upTo = (price: number, quantity: number): Fen => amountOf(fen(price), qty(quantity))

/** The money still frozen for an open bid: the whole amount, less what the parts took. */
export const restOf = (bid: BidMoney): Fen => minus(upTo(bid.price, bid.qty), upTo(bid.price, bid.qty - bid.qty_left))

/**
 * What a part of a bid costs: the rounded cost of everything sold including this part, less the rounded cost of everything sold before. So
 * the parts add up exactly to the bid's amount, and no part differs by more than one fen from its own rounded cost. Our decision:
 * docs/decisions/0040-offers.md
 */
export function partOf(bid: BidMoney, part: Qty): Fen {
  const sold = bid.qty - bid.qty_left
  return minus(upTo(bid.price, sold + part), upTo(bid.price, sold))
}
