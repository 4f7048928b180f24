import { areaOffsetMs } from '@contract/hours'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { MoneyRow } from './money-list'

/** The records of one month of the area's calendar, newest first. */
export interface MoneyMonth {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly rows: readonly MoneyRow[]
  /** What the account held after the month's last record. */
  readonly closing: Fen
  /** What it held before the month's first record; null while earlier records of the month may still be missing. */
  readonly opening: Fen | null
}

const monthOf = (atMs: number) => {
  const local = new Date(atMs + areaOffsetMs)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 }
}

/** Whether a record is of this month. */
export function isIn({ year, month }: Pick<MoneyMonth, 'year' | 'month'>, row: MoneyRow): boolean {
  const own = monthOf(row.at)
  return own.year === year && own.month === month
}

const before = (row: MoneyRow): Fen =>
  row.direction === 'in' ? fen(row.balance - row.amount) : fen(row.balance + row.amount)

/** Groups records by month. `isComplete` says that there are no older ones. */
export function moneyMonths(rows: readonly MoneyRow[], isComplete: boolean): readonly MoneyMonth[] {
  const groups: { year: number; month: number; rows: MoneyRow[] }[] = []
  for (const row of rows) {
    const { year, month } = monthOf(row.at)
    const last = groups[groups.length - 1]
    if (last?.year === year && last.month === month) last.rows.push(row)
    else groups.push({ year, month, rows: [row] })
  }
  return groups.flatMap((group, index) => {
    const [newest] = group.rows
    const oldest = group.rows[group.rows.length - 1]
    if (newest === undefined || oldest === undefined) return []
    const isWhole = isComplete || index < groups.length - 1
    return [{ ...group, closing: newest.balance, opening: isWhole ? before(oldest) : null }]
  })
}
