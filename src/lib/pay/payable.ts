import type { Fen } from '@contract/money'

/** One line of a bill. `isGood`: it was checked and is right. */
export interface BillLine {
  readonly name: string
  readonly text: string
  readonly isGood?: boolean
  /** A block that is paid for: its plate stands before the line, and this below its name. */
  readonly block?: { readonly no: number; readonly isUnsold: boolean; readonly note: string }
}

/** What is paid for: picture and title, whose it is, how much and how it is handed over. */
export interface PayableGoods {
  readonly title: string
  /** Picture as the server stores it; empty without one. */
  readonly thumb: string
  /** The icon where there is never a picture. */
  readonly icon?: 'recharge' | 'expand' | 'fund' | 'shop' | 'map'
  /** The category, for goods without a picture. */
  readonly category?: string
  readonly from?: { readonly name: string; readonly blockNo: number }
  readonly note: string
}

/** Where the money goes after it was frozen: to whom, when, and how much if that is known. */
export interface PayablePath {
  readonly held: string
  readonly to: string
  readonly when: string
  readonly amount?: Fen
}

/** The words that differ by what is paid. */
export interface PayableWords {
  readonly title: string
  /** Under the title: the number of what is paid. */
  readonly number: string
  /** What happens when the time is over. */
  readonly otherwise: string
  readonly closed: string
  /** Opens what was paid: 看订单. */
  readonly look: string
  /** What is frozen until when, what comes back, what happens next; shown with `path`. */
  readonly rules: readonly string[]
}

/** What a subject says of a pay order that freezes no money. */
export interface Bill {
  readonly icon: NonNullable<PayableGoods['icon']>
  readonly note: string
  readonly lines: readonly BillLine[]
  /** The number of what is paid; the pay order's without one. */
  readonly number?: string
  readonly otherwise: string
  readonly look: string
  /** What the payer has once it is paid, and what follows; without it the payment leads straight to what was paid. */
  readonly paid?: { readonly what: string; readonly otherwise: string }
}

/** What happens after a payment, for the page that follows the cashier. */
export interface AfterPay {
  /** Who does what until when; the step that is waited for comes first. */
  readonly steps: readonly { readonly state: 'now' | 'todo'; readonly title: string; readonly text: string }[]
  /** What happens if it is not done. */
  readonly otherwise?: string
  /** Where it stands now, once it went on or ended since the payment. */
  readonly now?: { readonly what: string; readonly otherwise?: string }
}

/** Anything the cashier can take money for: an order, a bid, a recharge. Source: domain model §3.7 (`bizType`). */
export interface Payable {
  readonly payNo: string
  /** Version of what is paid, sent back with the payment. */
  readonly ver: number
  readonly amount: Fen
  readonly state: 'unpaid' | 'paid' | 'closed'
  readonly deadlineAt: number | null
  readonly goods: PayableGoods
  readonly lines: readonly BillLine[]
  /** Missing when no money is frozen: a recharge. */
  readonly path?: PayablePath
  /** A recharge: what it adds to the payer's own balance, which therefore cannot pay it. */
  readonly credits?: Fen
  readonly words: PayableWords
}
