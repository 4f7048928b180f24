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
}

export interface AuditTables {
  audit: AuditTable
}
