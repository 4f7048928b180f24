import type { HandoverDeskAct } from '@contract/block/transitions'
import { handoverDeskActs } from '@contract/block/transitions'
import type { StaffRole } from '@contract/console/roles'

/** An undo moves money, so it is for finance, too; whether a sale stands is for operators. Source: community §9 (roles). */
const ofFinance: readonly HandoverDeskAct[] = ['askUndo', 'unaskUndo', 'undo']

/** What somebody with these roles may decide about an objection. */
export function actsOfRoles(roles: readonly StaffRole[]): readonly HandoverDeskAct[] {
  if (roles.includes('operator')) return handoverDeskActs
  return roles.includes('finance') ? ofFinance : []
}
