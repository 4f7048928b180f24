import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Changes, Told } from '../audit/open/changes'
import { changesOf } from '../audit/open/changes'
import { ownAffair, ownProposal } from '../audit/open/own'
import type { ApprovalAct, Ending, Person } from './open/approval'
import * as store from './store'

type Row = NonNullable<Awaited<ReturnType<typeof store.lock>>>

/** Why this person may not be the second one, if so: who asked, and whose thing it is. */
export async function personRefusal(tx: Tx, act: ApprovalAct, row: Row, person: Person): Promise<Refusal | undefined> {
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
): Promise<Result<Changes | undefined, Refusal>> {
  await store.end(tx, approvalId, { state: 'approved', decided_by: userId, decided_at: deps.clock.now(), answer })
  const before = await act.tell?.(tx, refId)
  const ran = await act.run(tx, deps, { userId, approvalId }, refId, payload)
  return ran.ok ? ok(await changedSince(tx, act, refId, before)) : ran
}

const changedSince = async (tx: Tx, act: ApprovalAct, refId: number, before: Told | undefined) =>
  before && act.tell && changesOf(before, await act.tell(tx, refId))

/** Takes from a locked thing what asking had left there; gives what that changed. */
export async function putBack(tx: Tx, deps: Deps, act: ApprovalAct, refId: number, ending: Ending) {
  const before = await act.tell?.(tx, refId)
  await act.putBack?.(tx, deps, refId, ending)
  return changedSince(tx, act, refId, before)
}

async function endWithout(tx: Tx, deps: Deps, act: ApprovalAct, row: Row, ending: store.Ending) {
  await store.end(tx, row.approval_id, ending)
  const by = ending.state === 'refused' ? ending.decided_by : null
  return putBack(tx, deps, act, row.ref_id, { by, reason: ending.answer })
}

/** Nobody agreed in time, or the thing is another one by now: `by` is who found it so. */
export const lapse = (tx: Tx, deps: Deps, act: ApprovalAct, row: Row, { by, reason }: Ending) =>
  endWithout(tx, deps, act, row, { state: 'lapsed', decided_by: by, decided_at: deps.clock.now(), answer: reason })

/** Somebody refuses it, or takes the own one back. */
export const refuseAsk = (tx: Tx, deps: Deps, act: ApprovalAct, row: Row, { by, reason }: Ending) =>
  endWithout(tx, deps, act, row, { state: 'refused', decided_by: by, decided_at: deps.clock.now(), answer: reason })
