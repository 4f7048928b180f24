import type { Tx } from '../../db/schema'
import { isForTwo } from '../limits/open/thresholds'
import { approvedBefore } from './store'
import type { WithdrawalTable } from './tables'

/**
 * Whether two persons approve a locked withdrawal, with what its person withdrew on the same day. A person has one open withdrawal at a
 * time, so nothing else of theirs is approved meanwhile. Source: community §9 (two persons), domain model §3.9.
 */
export async function isWithdrawalForTwo(tx: Tx, row: WithdrawalTable, now: number): Promise<boolean> {
  const before = (await approvedBefore(tx, [row])).get(row.withdraw_id) ?? 0
  return isForTwo(tx, 'withdrawTwo', { amount: row.amount, before, at: now })
}
