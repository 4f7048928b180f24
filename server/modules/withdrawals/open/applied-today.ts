import { needsTwo } from '@contract/console/for-two'
import type { StaffAreas } from '@contract/console/roles'
import { dayStart } from '@contract/hours'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Db } from '../../../db/schema'
import { thresholdOf } from '../../limits/open/thresholds'
import { appliedSince, approvedBefore } from '../store'

/** What was applied for today in areas; `forTwo` of them are for two persons to decide. */
export interface AppliedToday {
  readonly amount: Fen
  readonly count: number
  readonly forTwo: number
}

/** Counts by what the decision itself counts by. Source: community §9 (overview, two persons). */
export async function appliedToday(db: Db, areas: StaffAreas, now: number): Promise<AppliedToday> {
  const rows = await appliedSince(db, areas, dayStart(now))
  const [before, setFen] = [await approvedBefore(db, rows), await thresholdOf(db, 'withdrawTwo', now)]
  const isForTwo = (row: (typeof rows)[number]) =>
    needsTwo('withdrawTwo', { amount: row.amount, before: before.get(row.withdraw_id) ?? 0, setFen })
  return {
    amount: fen(rows.reduce((sum, row) => sum + row.amount, 0)),
    count: rows.length,
    forTwo: rows.filter(isForTwo).length,
  }
}
