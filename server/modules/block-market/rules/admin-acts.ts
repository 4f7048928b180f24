import type { HandoverAdminAct } from '@contract/block/transitions'
import { handoverAdminActs } from '@contract/block/transitions'
import type { StaffRole } from '@contract/console/roles'

/** An undo moves money, so it is for finance, too; whether a sale stands is for operators. Source: community §9 (roles). */
const ofFinance: readonly HandoverAdminAct[] = ['askUndo']

/** What somebody with these roles may decide about an objection. */
export function actsOfRoles(roles: readonly StaffRole[]): readonly HandoverAdminAct[] {
  if (roles.includes('operator')) return handoverAdminActs
  return roles.includes('finance') ? ofFinance : []
}
