import { sql } from 'kysely'
import type { Waiting } from '@contract/orders/story'
import { waitingOf } from '@contract/orders/story'
import type { Db } from '../../db/schema'

/** Whose turn a running order is, as one of its parties is told. */
export interface NoticeTurn extends Waiting {
  readonly isMine: boolean
  /** The other party's block. */
  readonly other: number
}

/** Running orders of a party with the dispute that runs; `accepted`: the party has agreed to the newest decision. */
const runningOrders = (db: Db, userId: number, orderIds: readonly number[]) =>
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
    .select(['o.order_id', 'o.state', 'o.amount', 'o.deadline_at', 'b.block_no as other'])
    .select(['d.state as dispute_state', 'd.evidence_until', 'd.decide_by'])
    .select(({ eb }) => eb('o.buyer_user_id', '=', userId).as('is_buyer'))
    .select(({ selectFrom }) =>
      selectFrom('dispute_ruling as r')
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
    .where('o.state', 'in', ['unpaid', 'paid', 'delivered', 'dispute'])
    .where((eb) => eb.or([eb('o.buyer_user_id', '=', userId), eb('o.seller_user_id', '=', userId)]))
    .execute()

type Running = Awaited<ReturnType<typeof runningOrders>>[number]

function turnOf(row: Running, now: number): NoticeTurn | undefined {
  const { dispute_state: state, evidence_until: evidenceUntil, decide_by: decideBy, deadline_at: deadlineAt } = row
  const dispute =
    state !== null && evidenceUntil !== null && decideBy !== null
      ? { state, evidenceUntil, decideBy, decision: { executesAt: deadlineAt } }
      : null
  const waiting = waitingOf({ state: row.state, amount: row.amount, deadlineAt, dispute }, now)
  if (!waiting) return undefined
  const own = row.is_buyer ? 'buyer' : 'seller'
  const isMine = waiting.who === own || (waiting.wait === 'answers' && row.accepted !== true)
  return { ...waiting, isMine, other: row.other }
}

/** Whose turn these orders are, for one of their parties; ended ones, and those of others, are missing. */
export async function turnsOf(
  db: Db,
  userId: number,
  orderIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, NoticeTurn>> {
  if (orderIds.length === 0) return new Map()
  const rows = await runningOrders(db, userId, orderIds)
  return new Map(
    rows.flatMap((row) => {
      const turn = turnOf(row, now)
      return turn ? [[row.order_id, turn] as const] : []
    }),
  )
}
