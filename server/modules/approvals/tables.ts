import type { ColumnType } from 'kysely'
import type { ApprovalKind } from '@contract/console/approval-kinds'

/** What one person of staff asks for and another one decides. Source: community §9 (two persons). */
export interface ApprovalTable {
  approval_id: number
  ver: number
  kind: ApprovalKind
  ref_type: string
  ref_id: number
  /** The version of the thing that was asked about. */
  ref_ver: number
  area_id: number | null
  summary: string
  /** JSON: what will be done. */
  payload: ColumnType<Record<string, unknown>, string, never>
  /** SHA-256 of what was asked for, in base64url. */
  payload_hash: string
  reason: string
  state: 'waiting' | 'approved' | 'refused' | 'lapsed'
  /** The account of who asked, one of staff's. */
  asked_by: number
  asked_at: number
  expires_at: number
  decided_by: number | null
  decided_at: number | null
  answer: string
}

declare module '../../db/schema' {
  interface Database {
    approval: ApprovalTable
  }
}
