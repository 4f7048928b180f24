import type { StaffPerson } from '../../../server/http/staff/staff-caller'

/** An operator of every area, who acts through this account. */
export const atDesk = (userId: number): StaffPerson => ({ userId, roles: ['operator'], areas: null })
