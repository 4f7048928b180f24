/** The way from the market edition to that of trade. Our decision: docs/decisions/0261-market-edition.md */
export interface TradeEdition {
  /** False in a mini-program that was not told the other's id. */
  readonly isThere: boolean
  /** Opens a page of it; the address is one of `lib/routes`. */
  readonly open: (address: string) => void
}
