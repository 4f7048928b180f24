/** A text of an area as its operators wrote it. */
export interface AreaTextTable {
  area_id: number
  key: string
  content: string
  updated_at: number
}

declare module '../../db/schema' {
  interface Database {
    area_text: AreaTextTable
  }
}
