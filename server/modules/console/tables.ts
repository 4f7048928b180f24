import type { Draft } from '@contract/endpoints/console/disputes'
import type { Fen } from '@contract/money'

/** A note of staff for colleagues. Source: community §9 (pages). */
export interface StaffNoteTable {
  note_id: number
  ref_type: 'order' | 'user'
  ref_id: number
  staff_id: number
  text: string
  at: number
}

/** A decision that somebody suggests. Source: community §9 (roles). */
export interface StaffDraftTable {
  draft_id: number
  ref_type: 'dispute' | 'handover'
  ref_id: number
  staff_id: number
  way: Draft['way']
  seller_amount: Fen | null
  reason: string
  at: number
}

/** A filter that somebody of staff keeps under a name. Source: operating §4 (lists). */
export interface StaffFilterTable {
  staff_id: number
  list: string
  name: string
  address: string
  at: number
}

/** The columns that somebody of staff wants to see of a list, in their order. Source: operating §4 (lists). */
export interface StaffColumnsTable {
  staff_id: number
  list: string
  keys: string[]
}

declare module '../../db/schema' {
  interface Database {
    staff_columns: StaffColumnsTable
    staff_draft: StaffDraftTable
    staff_filter: StaffFilterTable
    staff_note: StaffNoteTable
  }
}
