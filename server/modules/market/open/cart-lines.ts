import type { Tx } from '../../../db/schema'
import { dropLines } from '../cart/store'

/** Takes blocks that somebody bought out of their cart. */
export const dropFromCart = (tx: Tx, userId: number, blockIds: readonly number[]): Promise<void> =>
  dropLines(tx, userId, blockIds)
