import type { LimitName, ThresholdName } from '@contract/console/limits'

/** An own limit of a resident, in fen. Source: community §9 (raising any limit). */
export interface UserLimitTable {
  user_id: number
  name: LimitName
  /** Null: as everybody, again. */
  amount: number | null
  ver: number
  at: number
}

/** From which amount on two persons decide, in fen. Source: community §9 (two persons). */
export interface ThresholdTable {
  /** Approvals name it so. */
  threshold_id: number
  name: ThresholdName
  /** Null: the standard. */
  amount: number | null
  ver: number
  at: number | null
}

export interface LimitTables {
  user_limit: UserLimitTable
  threshold: ThresholdTable
}
