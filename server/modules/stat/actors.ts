import type { StaffRole } from '@contract/console/roles'
import type { QueueKind } from '@contract/endpoints/console/stat'

/** Who may act on what waits; on an ask, who its kind says. Source: community §9 (roles). */
export const actors: Readonly<Record<Exclude<QueueKind, 'approval'>, readonly StaffRole[]>> = {
  dispute: ['operator'],
  handover: ['operator', 'finance'],
  withdraw: ['finance'],
  shop: ['operator'],
  round: ['operator'],
  report: ['operator'],
}
