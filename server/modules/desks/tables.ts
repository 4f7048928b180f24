/** A note of staff for colleagues. Source: community §9 (pages). */
export interface StaffNoteTable {
  note_id: number
  ref_type: 'order' | 'user'
  ref_id: number
  staff_id: number
  text: string
  at: number
}

export interface DeskTables {
  staff_note: StaffNoteTable
}
