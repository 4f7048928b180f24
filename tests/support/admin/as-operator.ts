import type { StaffPerson } from '../../../server/http/staff/staff-caller'

/** An operator of every area, who acts through this account. */
export const asOperator = (userId: number): StaffPerson => ({ userId, roles: ['operator'], areas: null })
