import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { carryOut, personFault } from '../endings'
import { changedText, isAsAsked } from '../rules'
import type { Thing } from '../store'
import * as store from '../store'
import type { ApprovalAct } from './approval'

/**
 * The second person agrees at the desk of a locked thing, in the version that was seen there: the same as under the waiting asks. Gives the
 * approval's id; the caller leaves the audit row. Refusals: CLOSED (nobody asked, or the thing is another one by now), OWN, and those of the
 * act. Our decision: docs/decisions/0350-one-way-for-two.md
 */
export async function agreeAtDesk(
  tx: Tx,
  deps: Deps,
  act: ApprovalAct,
  thing: Thing & { readonly refVer: number },
  by: number,
  answer: string,
): Promise<Result<number, Refusal>> {
  const row = await store.lockWaiting(tx, thing, deps.clock.now())
  if (!row) return err(refusal('CLOSED', {}, '申请已过期'))
  const person = { userId: by, ...(deps.staff && { staffId: deps.staff.staffId }) }
  const fault = await personFault(tx, act, row, person)
  if (fault) return err(fault)
  if (!isAsAsked(row, thing.refVer)) return err(refusal('CLOSED', {}, changedText))
  const ran = await carryOut(tx, deps, act, row, person, answer)
  return ran.ok ? ok(row.approval_id) : ran
}

/** Ends what waits about a locked thing, as its desk does: somebody takes it back. What asking left at the thing is the caller's. */
export const endAtDesk = (tx: Tx, deps: Deps, thing: Thing, by: number, answer: string): Promise<void> =>
  endAt(tx, deps, thing, { state: 'refused', decided_by: by, answer })

/** The same, when the thing moves on, so that nothing of what was asked can be done. */
export const dropAtDesk = (tx: Tx, deps: Deps, thing: Thing): Promise<void> =>
  endAt(tx, deps, thing, { state: 'lapsed', decided_by: null, answer: changedText })

async function endAt(tx: Tx, { clock }: Deps, thing: Thing, ending: Omit<store.Ending, 'decided_at'>): Promise<void> {
  const row = await store.lockWaiting(tx, thing, clock.now())
  if (row) await store.end(tx, row.approval_id, { ...ending, decided_at: clock.now() })
}
