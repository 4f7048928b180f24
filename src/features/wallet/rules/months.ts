import { calendarMonth } from '@contract/moments'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { MoneyRow } from '../money-list'

/** The records of one month of the area's calendar, newest first. */
export interface MoneyMonth {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly rows: readonly MoneyRow[]
  /** The account's balance after the month's last record. */
  readonly closing: Fen
  /** The balance before the month's first record; null while earlier records of the month may still be missing. */
  readonly opening: Fen | null
}

const monthOf = (atMs: number) => {
  const [year = 0, month = 0] = calendarMonth(atMs).split('-').map(Number)
  return { year, month }
}

/** Whether a record belongs to this month. */
export function isIn({ year, month }: Pick<MoneyMonth, 'year' | 'month'>, row: MoneyRow): boolean {
  const own = monthOf(row.at)
  return own.year === year && own.month === month
}

const before = (row: MoneyRow): Fen =>
  row.direction === 'in' ? fen(row.balance - row.amount) : fen(row.balance + row.amount)

/** Groups records by month. `isComplete` says that there are no older ones. */
export function moneyMonths(rows: readonly MoneyRow[], isComplete: boolean): readonly MoneyMonth[] {
  const groups: { year: number; month: number; rows: MoneyRow[]; closing: Fen; opening: Fen }[] = []
  for (const row of rows) {
    const last = groups[groups.length - 1]
    if (last && isIn(last, row)) {
      last.rows.push(row)
      last.opening = before(row)
    } else groups.push({ ...monthOf(row.at), rows: [row], closing: row.balance, opening: before(row) })
  }
  return groups.map((group, index) => (isComplete || index < groups.length - 1 ? group : { ...group, opening: null }))
}
