import { createHash } from 'node:crypto'
import { textByName } from '../../format/by-name'
import { approvalKinds } from '@contract/console/approval-kinds'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { includesArea } from '@contract/console/roles'
import type { StaffRole } from '@contract/console/roles'
import type { StaffCaller } from '../../http/staff/staff-caller'

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

/** What an approval keeps of what it is bound to. */
interface Kept {
  readonly kind: string
  readonly ref_type: string
  readonly ref_id: number
  readonly ref_ver: number
  readonly payload: Readonly<Record<string, unknown>>
  readonly payload_hash: string
}

/** Whether a row and its thing, in this version, are still what was asked for. */
export const isAsAsked = (row: Kept, refVer: number | undefined): boolean =>
  refVer === row.ref_ver &&
  payloadHash({ kind: row.kind, refType: row.ref_type, refId: row.ref_id, refVer, payload: row.payload }) ===
    row.payload_hash

/** What is no longer as it was asked for. */
export const changedText = '内容已变，复核作废'

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

/** What somebody with these roles decides. */
export const decidedBy = (roles: readonly StaffRole[]): ApprovalKind[] =>
  (Object.keys(approvalKinds) as ApprovalKind[]).filter((kind) => {
    const may: readonly StaffRole[] = approvalKinds[kind]
    return roles.some((role) => may.includes(role))
  })

/** What somebody may do with what waits: who asked takes it back, another one decides. */
export function actsOn(
  asked: Asked & { readonly askedBy: number },
  staff: Pick<StaffCaller, 'userId' | 'roles' | 'areas'>,
) {
  if (asked.askedBy === staff.userId) return ['withdraw' as const]
  return decidingRole(asked, staff) ? ['approve' as const, 'refuse' as const] : []
}
