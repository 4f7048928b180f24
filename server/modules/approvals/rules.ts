import { createHash } from 'node:crypto'
import { textByName } from '../../format/by-name'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { approvalKinds } from '@contract/console/approval-kinds'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { includesArea } from '@contract/console/roles'
import type { StaffRole } from '@contract/console/roles'

/** What an approval is bound to. */
export interface Bound {
  readonly kind: string
  readonly refType: string
  readonly refId: number
  readonly refVer: number
  readonly payload: Readonly<Record<string, unknown>>
}

/** Names a payload for one thing in one version, and no other. */
export const payloadHash = ({ kind, refType, refId, refVer, payload }: Bound): string =>
  createHash('sha256')
    .update(textByName([kind, refType, refId, refVer, payload]))
    .digest('base64url')

interface Asked {
  readonly kind: ApprovalKind
  readonly areaId: number | null
}

/** The role with which somebody decides things of this kind, there; undefined for who does not. */
export function decidingRole(
  { kind, areaId }: Asked,
  { roles, areas }: Pick<StaffCaller, 'roles' | 'areas'>,
): StaffRole | undefined {
  const may: readonly StaffRole[] = approvalKinds[kind]
  return includesArea(areas, areaId) ? may.find((role) => roles.includes(role)) : undefined
}

/** What somebody may do with what waits: who asked takes it back, another one decides. */
export function actsOn(asked: Asked & { readonly askedBy: number }, staff: StaffCaller) {
  if (asked.askedBy === staff.staffId) return ['withdraw' as const]
  return decidingRole(asked, staff) ? ['approve' as const, 'refuse' as const] : []
}
