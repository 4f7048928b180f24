/** A day's note of what a resident did. Source: domain model §3.12. */
export interface WorkLogTable {
  log_id: number
  user_id: number
  area_id: number
  block_id: number
  block_no: number
  /** yyyy-mm-dd on the area's clock. */
  day: string
  content: string
  /** Relative paths, separated by commas. */
  thumbs: string
  created_at: number
  updated_at: number
}

declare module '../../db/schema' {
  interface Database {
    work_log: WorkLogTable
  }
}
