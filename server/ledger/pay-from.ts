import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Tx } from '../db/schema'
import { walletKey } from './accounts'
import type { Part } from './hold'
import type { Cause, Posting } from './post'
import { post } from './post'
import { shortOf } from './wallet'

/**
 * Pays the parts from what somebody has available, all or none; gives the transaction. Refusal: NOT_ENOUGH (`missing`, in fen). Source:
 * domain model §3.6.
 */
export async function payFrom(
  tx: Tx,
  deps: Posting,
  userId: number,
  cause: Cause,
  parts: readonly Part[],
): Promise<Result<number, Refusal>> {
  const from = walletKey(userId, 'available')
  const posted = await post(
    tx,
    deps,
    cause,
    parts.map((part) => ({ from, ...part })),
  )
  if (posted.ok) return posted
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  return err(await shortOf(tx, { userId, fromKind: 'available', amount }))
}
