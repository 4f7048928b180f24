/** What a person of staff may be. Several roles may be one person's, but for `apart`. Source: community §9. */
export const staffRoles = ['operator', 'finance', 'support', 'auditor', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleNames: Readonly<Record<StaffRole, string>> = {
  operator: '运营',
  finance: '财务',
  support: '客服',
  auditor: '审计',
  administrator: '管理员',
}

/** Who makes staff does not move money. */
const apart: readonly StaffRole[] = ['administrator', 'finance']

/** Whether one person may have these roles: at least one, none twice, and never both that stay apart. */
export const areRoles = (roles: readonly StaffRole[]): boolean =>
  roles.length > 0 && new Set(roles).size === roles.length && !apart.every((role) => roles.includes(role))

/** Whether somebody may know who gave anonymously, by any of these roles: operators may not. Source: community §3 (visible), §11. */
export const mayKnowGivers = (roles: readonly StaffRole[]): boolean =>
  roles.some((role) => role === 'finance' || role === 'auditor')

/** Where somebody may act: the ids of areas, or everywhere. */
export type StaffAreas = readonly number[] | null

/** Whether these areas include one; what belongs to no area belongs to those who may act everywhere. */
export const includesArea = (areas: StaffAreas, areaId: number | null): boolean =>
  areas === null || (areaId !== null && areas.includes(areaId))
