/** The reverse of a wrong transaction, proposed by one operator and decided by another. Source: domain model §3.6 (correction). */
export interface CorrectionTable {
  correction_id: number
  ver: number
  txn_id: number
  state: 'proposed' | 'done' | 'refused' | 'lapsed'
  reason: string
  proposed_by: number
  proposed_at: number
  decided_by: number | null
  decided_at: number | null
  refused_reason: string
  /** The reversing transaction. */
  reversed_by: number | null
}

declare module '../../db/schema' {
  interface Database {
    correction: CorrectionTable
  }
}
