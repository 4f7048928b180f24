import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { periodOf } from './periods'

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

/** The choice as query parameters. */
export const incomeQuery = (choice: IncomeChoice, nowMs: number): IncomeDays & { readonly source?: IncomeSource } => ({
  ...(choice.source !== '' && { source: choice.source }),
  ...incomeDays(choice, nowMs),
})

/** What left the income for good, over all days: what the sources brought less the income now. */
export const goneOf = ({ income, sources }: Pick<IncomeTotal, 'income' | 'sources'>): Fen =>
  fen(Math.max(sources.reduce((sum, { amount }) => sum + amount, 0) - income, 0))
