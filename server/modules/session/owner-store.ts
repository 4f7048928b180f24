import type { Db } from '../../db/schema'

/** The id of whoever holds a block, as part of another statement. */
export const ownerOf = (db: Db, blockId: number) =>
  db
    .selectFrom('block')
    .select('owner_user_id')
    .where('block_id', '=', blockId)
    .where('owner_user_id', 'is not', null)
    .$castTo<{ owner_user_id: number }>()
