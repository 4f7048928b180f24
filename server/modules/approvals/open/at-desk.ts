import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { carryOut, personFault, putBack, refuseAsk } from '../endings'
import { changedText, isAsAsked } from '../rules'
import type { Changes } from '../../audit/open/changes'
import type { Thing } from '../store'
import * as store from '../store'
import type { ApprovalAct, Ending, Person } from './approval'

/** What the record of an act at the desk says of the approval. */
export interface AtDesk {
  readonly approvalId?: number
  readonly changes?: Changes | undefined
}

const personOf = ({ staff }: Deps, userId: number): Person => ({ userId, ...(staff && { staffId: staff.staffId }) })

/**
 * The second person agrees at the desk of a locked thing, in the version that was seen there: the same as under the waiting asks. Gives
 * the approval's id; the caller leaves the audit row. Refusals: CLOSED (nobody asked, or the thing is another one by now), OWN, and those
 * of the act. Our decision: docs/decisions/0350-one-way-for-two.md
 */
export async function agreeAtDesk(
  tx: Tx,
  deps: Deps,
  act: ApprovalAct,
  thing: Thing & { readonly refVer: number },
  by: number,
  answer: string,
): Promise<Result<AtDesk & { readonly approvalId: number }, Refusal>> {
  const row = await store.lockWaiting(tx, thing, deps.clock.now())
  if (!row) return err(refusal('CLOSED', {}, '复核已过期，请重新提请'))
  const person = personOf(deps, by)
  const fault = await personFault(tx, act, row, person)
  if (fault) return err(fault)
  if (!isAsAsked(row, thing.refVer)) return err(refusal('CLOSED', {}, changedText))
  const ran = await carryOut(tx, deps, act, row, person, answer)
  return ran.ok ? ok({ approvalId: row.approval_id, changes: ran.value }) : ran
}

/**
 * Somebody refuses what was asked about a locked thing at its desk, or takes the own ask back: the same as under the waiting asks. Gives
 * the approval's id; none for what waited too long, which gives its thing back as well, whether or not its timer ran. Refusal: OWN
 * (whose it is, but for who asked).
 */
export async function endAtDesk(
  tx: Tx,
  deps: Deps,
  act: ApprovalAct,
  thing: Thing,
  ending: Ending & { readonly by: number },
): Promise<Result<AtDesk, Refusal>> {
  const row = await store.lockWaiting(tx, thing, deps.clock.now())
  if (!row) return ok({ changes: await putBack(tx, deps, act, thing.refId, ending) })
  const fault = row.asked_by === ending.by ? undefined : await personFault(tx, act, row, personOf(deps, ending.by))
  if (fault) return err(fault)
  const changes = await refuseAsk(tx, deps, act, row, ending)
  return ok({ approvalId: row.approval_id, changes })
}

/** Ends what waits about a locked thing that moves on: nothing of what was asked can be done. What asking left there is the caller's. */
export async function dropAtDesk(tx: Tx, { clock }: Deps, thing: Thing): Promise<void> {
  const row = await store.lockWaiting(tx, thing, clock.now())
  const at = { decided_by: null, decided_at: clock.now() }
  if (row) await store.end(tx, row.approval_id, { state: 'lapsed', ...at, answer: changedText })
}
