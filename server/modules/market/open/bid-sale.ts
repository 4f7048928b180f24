import type { Fen, Qty } from '@contract/money'
import type { Command } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { HoldTable } from '../../../ledger/tables'
import type { BuyOrderTable } from '../tables'

/** A sale into a bid: what its order is made of. */
export interface BidSale {
  /** From `nextNumber(db, 'D', now)`, drawn before the transaction. */
  readonly orderNo: string
  readonly bid: BuyOrderTable
  /** Of its goods. */
  readonly unit: string
  /** The open hold of the bid, from which `amount` becomes the order's. */
  readonly holdId: number
  readonly seller: { readonly userId: number; readonly blockId: number; readonly blockNo: number }
  readonly qty: Qty
  readonly amount: Fen
}

/** How a bid and its hold were read, without locks. */
export interface BidRead {
  readonly readVersion: string
  readonly hold: HoldTable
  /** What the bid has left after the sale. */
  readonly left: number
}

/** The order of a sale into a bid. */
export interface OpenedOrder {
  readonly orderId: number
  readonly orderNo: string
}

/** Makes the paid order of a sale into a bid, inside the transaction, and gives its id; or all of it in one write. */
export interface OpenOrder {
  readonly open: (tx: Tx, deps: Deps, sale: BidSale) => Promise<number>
  readonly openAtOnce: (deps: Deps, command: Command, sale: BidSale, read: BidRead) => Promise<OpenedOrder | undefined>
}
