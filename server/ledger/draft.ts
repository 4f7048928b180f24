import { chainText } from './chain'
import { newHold } from './hold'
import type { HoldMove, MoneyRead } from './move'
import { transfersOf } from './move'
import type { Posting, Transfer } from './post'
import { newTxn } from './post'
import type { EntryTable, HoldTable, TxnTable } from './tables'

/** The rows of a change of a hold, but for what only locked accounts know: balances, places and hashes. */
export interface MoneyDraft {
  readonly opens?: HoldTable
  readonly ends?: Pick<HoldTable, 'hold_id' | 'user_id' | 'from_kind' | 'left_amount'> & {
    readonly state: 'posted' | 'voided'
  }
  /** Which accounts are locked, in this order: that of their ids. */
  readonly accounts: readonly number[]
  readonly txn: TxnTable
  readonly entries: readonly DraftEntry[]
}

type DraftEntry = Pick<EntryTable, 'entry_id' | 'seq' | 'from_account' | 'to_account' | 'amount'> & {
  /** What goes into the chains of both accounts. */
  readonly chained: string
}

/**
 * The rows of a change, made before it is written: an account keeps its id. Undefined when an account is not open yet, or the hold has
 * ended. Our decision: docs/decisions/0230-one-write.md
 */
export function draftOf(deps: Posting, move: HoldMove, { hold, accounts }: MoneyRead): MoneyDraft | undefined {
  const moved = namedIn(accounts, transfersOf(move, hold))
  if (!moved) return undefined
  if ('opens' in move) return { opens: newHold(deps, move.opens), ...rowsOf(deps, move, moved) }
  if (!hold) return undefined
  const { hold_id, user_id, from_kind, left_amount } = hold
  return { ends: { hold_id, user_id, from_kind, left_amount, state: move.as }, ...rowsOf(deps, move, moved) }
}

interface Moved {
  readonly from_account: number
  readonly to_account: number
  readonly amount: number
}

/** The transfers between accounts by their ids; undefined when an account is missing, or the hold is not open. */
function namedIn(
  accounts: MoneyRead['accounts'],
  transfers: readonly Transfer[] | undefined,
): readonly Moved[] | undefined {
  const moved: Moved[] = []
  for (const { from, to, amount } of transfers ?? []) {
    const [giver, taker] = [accounts?.[from], accounts?.[to]]
    if (giver === undefined || taker === undefined) return undefined
    moved.push({ from_account: giver, to_account: taker, amount })
  }
  return transfers && moved
}

function rowsOf(deps: Posting, move: HoldMove, moved: readonly Moved[]) {
  const txn = newTxn(deps, 'opens' in move ? move.opens.cause : move.cause)
  const entries = moved.map((one, seq) => {
    const entry = { entry_id: deps.ids.next(), seq, ...one }
    return { ...entry, chained: chainText({ ...txn, ...entry }) }
  })
  const accounts = [...new Set(moved.flatMap(({ from_account, to_account }) => [from_account, to_account]))]
  accounts.sort((one, other) => one - other)
  return { accounts, txn, entries }
}
