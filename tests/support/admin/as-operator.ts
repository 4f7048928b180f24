import type { StaffCaller, StaffPerson } from '../../../server/http/staff/staff-caller'

/** An operator of every area, who acts through this account. */
export const asOperator = (userId: number): StaffPerson => ({ userId, roles: ['operator'], areas: null })

/** An operator of every area at the console, with a session that asks for a fresh code; or as `more` says. */
export const staffCaller = (userId: number, more: Partial<StaffCaller> = {}): StaffCaller => ({
  ...asOperator(userId),
  staffId: 1,
  name: '周琪',
  sessionId: 1,
  state: 'active',
  freshUntil: 0,
  endsAt: 0,
  ...more,
})
