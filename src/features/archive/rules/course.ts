import { dayMs } from '@contract/durations'
import { calendarMonth } from '@contract/moments'
import type { ArchiveInfo, ArchiveMonth } from '../atoms'

/** Groups consecutive rows that ended in the same month, in their order. */
export function byMonth<Row extends { readonly closedAt: number }>(
  rows: readonly Row[],
): readonly { readonly month: string; readonly rows: readonly Row[] }[] {
  const groups: { month: string; rows: Row[] }[] = []
  for (const row of rows) {
    const month = calendarMonth(row.closedAt)
    const last = groups[groups.length - 1]
    if (last?.month === month) last.rows.push(row)
    else groups.push({ month, rows: [row] })
  }
  return groups
}

/** The count of a month, as the server gave it; undefined when it did not. */
export const countOf = (months: readonly ArchiveMonth[], month: string): number | undefined =>
  months.find((one) => one.month === month)?.count

/** How many days it took from the first step to the last; a started day counts. */
export function daysOf(steps: ArchiveInfo['steps']): number {
  const [first] = steps
  const last = steps[steps.length - 1]
  return first && last ? Math.ceil((last.at - first.at) / dayMs) : 0
}

/** The beginning of a hash as people compare it: 7C11-0A9E. */
export const hashText = (hash: string): string => `${hash.slice(0, 4)}-${hash.slice(4, 8)}`.toUpperCase()
