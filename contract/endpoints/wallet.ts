import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { ClientNo, FenSchema, Id, Instant, pageInput, pageOf, PositiveFen } from '../fields'

export const walletKinds = ['available', 'frozen', 'income'] as const

/** One line of the wallet: what moved, which way, what remained. Source: domain model §3.6; design §1.3. */
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
  at: Instant,
})
export type MoneyRow = v.InferOutput<typeof MoneyRow>

export const moneyList = endpoint({
  path: '/bctMoney/list',
  body: 'form',
  access: 'user',
  summary: 'Own money records of one account, newest first, with the running balance',
  input: v.object({ ...pageInput, kind: v.optional(v.picklist(walletKinds), 'available') }),
  output: pageOf(MoneyRow),
  refusals: [],
})

/** Whether the books agree, as last checked. */
export const moneyGetTotal = endpoint({
  path: '/bctMoney/getTotal',
  body: 'form',
  access: 'user',
  summary: 'Sums of own money, and whether they equal the entries',
  input: v.object({}),
  output: v.object({ total: FenSchema, equal: v.boolean(), checkedAt: Instant }),
  refusals: [],
})

/** Income to available, in one step. Source: domain model §1.5. */
export const moneyTurn = endpoint({
  path: '/bctMoney/turn',
  body: 'json',
  access: 'user',
  summary: 'Turn income into available money',
  input: v.object({ clientNo: ClientNo, amount: PositiveFen }),
  output: v.object({ available: FenSchema, income: FenSchema }),
  refusals: ['NOT_ENOUGH', 'FORM'],
})
