import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { ownAffair, ownProposal } from '../audit/open/own'
import type { ApprovalAct, Ending, Person } from './open/approval'
import * as store from './store'

type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

/** Why this person may not be the second one, if so: who asked, and whose thing it is. */
export async function personFault(tx: Tx, act: ApprovalAct, row: Row, person: Person): Promise<Refusal | undefined> {
  if (row.asked_by === person.userId) return ownProposal
  return (await act.isParty(tx, row.ref_id, person)) ? ownAffair : undefined
}

/** Does what was asked for, as the second person agrees. Refusals: those of the act. */
export async function carryOut(
  tx: Tx,
  deps: Deps,
  act: ApprovalAct,
  { approval_id: approvalId, ref_id: refId, payload }: Row,
  { userId }: Person,
  answer: string,
): Promise<Result<unknown, Refusal>> {
  await store.end(tx, approvalId, { state: 'approved', decided_by: userId, decided_at: deps.clock.now(), answer })
  return act.run(tx, deps, { userId, approvalId }, refId, payload)
}

async function endWithout(tx: Tx, deps: Deps, act: ApprovalAct, row: Row, ending: store.Ending): Promise<void> {
  await store.end(tx, row.approval_id, ending)
  const by = ending.state === 'refused' ? ending.decided_by : null
  await act.putBack?.(tx, deps, row.ref_id, { by, reason: ending.answer })
}

/** Nobody agreed in time, or the thing is another one by now: `by` is who found it so. */
export const lapse = (tx: Tx, deps: Deps, act: ApprovalAct, row: Row, { by, reason }: Ending): Promise<void> =>
  endWithout(tx, deps, act, row, { state: 'lapsed', decided_by: by, decided_at: deps.clock.now(), answer: reason })

/** Somebody refuses it, or takes the own one back. */
export const refuseAsk = (tx: Tx, deps: Deps, act: ApprovalAct, row: Row, { by, reason }: Ending): Promise<void> =>
  endWithout(tx, deps, act, row, { state: 'refused', decided_by: by, decided_at: deps.clock.now(), answer: reason })
