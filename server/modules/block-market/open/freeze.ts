import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { freeze } from '../freeze'

/** Freezes a block, whichever version it is in. Refusals: NOT_FOUND, OWN, CLOSED. Source: community §8, row 10. */
export const freezeBlock = (tx: Tx, deps: Deps, by: number, blockId: number, reason: string) =>
  freeze(tx, deps, by, { blockId, reason })
