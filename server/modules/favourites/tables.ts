import type { FavouriteKind } from '@contract/people/favourite-kinds'

/** A shop or a block that a person keeps to find it again. Our decision: docs/decisions/0395-reputation.md */
export interface FavouriteTable {
  user_id: number
  kind: FavouriteKind
  ref_id: number
  created_at: number
}

declare module '../../db/schema' {
  interface Database {
    favourite: FavouriteTable
  }
}
