/** A statement that may read more than others, and why. */
export interface Allowance {
  readonly text: RegExp
  /** Rows at most, with the test's tables: 6,000 listings and 6,000 bids on the board, 4,000 residents. */
  readonly rows: number
  /** Tables that may be read completely. */
  readonly scans?: readonly string[]
  readonly why: string
}

/** Statements whose cost is limited by something other than the market's age. */
export const allowed: readonly Allowance[] = [
  {
    text: /^select count\(\*\) as count from \(select "r"\."(sale|buy)_id"/,
    rows: 7_000,
    why: 'how many are on the board: counts what is on it now, and 10,000 at most',
  },
  {
    text: /^select count\(\*\) as "count" from "(sale|buy_order)" where "area_id"/,
    rows: 7_000,
    why: 'the badges of the boards: count what is on them now',
  },
  {
    text: /sum\("qty_left"\)/,
    rows: 7_000,
    why: 'the depth of the items on a page: adds up what is on the board now',
  },
  {
    text: /"ended_at" [+]|\(ended_at \+/,
    rows: 12_000,
    why: 'the price history of the items on a page: bounded by its days',
  },
  {
    text: /from "block" as "b" inner join "user_account" as "u" on "u"\."user_id" = "b"\."owner_user_id"/,
    rows: 9_000,
    scans: ['block', 'user_account'],
    why: 'ranks and the list of residents order everybody who lives in an area: as many as it has blocks',
  },
  {
    text: /^select count\(\*\) as count from \(select "(l|a)"\."(log|audit)_id"/,
    rows: 10_000,
    scans: ['work_log', 'audit', 'user_account'],
    why: 'counting stops at 10,000',
  },
  {
    text: /^select count\(\*\) as count from \(select "d"\."dispute_id"/,
    rows: 30_000,
    scans: ['dispute', 'trade_order'],
    why: 'counting stops at 10,000; each dispute is looked up with its order and a newer one',
  },
]
