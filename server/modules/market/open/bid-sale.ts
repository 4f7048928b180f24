import type { Fen, Qty } from '@contract/money'
import type { Command } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { HoldTable } from '../../../ledger/tables'
import type { ReadBid } from '../bids/store'

/** A sale into a bid: what its order is made of. */
export interface BidSale {
  /** From `nextNumber(db, 'D', now)`, drawn before the transaction. */
  readonly orderNo: string
  readonly bid: ReadBid
  /** The open hold of the bid, from which `amount` becomes the order's. */
  readonly hold: HoldTable
  /** What the bid has left after the sale. */
  readonly left: number
  readonly seller: { readonly userId: number; readonly blockId: number; readonly blockNo: number }
  readonly qty: Qty
  readonly amount: Fen
}

/** The order of a sale into a bid. */
export interface OpenedOrder {
  readonly orderId: number
  readonly orderNo: string
}

/** Makes the paid order of a sale into a bid, inside the transaction that locked the bid; or all of it in one write. */
export interface OpenOrder {
  readonly open: (tx: Tx, deps: Deps, command: Command, sale: BidSale) => Promise<OpenedOrder>
  readonly openOptimistically: (deps: Deps, command: Command, sale: BidSale) => Promise<OpenedOrder | undefined>
}
