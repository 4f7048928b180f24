import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../db/schema'
import type { AccountKey } from './accounts'
import { walletKey } from './accounts'
import type { Cause, Posting, Transfer } from './post'
import { post } from './post'
import type { HoldTable } from './tables'
import { shortOf } from './wallet'

type Clockwork = Pick<Posting, 'clock' | 'ids'>

export interface NewHold {
  readonly userId: number
  readonly fromKind: HoldTable['from_kind']
  readonly amount: Fen
  readonly reason: HoldTable['reason']
  readonly cause: Cause
}

/** Freezes money of a user for one purpose and gives the hold's id. Refusal: NOT_ENOUGH (`missing`). Source: domain model §3.6 (hold). */
export async function openHold(tx: Tx, deps: Posting, hold: NewHold): Promise<Result<number, Refusal>> {
  const row = newHold(deps, hold)
  const frozen = await post(tx, deps, hold.cause, [opening(hold)], [tx.insertInto('hold').values(row)])
  return frozen.ok ? ok(row.hold_id) : err(await shortOf(tx, hold))
}

/** The row of a new hold. */
export const newHold = (
  { ids, clock }: Clockwork,
  { userId, fromKind, amount, reason, cause }: NewHold,
): HoldTable => ({
  hold_id: ids.next(),
  user_id: userId,
  from_kind: fromKind,
  amount,
  left_amount: amount,
  reason,
  ref_type: cause.refType,
  ref_id: cause.refId,
  release_at: null,
  state: 'held',
  created_at: clock.now(),
  ended_at: null,
})

/** The money of a new hold. */
export const opening = ({ userId, fromKind, amount }: NewHold): Transfer => ({
  from: walletKey(userId, fromKind),
  to: walletKey(userId, 'frozen'),
  amount,
})

export interface Part {
  readonly to: AccountKey
  readonly amount: Fen
}

type Frozen = Pick<HoldTable, 'user_id' | 'from_kind' | 'left_amount'>

/** The money of a hold that ends: its parts, and the rest back to where it came from. Throws when the parts are more than the hold. */
export function ending({ user_id: userId, from_kind: fromKind, left_amount: left }: Frozen, parts: readonly Part[]) {
  const paid = parts.reduce((sum, part) => sum + part.amount, 0)
  const all = [...parts, { to: walletKey(userId, fromKind), amount: fen(left - paid) }]
  return all.map(({ to, amount }): Transfer => ({ from: walletKey(userId, 'frozen'), to, amount }))
}

/**
 * Pays the parts out of a hold and gives the rest back to where it came from. A hold ends exactly once: a second attempt, and parts that
 * add up to more than the hold, are our mistakes and throw. Refusals: none. Source: domain model §3.6 (hold).
 */
export const postHold = (tx: Tx, deps: Posting, holdId: number, cause: Cause, parts: readonly Part[]) =>
  endHold(tx, deps, holdId, 'posted', cause, parts)

/** Gives a whole hold back to where it came from. A second attempt throws. Refusals: none. Source: domain model §3.6 (hold). */
export const voidHold = (tx: Tx, deps: Posting, holdId: number, cause: Cause) =>
  endHold(tx, deps, holdId, 'voided', cause, [])

export interface HoldPart {
  readonly amount: Fen
  readonly reason: HoldTable['reason']
  readonly refType: string
  readonly refId: number
}

/** The row of a hold that is cut from an open one: a part of its money serves another purpose from now on, and none moves. */
export const cutFrom = (
  hold: HoldTable,
  { ids, clock }: Clockwork,
  { amount, reason, refType, refId }: HoldPart,
): HoldTable => ({
  ...hold,
  hold_id: ids.next(),
  amount,
  left_amount: amount,
  reason,
  ref_type: refType,
  ref_id: refId,
  release_at: null,
  created_at: clock.now(),
})

async function lockHold(tx: Tx, holdId: number): Promise<HoldTable> {
  const hold = await tx
    .selectFrom('hold')
    .selectAll()
    .where('hold_id', '=', holdId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst()
  if (!hold) throw new Error(`hold ${holdId} is not open`)
  return hold
}

async function endHold(
  tx: Tx,
  deps: Posting,
  holdId: number,
  state: 'posted' | 'voided',
  cause: Cause,
  parts: readonly Part[],
): Promise<void> {
  const hold = await lockHold(tx, holdId)
  await tx
    .updateTable('hold')
    .set({ state, left_amount: 0, ended_at: deps.clock.now() })
    .where('hold_id', '=', holdId)
    .execute()
  const posted = await post(tx, deps, cause, ending(hold, parts))
  if (!posted.ok) throw new Error(`hold ${holdId} is larger than the frozen balance`)
}
