import { dayMs } from '@contract/durations'
import { startOfDay } from '@contract/hours'
import { statements } from '@contract/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Span } from '../../../ledger/statement'

/** Days of the area's calendar, both included, such as 2026-11-21. */
export interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The instants that the days cover; undefined when they end before they begin. */
export function spanOf({ from, to }: Days): Span | undefined {
  const span = {
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(to) + dayMs,
  }
  return span.from !== undefined && span.before !== undefined && span.from >= span.before ? undefined : span
}

/** The days end before they begin. */
export const wrongDays = refusal('FORM', { fields: { from: '开始日期在结束日期之后' } })

/** How many days there are from the first to the last, both included. */
const daysIn = (from: string, to: string): number => Math.round((startOfDay(to) - startOfDay(from)) / dayMs) + 1

/** Why no statement is made of these days: they are too many. */
export const daysRefusal = (from: string, to: string): Refusal | undefined =>
  daysIn(from, to) > statements.maxDays
    ? refusal('FORM', { fields: { from: `最多 ${statements.maxDays} 天` } })
    : undefined

/** Why no statement is made of so many records: they are too many. */
export const rowsRefusal = (rows: number): Refusal | undefined =>
  rows > statements.maxRows
    ? refusal('LIMIT', { max: statements.maxRows }, `记录超过 ${statements.maxRows} 条，请缩短日期`)
    : undefined
