/** One change of somebody's popularity. Source: domain model §3.11. */
export interface PointsEntryTable {
  points_id: number
  user_id: number
  area_id: number
  /** The other side that gave or got them; null is the city's pool. */
  other_user_id: number | null
  content: string
  /** Signed. */
  points_add: number
  /** The balance after it. */
  points: number
  ref_type: string
  ref_id: number
  created_at: number
}

declare module '../../db/schema' {
  interface Database {
    points_entry: PointsEntryTable
  }
}
