import { shownMonths } from '@contract/fund/money'
import { monthStart } from '@contract/hours'
import { calendarMonth } from '@contract/moments'
import { fen } from '@contract/money'
import type { Db } from '../../db/schema'
import { monthsBehind } from './ledger-store'

interface Sums {
  readonly in: number
  readonly out: number
}

/** The sums of one fund so far, up to this place of its chain. */
interface Added {
  readonly no: number
  readonly months: ReadonlyMap<string, Sums>
}

/** The last months of the area's calendar, oldest first: 2025-12 … 2026-11. */
const lastMonths = (nowMs: number): readonly string[] =>
  Array.from({ length: shownMonths }, (_, at) => calendarMonth(monthStart(nowMs, shownMonths - 1 - at)))

/**
 * What came into and went out of funds by month. An entry never changes, so each is added only once per process, and a read costs only the
 * new entries.
 */
export function fundMonths() {
  const known = new Map<number, Added>()
  return async (db: Db, accountId: number, nowMs: number) => {
    const before = known.get(accountId) ?? { no: 0, months: new Map<string, Sums>() }
    const months = new Map(before.months)
    let { no } = before
    for (const row of accountId === 0 ? [] : await monthsBehind(db, accountId, before.no)) {
      const was = months.get(row.month) ?? { in: 0, out: 0 }
      months.set(row.month, { in: was.in + row.in, out: was.out + row.out })
      no = Math.max(no, row.last)
    }
    if (no >= (known.get(accountId)?.no ?? 0)) known.set(accountId, { no, months })
    return lastMonths(nowMs).map((month) => {
      const sums = months.get(month)
      return { month, in: fen(sums?.in ?? 0), out: fen(sums?.out ?? 0) }
    })
  }
}
