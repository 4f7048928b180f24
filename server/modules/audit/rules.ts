import { createHash } from 'node:crypto'
import { textByName } from '../../format/by-name'
import type { AuditTable } from './tables'

/** An act as its digest covers it. */
export interface Act extends Omit<AuditTable, 'details' | 'no' | 'hash'> {
  readonly details: unknown
}

/** The digest of an act at a place: of the digest before it, and of everything that its row says. */
export function digestOf(before: Uint8Array, no: number, act: Act): Buffer {
  const { audit_id, user_id, call, area_id, ref_type, ref_id, reason, details, at } = act
  const { staff_id, role, ip, session_id, approval_id } = act
  const said = [audit_id, user_id, call, area_id, ref_type, ref_id, reason, details, at]
  // The database keeps the fields of details in an order of its own.
  const text = textByName([no, ...said, staff_id, role, ip, session_id, approval_id])
  return createHash('sha256').update(before).update(text).digest()
}
