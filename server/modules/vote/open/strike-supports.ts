import type { Tx } from '../../../db/schema'

/**
 * Strikes the supports of a block that has a new owner from the votes that still look for supporters. Ballots, the roll and the census
 * stay. Source: community §8 (handover).
 */
export const strikeSupports = (tx: Tx, blockId: number) =>
  tx
    .deleteFrom('vote_support')
    .where('block_id', '=', blockId)
    .where('vote_id', 'in', (eb) => eb.selectFrom('vote').select('vote_id').where('state', '=', 'draft'))
    .execute()
