import type { Fen } from '@contract/money'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import type { HoldTable } from './tables'

/** What a part of a hold is for from now on. */
export interface HoldPart {
  readonly amount: Fen
  readonly reason: HoldTable['reason']
  readonly refType: string
  readonly refId: number
}

/**
 * Makes a part of an open hold a hold of its own and gives its id. The money stays frozen, so nothing is posted. The old hold ends, as
 * posted, with its last fen. More than it has left, or a hold that has ended, is a mistake of ours and throws. Refusals: none.
 * Source: domain model §3.4 (part of the hold is relabelled), §3.6 (hold).
 */
export async function splitHold(
  tx: Tx,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  holdId: number,
  { amount, reason, refType, refId }: HoldPart,
): Promise<number> {
  const now = clock.now()
  const hold = await tx
    .selectFrom('hold')
    .selectAll()
    .where('hold_id', '=', holdId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst()
  if (!hold) throw new Error(`hold ${holdId} is not open`)
  const left = hold.left_amount - amount
  if (left < 0 || amount === 0) throw new RangeError(`hold ${holdId} has no part of ${amount} fen`)
  const ended = left === 0 ? { state: 'posted' as const, ended_at: now } : {}
  await tx
    .updateTable('hold')
    .set({ left_amount: left, ...ended })
    .where('hold_id', '=', holdId)
    .execute()
  const partId = ids.next()
  await tx
    .insertInto('hold')
    .values({
      hold_id: partId,
      user_id: hold.user_id,
      from_kind: hold.from_kind,
      amount,
      left_amount: amount,
      reason,
      ref_type: refType,
      ref_id: refId,
      release_at: null,
      state: 'held',
      created_at: now,
      ended_at: null,
    })
    .execute()
  return partId
}
