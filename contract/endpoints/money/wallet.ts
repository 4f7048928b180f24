import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Day, FenSchema, Id, Instant, pageInput, pageOf, PositiveFen } from '../../fields'

export const walletKinds = ['available', 'frozen', 'income'] as const

/** The groups of records, for the filter above the list. */
export const moneyGroups = ['recharge', 'order', 'buy', 'withdraw', 'income', 'block', 'fund', 'other'] as const

/** One line of the wallet: what moved, in which direction, and the balance after it. Source: domain model §3.6; design §1.3. */
export const MoneyRow = v.object({
  entryId: Id,
  type: v.string(),
  direction: v.picklist(['in', 'out']),
  amount: FenSchema,
  balance: FenSchema,
  memo: v.string(),
  reference: v.string(),
  refType: v.string(),
  refId: Id,
  /** For money frozen by an order: the block number of the seller, who will get it. */
  sellerBlockNo: v.optional(v.number()),
  at: Instant,
})
export type MoneyRow = v.InferOutput<typeof MoneyRow>

/** Days in the area's calendar, both included; a missing one leaves that end open. */
const range = { from: v.optional(Day), to: v.optional(Day) }

/**
 * Sums for the query: `in` and `out` count the records that pass the filter. `opening` and `closing` are the account's balance before and
 * after the days asked for, whatever the group.
 */
const MoneySums = v.object({ in: FenSchema, out: FenSchema, opening: FenSchema, closing: FenSchema })

/** FORM when `from` is after `to`. Source: domain model §7 (pages/user/money). */
export const moneyList = endpoint({
  path: '/bctMoney/list',
  body: 'form',
  access: 'user',
  summary: 'Own money records of one account, newest first, with the running balance',
  input: v.object({
    ...pageInput,
    kind: v.optional(v.picklist(walletKinds), 'available'),
    group: v.optional(v.picklist(moneyGroups)),
    ...range,
  }),
  /** `sums` come with the first page only (no cursor, page 1). */
  output: v.object({ ...pageOf(MoneyRow).entries, sums: v.optional(MoneySums) }),
  refusals: ['FORM'],
})

/**
 * The statement of an account as a file: CSV (UTF-8 with BOM, CRLF, no cell that a spreadsheet would read as a formula), oldest first, with
 * opening and closing balance. At most 366 days (FORM) and 20 000 records (LIMIT with `max`). Source: domain model §6.3 (money).
 */
export const moneyDownload = endpoint({
  path: '/bctMoney/download',
  body: 'form',
  access: 'user',
  summary: 'Statement of one account as CSV',
  input: v.object({ kind: v.optional(v.picklist(walletKinds), 'available'), from: Day, to: Day }),
  output: v.object({ fileName: v.string(), csv: v.string(), rows: v.number(), sums: MoneySums }),
  refusals: ['FORM', 'LIMIT'],
})

/** Whether the books agreed at the last check. */
export const moneyGetTotal = endpoint({
  path: '/bctMoney/getTotal',
  body: 'form',
  access: 'user',
  summary: 'Sums of own money, and whether they equal the entries',
  input: v.object({}),
  output: v.object({ total: FenSchema, equal: v.boolean(), checkedAt: Instant }),
  refusals: [],
})

/** Moves income to available, in one step. Source: domain model §1.5. */
export const moneyTurn = endpoint({
  path: '/bctMoney/turn',
  body: 'json',
  access: 'user',
  summary: 'Turn income into available money',
  input: v.object({ clientNo: ClientNo, amount: PositiveFen }),
  output: v.object({ available: FenSchema, income: FenSchema }),
  refusals: ['NOT_ENOUGH', 'FORM'],
})
