import type { RemedyCase, RemedyKind } from '@contract/console/remedies'

/** What was put right of a case that had ended. Rows are never changed. Source: operating §2. */
export interface RemedyTable {
  remedy_id: number
  remedy_no: string
  kind: RemedyKind
  ref_type: RemedyCase
  ref_id: number
  area_id: number
  /** Who got it; null of a loss. */
  user_id: number | null
  /** All that moved; `advanced` of it was the city's. */
  amount: number
  advanced: number
  /** What the seller has of the order since then, before the fee; null of the other kinds. */
  seller_amount: number | null
  /** What it first posted. */
  txn_id: number
  reference: string
  day: string | null
  reason: string
  by_user_id: number
  approval_id: number | null
  at: number
}

declare module '../../db/schema' {
  interface Database {
    remedy: RemedyTable
  }
}
