import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { move } from '../move'
import { nextStates } from '../rules/states'
import * as store from '../store'
import type { WithdrawalTable } from '../tables'

export { returnOf } from '../move'

/** A withdrawal for who puts it right; `isLocked`: until the transaction ends. */
export const withdrawalOf = (tx: Tx, id: number, { isLocked }: { readonly isLocked: boolean }) =>
  isLocked ? store.lock(tx, id) : store.find(tx, id)

/** Whether its bank can return it: it was paid, and did not come back before. */
export const isReturnable = ({ state }: Pick<WithdrawalTable, 'state'>): boolean =>
  nextStates[state].includes('returned')

/**
 * Takes a locked withdrawal that its bank returned back into the income of its owner, with its fee, and tells them why, unless they have
 * left; gives the transaction.
 */
export async function bringBack(
  tx: Tx,
  deps: Deps,
  row: WithdrawalTable,
  said: { readonly by: number; readonly reason: string; readonly hasLeft: boolean },
): Promise<number> {
  await move(tx, deps, row, { to: 'returned', ...said })
  return store.newestTxn(tx, row.withdraw_id)
}

/** The bank returned nothing: the return is corrected, and the withdrawal is a paid one again. Refusal: CLOSED (it is none now). */
export async function unreturn(tx: Tx, { clock }: Deps, id: number, by: number): Promise<Result<null, Refusal>> {
  const row = await store.lock(tx, id)
  if (row?.state !== 'returned') return err(refusal('CLOSED'))
  await store.step(tx, row, { state: 'paid', reason: '' }, { userId: by, at: clock.now() })
  return ok(null)
}
