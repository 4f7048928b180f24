import type { OpeningKey } from '@contract/console/opening'

/** What somebody said of a line of the list of a city's first day. Append-only. Source: operating §9. */
export interface OpeningMarkTable {
  /** `allCities`: of the server. */
  area_id: number
  key: OpeningKey
  reason: string
  by_user_id: number
  at: number
}

declare module '../../db/schema' {
  interface Database {
    opening_mark: OpeningMarkTable
  }
}
