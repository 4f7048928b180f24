import { runningStates } from '@contract/orders/transitions'
import { sql } from 'kysely'
import type { Db } from '../../db/schema'

/** Running orders of a party with their open dispute; `accepted`: the party has agreed to the newest decision. */
export const runningOrders = (db: Db, userId: number, orderIds: readonly number[]) =>
  db
    .selectFrom('trade_order as o')
    .leftJoin('dispute as d', (join) => join.onRef('d.order_id', '=', 'o.order_id').on('d.ended_at', 'is', null))
    .innerJoin('block as b', (join) =>
      join.on(
        'b.block_id',
        '=',
        sql`case when o.buyer_user_id = ${userId} then o.seller_block_id else o.buyer_block_id end`,
      ),
    )
    .select(['o.order_id', 'o.state', 'o.amount', 'o.arbiter_most', 'o.deadline_at', 'b.block_no as other'])
    .select(['o.cancel_ask_by', 'o.cancel_ask_until', 'o.part_ask_by', 'o.part_ask_until'])
    .select(['d.state as dispute_state', 'd.evidence_until', 'd.decide_by'])
    .select(({ eb }) => eb('o.buyer_user_id', '=', userId).as('is_buyer'))
    .select((eb) =>
      eb
        .selectFrom('dispute_ruling as r')
        .select(
          sql<boolean>`case when o.buyer_user_id = ${userId} then r.buyer_accepted_at else r.seller_accepted_at end is not null`.as(
            'accepted',
          ),
        )
        .whereRef('r.dispute_id', '=', 'd.dispute_id')
        .orderBy('r.ruling_id', 'desc')
        .limit(1)
        .as('accepted'),
    )
    .where('o.order_id', 'in', [...orderIds])
    .where('o.state', 'in', runningStates)
    .where((eb) => eb.or([eb('o.buyer_user_id', '=', userId), eb('o.seller_user_id', '=', userId)]))
    .execute()

export type Running = Awaited<ReturnType<typeof runningOrders>>[number]
