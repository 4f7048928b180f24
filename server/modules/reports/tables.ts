import type { ReportReason, ReportType } from '@contract/people/reports'
import type { reportDecisions } from '@contract/endpoints/console/reports'

/** What somebody found wrong with what another person wrote; a person reports a thing once. Source: domain model §3.21. */
export interface ReportTable {
  report_id: number
  area_id: number
  user_id: number
  ref_type: ReportType
  ref_id: number
  /** Who wrote it. */
  author_id: number
  reason: ReportReason
  text: string
  created_at: number
  /** What became of it; all four, or none while it waits. */
  decided_at: number | null
  decision: (typeof reportDecisions)[number] | null
  /** The account of who decided. */
  decided_by: number | null
  /** To who wrote it. */
  answer: string | null
  /** To those who reported it, besides the decision. */
  note: string
}

declare module '../../db/schema' {
  interface Database {
    report: ReportTable
  }
}
