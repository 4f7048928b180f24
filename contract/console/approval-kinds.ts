import type { StaffRole } from './roles'

/** What two persons decide, and who of them may ask and approve. Source: community §9 (two persons, roles). */
export const approvalKinds = {
  withdraw: ['finance'],
  dispute: ['operator'],
  refund: ['finance'],
  limit: ['finance'],
  threshold: ['finance'],
  staffAdd: ['administrator'],
  staffEdit: ['administrator'],
  staffReset: ['administrator'],
  correction: ['operator', 'finance'],
  undo: ['operator', 'finance'],
  unfreeze: ['operator'],
  fundStop: ['operator', 'finance'],
  strike: ['operator'],
  round: ['operator'],
  roundHalt: ['operator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>

export type ApprovalKind = keyof typeof approvalKinds
