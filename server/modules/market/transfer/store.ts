import { runningStates } from '@contract/orders/transitions'
import { sql } from 'kysely'
import type { Db } from '../../../db/schema'
import type { BlockTable } from '../../area/tables'
import { offeredNotice } from '../news'

const blocks = (db: Db) =>
  db
    .selectFrom('block as b')
    .innerJoin('area as a', 'a.area_id', 'b.area_id')
    .leftJoin('user_account as u', 'u.user_id', 'b.owner_user_id')
    .selectAll('b')
    .select(['a.name as area_name', 'u.nick_name', 'u.avatar'])

export const findBlock = (db: Db, blockId: number) => blocks(db).where('b.block_id', '=', blockId).executeTakeFirst()

export const findBlocks = async (db: Db, blockIds: readonly number[]) =>
  blockIds.length === 0 ? [] : blocks(db).where('b.block_id', 'in', blockIds).execute()

export type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlock>>>

/** As they are written in the indexes of running orders. */
const running = sql.join(runningStates.map((state) => sql.lit(state)))

/** The unfinished orders of a block, on either side. */
export async function runningOf(db: Db, blockId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select order_id from trade_order where buyer_block_id = ${blockId} and state in (${running})
    union select order_id from trade_order where seller_block_id = ${blockId}
      and state in (${running})) as running`.execute(db)
  return rows[0]?.count ?? 0
}

/** When a block was last handed over; an undone handover does not count. */
export async function handedOverAt(db: Db, blockId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('handover')
    .select('at')
    .where('block_id', '=', blockId)
    .where('state', '<>', 'undone')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

/** Until when a block is reserved by who has not paid. */
export async function reservedUntil(db: Db, blockId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('block_order as o')
    .innerJoin('block_cart as c', 'c.cart_id', 'o.cart_id')
    .select('c.pay_before')
    .where('o.block_id', '=', blockId)
    .where('o.state', '=', 'unpaid')
    .executeTakeFirst()
  return row?.pay_before
}

/** Who keeps a block as a favourite, is not its owner, and has no unread notice that it is offered. */
export async function keepersOf(db: Db, { block_id: blockId, owner_user_id: ownerId }: BlockTable): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite as f')
    .select('f.user_id')
    .where('f.kind', '=', 'block')
    .where('f.ref_id', '=', blockId)
    .where('f.user_id', '<>', ownerId ?? 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('user_notice as n')
            .select('n.notice_id')
            .whereRef('n.user_id', '=', 'f.user_id')
            .where('n.read_at', 'is', null)
            .where('n.kind', '=', offeredNotice)
            .where('n.ref_type', '=', 'block')
            .where('n.ref_id', '=', blockId),
        ),
      ),
    )
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
