import type { ReportReason } from '@contract/people/reports'

/** What somebody found wrong with what another person wrote; a person reports a thing once. Source: domain model §3.21. */
export interface ReportTable {
  report_id: number
  area_id: number
  user_id: number
  ref_type: 'mutual'
  ref_id: number
  reason: ReportReason
  text: string
  created_at: number
  /** What became of it; all four, or none while it waits. */
  decided_at: number | null
  decision: 'removed' | 'kept' | null
  /** The account of who decided. */
  decided_by: number | null
  answer: string | null
}

export interface ReportTables {
  report: ReportTable
}
