/** A text of an area as its operators wrote it. */
export interface AreaTextTable {
  area_id: number
  key: string
  content: string
  updated_at: number
}

export interface CommunityTables {
  area_text: AreaTextTable
}
