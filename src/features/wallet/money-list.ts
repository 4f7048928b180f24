import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { listCall } from '@/lib/api/list-call'
import type { MoneyKind } from './rules/money-kind'

type Answer = ApiOutput<'/bctMoney/list'>

/** One line of the wallet: what moved, in which direction, and the balance after it. */
export type MoneyRow = Answer['data'][number]

/** What a record is about. */
export type MoneyGroup = NonNullable<ApiInput<'/bctMoney/list'>['group']>

/** Sums for the whole query: money in and out of the records, the balance before and after the days. */
export type MoneySums = NonNullable<Answer['sums']>

/** Which records are shown. Days of the area's calendar, both included. */
export interface MoneyQuery {
  readonly kind: MoneyKind
  readonly group?: MoneyGroup
  readonly from?: string
  readonly to?: string
}

/** The reader's own records, newest first. The sums come with the first page. */
export const moneyCall = listCall<Answer, MoneyQuery, MoneySums | undefined>(
  (api, query, page) => api.form('/bctMoney/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.entryId, extraOf: (answer, before) => answer.sums ?? before },
)
