/** Money to be sent to a payee outside. */
export interface PayoutOrder {
  /** Our number of the withdrawal: a service that gets it twice must pay once. */
  readonly withdrawNo: string
  readonly way: 'wechat' | 'alipay' | 'bank'
  readonly payee: Payee
  /** In fen. */
  readonly net: number
}

/** The full payee: never logged, stored sealed. */
export interface Payee {
  readonly name: string
  readonly account: string
  readonly bank: string
}

/**
 * How a payout began. `manual`: an operator sends the money and enters its number; `sent`: it is on its way and its end will be entered;
 * `paid` and `failed`: it has ended already.
 */
export type PayoutAnswer =
  | { readonly kind: 'manual' | 'sent' }
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** The interface of a payout service. It is called after the withdrawal is marked as paying, outside every transaction. */
export interface Payout {
  begin(order: PayoutOrder): Promise<PayoutAnswer>
}

/** Operators send the money themselves. Our decision: docs/decisions/0050-money.md */
export const manualPayout: Payout = { begin: async () => ({ kind: 'manual' }) }
