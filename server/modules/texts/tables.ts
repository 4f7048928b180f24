/** A version of a text of an area. Append-only: what was agreed to stays readable. Source: operating §5. */
export interface AreaTextTable {
  area_id: number
  key: string
  /** Counted from 1, the words with which the city began; the highest is in force. */
  ver: number
  content: string
  /** From when it is in force. */
  at: number
  /** The account of who wrote it, of two the second; null: the words with which the city began. */
  by_user_id: number | null
  reason: string
  /** The ask of two persons that it carries out. */
  approval_id: number | null
}

/** Somebody agreed to a version of a text. Append-only. */
export interface AgreedTable {
  user_id: number
  area_id: number
  key: string
  ver: number
  at: number
}

declare module '../../db/schema' {
  interface Database {
    area_text: AreaTextTable
    agreed: AgreedTable
  }
}
