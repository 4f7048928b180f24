import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import type { IncomeDays, IncomeSource, IncomeTotal } from './rules/income'

type Answer = ApiOutput<'/bctIncome/list'>

export type IncomeRow = Answer['data'][number]

/** The reader's own income records, newest first. */
export const incomeCall = listCall<Answer, IncomeDays & { readonly source?: IncomeSource }>(
  (api, query, page) => api.form('/bctIncome/list', { ...query, ...page }),
  { access: 'user', idOf: (row) => row.entryId, extraOf: () => undefined },
)

/** The days that the sums by source cover. */
const daysAtom = atom<IncomeDays>({})

const total = remoteCall<IncomeTotal>((api, get) => api.form('/bctIncome/getTotal', { ...get(daysAtom) }))
export const incomeTotalAtom = total.valueAtom

/** Loads the income now, and what each source brought on these days; without days, on the same ones as before. */
export const loadIncomeTotalAtom = atom(null, (_get, set, days?: IncomeDays): Promise<void> => {
  if (days) set(daysAtom, days)
  return set(total.loadAtom)
})
