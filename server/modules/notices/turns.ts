import type { Waiting } from '@contract/orders/story'
import { isTurnOf, turnOf, waitingOf } from '@contract/orders/story'
import type { Db } from '../../db/schema'
import type { Running } from './turn-store'
import { runningOrders } from './turn-store'

/** Whose turn a running order is, as one of its parties is told. */
export interface NoticeTurn extends Waiting {
  readonly isMine: boolean
  /** The other party's block. */
  readonly other: number
}

/** An open request, of the columns of an order. */
const ask = (by: 'buyer' | 'seller' | null, deadlineAt: number | null) =>
  by !== null && deadlineAt !== null ? { by, deadlineAt } : null

function noticeTurn(row: Running, now: number): NoticeTurn | undefined {
  const { dispute_state: state, evidence_until: evidenceUntil, decide_by: decideBy, deadline_at: deadlineAt } = row
  const own = row.is_buyer ? 'buyer' : 'seller'
  const acceptedBy = row.accepted === true ? ([own] as const) : []
  const dispute =
    state !== null && evidenceUntil !== null && decideBy !== null
      ? { state, evidenceUntil, decideBy, decision: { executesAt: deadlineAt, acceptedBy } }
      : null
  const facts = {
    state: row.state,
    amount: row.amount,
    terms: { arbiterMost: row.arbiter_most },
    deadlineAt,
    dispute,
    cancelAsk: ask(row.cancel_ask_by, row.cancel_ask_until),
    partAsk: ask(row.part_ask_by, row.part_ask_until),
  }
  const waiting = waitingOf(facts, now)
  if (!waiting) return undefined
  return { ...waiting, isMine: isTurnOf(turnOf(facts, now), own), other: row.other }
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
      const turn = noticeTurn(row, now)
      return turn ? [[row.order_id, turn] as const] : []
    }),
  )
}
