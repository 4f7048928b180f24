import type { passwordStates } from '@contract/endpoints/market/handover'
import type { HandoverTable } from '../tables'

/** What became of a new founder password, for whom it was made; null for anybody else. It waits no longer than to its instant. */
export function passwordStateOf(
  row: Pick<HandoverTable, 'sealed_password' | 'sealed_for' | 'sealed_until' | 'shown_at'>,
  userId: number,
  now: number,
): (typeof passwordStates)[number] | null {
  if (row.sealed_for !== userId) return null
  if (row.shown_at !== null) return 'shown'
  return row.sealed_password !== null && row.sealed_until !== null && now < row.sealed_until ? 'waits' : 'gone'
}
