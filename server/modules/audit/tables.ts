import type { ColumnType } from 'kysely'

/** One act of somebody who decides about others. Append-only. Source: domain model §2, §6.3 (operator). */
export interface AuditTable {
  audit_id: number
  /** Who acted. */
  user_id: number
  /** The path of the call. */
  call: string
  /** The area it was about; null when it was about none in particular. */
  area_id: number | null
  /** The kind of thing it was about, a stable word: `sale`, `buy`, `order`, `area`, `withdraw` … */
  ref_type: string
  ref_id: number
  /** The reason, in the actor's own words; empty when none is asked for. */
  reason: string
  /** JSON: what was chosen. Never a password or a full account number. */
  details: ColumnType<unknown, string, never>
  at: number
  /** Of an act in the console: who of staff, in which role, from where, and the approval that it carried out. Null otherwise. */
  staff_id: number | null
  role: string | null
  ip: string | null
  session_id: number | null
  approval_id: number | null
  /** Its place in the chain of all acts, from 1. */
  no: number
  /** SHA-256 of the digest before it and of this row. Our decision: docs/decisions/0270-staff.md */
  hash: Buffer
}

/** The end of the chain: one row. */
export interface AuditHeadTable {
  head_id: number
  no: number
  hash: Buffer
}

declare module '../../db/schema' {
  interface Database {
    audit: AuditTable
    audit_head: AuditHeadTable
  }
}
