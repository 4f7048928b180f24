import { chainText } from './chain'
import { ending, newHold, opening } from './hold'
import type { HoldMove } from './move'
import type { Posting } from './post'
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

/** What a change is drafted from, read without locks: the hold that ends, and the ids of accounts by their names. */
export interface MoneyRead {
  readonly hold: HoldTable | null
  /** Null when none of them is open. */
  readonly accounts: Readonly<Record<string, number>> | null
}

/**
 * The rows of a change, made before anything is locked: an account keeps its id. Undefined when an account is not open yet,
 * or the hold has ended. Our decision: docs/decisions/0230-one-write.md
 */
export function draftOf(deps: Posting, move: HoldMove, { hold, accounts }: MoneyRead): MoneyDraft | undefined {
  if ('opens' in move) {
    const moved = namedIn(accounts, [opening(move.opens)])
    return moved && { opens: newHold(deps, move.opens), ...rowsOf(deps, move, moved) }
  }
  if (hold?.state !== 'held' || hold.hold_id !== move.ends) return undefined
  const moved = namedIn(accounts, ending(hold, move.parts))
  const { hold_id, user_id, from_kind, left_amount } = hold
  return moved && { ends: { hold_id, user_id, from_kind, left_amount, state: move.as }, ...rowsOf(deps, move, moved) }
}

interface Moved {
  readonly from_account: number
  readonly to_account: number
  readonly amount: number
}

/** The transfers between accounts by their ids, without those of nothing; undefined when an account is missing. */
function namedIn(accounts: MoneyRead['accounts'], transfers: ReturnType<typeof ending>): readonly Moved[] | undefined {
  const moved: Moved[] = []
  for (const { from, to, amount } of transfers) {
    const [giver, taker] = [accounts?.[from], accounts?.[to]]
    if (amount === 0) continue
    if (giver === undefined || taker === undefined) return undefined
    moved.push({ from_account: giver, to_account: taker, amount })
  }
  return moved
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
