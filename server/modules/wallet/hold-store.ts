import type { Db } from '../../db/schema'

/** Open holds of a user with what they belong to. */
const holds = (db: Db) =>
  db
    .selectFrom('hold as h')
    .leftJoin('trade_order as o', (join) => join.onRef('o.order_id', '=', 'h.ref_id').on('h.ref_type', '=', 'order'))
    .leftJoin('dispute as d', (join) => join.onRef('d.order_id', '=', 'o.order_id').on('d.ended_at', 'is', null))
    .leftJoin('block as s', 's.block_id', 'o.seller_block_id')
    .leftJoin('buy_order as b', (join) => join.onRef('b.buy_id', '=', 'h.ref_id').on('h.ref_type', '=', 'buy'))
    .leftJoin('item as i', 'i.item_id', 'b.item_id')
    .leftJoin('withdrawal as w', (join) =>
      join.onRef('w.withdraw_id', '=', 'h.ref_id').on('h.ref_type', '=', 'withdraw'),
    )
    .leftJoin('block_order as x', (join) =>
      join.onRef('x.order_id', '=', 'h.ref_id').on('h.ref_type', '=', 'blockOrder'),
    )
    .select(['x.no as sold_no', 'x.block_id as sold_block_id'])
    .select([
      'h.hold_id',
      'h.reason',
      'h.left_amount',
      'h.from_kind',
      'h.ref_type',
      'h.ref_id',
      'h.release_at',
      'h.created_at',
    ])
    .select([
      'o.order_no',
      'o.ver as order_ver',
      'o.state as order_state',
      'o.title as order_title',
      'o.unit as order_unit',
      'o.amount as order_amount',
      'o.arbiter_most',
    ])
    .select(['d.state as dispute_state', 'd.evidence_until', 'd.decide_by'])
    .select(['o.qty as order_qty', 'o.deadline_at', 'o.deadline_does', 'o.cancel_ask_by', 'o.cancel_ask_until'])
    .select(['o.part_ask_by', 'o.part_ask_until', 'o.part_ask_amount'])
    .select(['s.block_no as seller_block_no', 'b.buy_no', 'b.ver as buy_ver', 'b.title as buy_title', 'b.qty_left'])
    .select(['b.expire_at', 'b.state as buy_state', 'i.unit as item_unit', 'w.withdraw_no', 'w.ver as withdraw_ver'])
    .select(['w.state as withdraw_state', 'w.way', 'w.account', 'w.amount as withdraw_amount', 'w.fee', 'w.expect_at'])
    .select((eb) =>
      eb
        .selectFrom('order_event as e')
        .select(({ fn }) => fn.max('e.at').as('at'))
        .whereRef('e.order_id', '=', 'o.order_id')
        .where('e.act', '=', 'deliver')
        .as('delivered_at'),
    )
    .where('h.state', '=', 'held')

export const openHolds = (db: Db, userId: number) =>
  holds(db).where('h.user_id', '=', userId).orderBy('h.hold_id').execute()

export const findHold = (db: Db, userId: number, holdId: number) =>
  holds(db).where('h.user_id', '=', userId).where('h.hold_id', '=', holdId).executeTakeFirst()

export type HoldRow = Awaited<ReturnType<typeof openHolds>>[number]
