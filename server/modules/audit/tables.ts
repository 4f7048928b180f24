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
  /** What it was about, in a stable word: `sale`, `buy`, `order`, `area`, `withdraw` … */
  ref_type: string
  ref_id: number
  /** Why, in the words of who acted; empty when no reason is asked for. */
  reason: string
  /** JSON: what was chosen. Never a password or an account number in full. */
  details: ColumnType<unknown, string, never>
  at: number
}

export interface AuditTables {
  audit: AuditTable
}
