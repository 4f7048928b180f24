import type { Db } from '../../db/schema'

/** How many listings and bids a block has open; an unpaid bid counts too. */
export async function openOf(db: Db, blockId: number): Promise<number> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('sale')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('block_id', '=', blockId)
        .where('state', 'in', ['on', 'paused'])
        .as('sales'),
      eb
        .selectFrom('buy_order')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('block_id', '=', blockId)
        .where('state', 'in', ['unpaid', 'open'])
        .as('bids'),
    ])
    .executeTakeFirstOrThrow()
  return (row.sales ?? 0) + (row.bids ?? 0)
}
