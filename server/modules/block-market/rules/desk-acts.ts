import type { HandoverDeskAct } from '@contract/block/transitions'
import { handoverDeskActs } from '@contract/block/transitions'
import type { StaffRole } from '@contract/console/roles'

/** An undo moves money, so it is for finance, too; whether a sale stands is for operators. Source: community §9 (roles). */
const ofFinance: readonly HandoverDeskAct[] = ['askUndo', 'unaskUndo', 'undo']

/** What a role may decide about an objection; without one, an operator of the app. */
export function actsOfRole(role: StaffRole | undefined): readonly HandoverDeskAct[] {
  if (role === undefined || role === 'operator') return handoverDeskActs
  return role === 'finance' ? ofFinance : []
}
