import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import type { NewHold, Part } from './hold'
import { ending, opening } from './hold'
import type { Cause, Transfer } from './post'
import { claimAccounts } from './post'
import type { HoldTable } from './tables'
import { shortOf } from './wallet'

/** One change of a hold, decided before it is drafted: it is opened, or it ends and what its parts leave goes back. */
export type HoldMove =
  | { readonly opens: NewHold }
  | {
      readonly ends: number
      readonly as: 'posted' | 'voided'
      readonly cause: Cause
      readonly parts: readonly Part[]
    }

/** What a change is drafted from: the hold that ends, and the ids of accounts by their names. */
export interface MoneyRead {
  readonly hold: HoldTable | null
  /** Null when none of them is open. */
  readonly accounts: Readonly<Record<string, number>> | null
}

/** The transfers of a change, without those of nothing; undefined when the hold that it ends is not open. */
export function transfersOf(move: HoldMove, hold: MoneyRead['hold']): readonly Transfer[] | undefined {
  const all = 'opens' in move ? [opening(move.opens)] : isOpen(hold, move.ends) ? ending(hold, move.parts) : undefined
  return all?.filter(({ amount }) => amount > 0)
}

const isOpen = (hold: MoneyRead['hold'], id: number): hold is HoldTable => hold?.state === 'held' && hold.hold_id === id

/**
 * Locks the accounts of a change, opens those that are missing, and gives the ids of all by their names: what is drafted from them can be
 * written in this transaction. Throws when the hold that it ends is not open. Refusal: NOT_ENOUGH (opening; `missing`, in fen). Source:
 * domain model §3.6 (hold).
 */
export async function claimMove(
  tx: Tx,
  deps: Pick<Deps, 'ids'>,
  move: HoldMove,
  hold: MoneyRead['hold'],
): Promise<Result<MoneyRead['accounts'], Refusal>> {
  const transfers = transfersOf(move, hold)
  if (!transfers) throw new Error(`hold ${hold?.hold_id} is not open`)
  const accounts = await claimAccounts(
    tx,
    deps,
    transfers.flatMap(({ from, to }) => [from, to]),
  )
  if ('opens' in move) {
    const balance = accounts.get(opening(move.opens).from)?.balance ?? 0
    if (balance < move.opens.amount) return err(await shortOf(tx, move.opens))
  }
  return ok(Object.fromEntries([...accounts].map(([key, { account_id: id }]) => [key, id])))
}
