import type { LimitName } from '@contract/console/limits'

/** An own limit of a resident, in fen. Source: community §9 (raising any limit). */
export interface UserLimitTable {
  user_id: number
  name: LimitName
  /** Null: as everybody, again. */
  amount: number | null
  ver: number
  at: number
}

declare module '../../db/schema' {
  interface Database {
    user_limit: UserLimitTable
  }
}
