import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'

type Answer = ApiOutput<'/bctIncome/list'>

export type IncomeRow = Answer['data'][number]
export type IncomeSource = NonNullable<ApiInput<'/bctIncome/list'>['source']>

/** Income now, what is held back until when, and what each source brought. */
export type IncomeTotal = ApiOutput<'/bctIncome/getTotal'>

/** The own income records, newest first. */
export const incomeCall = listCall<Answer, { readonly source?: IncomeSource }>(
  (api, query, page, how) => api.form('/bctIncome/list', { ...query, ...page }, how),
  { access: 'user', idOf: (row) => row.entryId, extraOf: () => undefined },
)

const total = remoteCall<IncomeTotal>((api) => api.form('/bctIncome/getTotal', {}, { quiet: true }))
export const incomeTotalAtom = total.valueAtom
export const loadIncomeTotalAtom = total.loadAtom
