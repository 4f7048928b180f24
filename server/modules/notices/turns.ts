import type { Waiting } from '@contract/orders/story'
import { waitingOf } from '@contract/orders/story'
import type { Db } from '../../db/schema'
import type { Running } from './turn-store'
import { runningOrders } from './turn-store'

/** Whose turn a running order is, as one of its parties is told. */
export interface NoticeTurn extends Waiting {
  readonly isMine: boolean
  /** The other party's block. */
  readonly other: number
}

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
