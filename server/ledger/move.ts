import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../db/schema'
import type { NewHold, Part } from './hold'
import { openHold, postHold, voidHold } from './hold'
import type { Cause, Posting } from './post'

/** One change of a hold, decided before anything is locked: it is opened, or it ends and what its parts leave goes back. */
export type HoldMove =
  | { readonly opens: NewHold }
  | {
      readonly ends: number
      readonly as: 'posted' | 'voided'
      readonly cause: Cause
      readonly parts: readonly Part[]
    }

/** Makes such a change; gives the id of a hold that was opened. Refusal: NOT_ENOUGH (opening). Source: domain model §3.6 (hold). */
export async function moveHold(tx: Tx, deps: Posting, move: HoldMove): Promise<Result<number | undefined, Refusal>> {
  if ('opens' in move) return openHold(tx, deps, move.opens)
  const { ends, as, cause, parts } = move
  await (as === 'voided' ? voidHold(tx, deps, ends, cause) : postHold(tx, deps, ends, cause, parts))
  return ok(undefined)
}
