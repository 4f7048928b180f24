import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { atom } from 'jotai'
import { listCall } from '@/lib/api/list-call'
import { remoteCall } from '@/lib/api/remote-call'
import { periodOf } from './periods'

type Answer = ApiOutput<'/bctIncome/list'>

export type IncomeRow = Answer['data'][number]
export type IncomeSource = NonNullable<ApiInput<'/bctIncome/list'>['source']>

/** Income now, what is held back until when, and what each source brought. */
export type IncomeTotal = ApiOutput<'/bctIncome/getTotal'>

/** Days of the area's calendar, both included. */
export interface IncomeDays {
  readonly from?: string
  readonly to?: string
}

/** What is chosen above the records; `period` is the id of a period or of days (`periodOf`), '' for all days. */
export interface IncomeChoice {
  readonly source: IncomeSource | ''
  readonly period: string
}

/** The days of a choice; none for all days. */
export function incomeDays({ period }: Pick<IncomeChoice, 'period'>, nowMs: number): IncomeDays {
  const days = periodOf(period, nowMs)
  return days ? { from: days.from, to: days.to } : {}
}

/** The choice as it is asked for. */
export const incomeQuery = (choice: IncomeChoice, nowMs: number): IncomeDays & { readonly source?: IncomeSource } => ({
  ...(choice.source !== '' && { source: choice.source }),
  ...incomeDays(choice, nowMs),
})

/** The own income records, newest first. */
export const incomeCall = listCall<Answer, IncomeDays & { readonly source?: IncomeSource }>(
  (api, query, page, how) => api.form('/bctIncome/list', { ...query, ...page }, how),
  { access: 'user', idOf: (row) => row.entryId, extraOf: () => undefined },
)

/** What left the income again for good, of all days: what the sources brought less what there is. */
export const goneOf = ({ income, sources }: Pick<IncomeTotal, 'income' | 'sources'>): Fen =>
  fen(Math.max(sources.reduce((sum, { amount }) => sum + amount, 0) - income, 0))

/** The days that the sums by source are of. */
const daysAtom = atom<IncomeDays>({})

const total = remoteCall<IncomeTotal>((api, get) =>
  api.form('/bctIncome/getTotal', { ...get(daysAtom) }, { quiet: true }),
)
export const incomeTotalAtom = total.valueAtom

/** Loads what there is, and what each source brought on these days; as before when they are not named. */
export const loadIncomeTotalAtom = atom(null, (_get, set, days?: IncomeDays): Promise<void> => {
  if (days) set(daysAtom, days)
  return set(total.loadAtom)
})
