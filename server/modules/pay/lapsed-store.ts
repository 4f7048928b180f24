import type { Db } from '../../db/schema'

/** The last times a person let something lapse unpaid, an order, slots or blocks, newest first, as an unsent statement. */
export const timeoutsOf = (db: Db, userId: number, limit: number) =>
  db
    .selectFrom('trade_order')
    .select('ended_at')
    .where('buyer_user_id', '=', userId)
    .where('ended_act', '=', 'closeUnpaid')
    .unionAll(
      db
        .selectFrom('slot_purchase')
        .select('ended_at')
        .where('user_id', '=', userId)
        .where('ended_act', '=', 'closeUnpaidSlots'),
    )
    .unionAll(
      db
        .selectFrom('block_cart')
        .select('ended_at')
        .where('user_id', '=', userId)
        .where('ended_act', '=', 'closeUnpaid'),
    )
    .orderBy('ended_at', 'desc')
    .limit(limit)
