import type { ApprovalKind } from '@contract/console/approval-kinds'
import { approvals } from '@contract/console/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import { audit } from '../../audit/open/audit'
import type { Changes } from '../../audit/open/changes'
import { payloadHash } from '../rules'
import * as store from '../store'
import type { Person } from './approval'

/** What somebody wants a second person to agree to. */
export interface Ask {
  readonly kind: ApprovalKind
  readonly refType: string
  readonly refId: number
  /** Of the thing, which the caller has locked. */
  readonly refVer: number
  readonly areaId: number | null
  /** What will be done, in words. */
  readonly summary: string
  readonly payload: Readonly<Record<string, unknown>>
  readonly reason: string
  /** What asking changed of the thing. */
  readonly changes?: Changes
  /** The path of the call. */
  readonly call: string
}

/** The kind of the job that ends what waited too long. */
export const lapseJob = 'lapseApproval'

/** What one of staff is told who would do alone what two must agree to. */
export const forTwo = (): Refusal => refusal('LIMIT', { isForTwo: true }, '这笔要两人复核')

/** Whether something waits that this account asked for. */
export const waitsFor = (tx: Tx, userId: number, now: number): Promise<boolean> => store.hasWaiting(tx, userId, now)

/** Whether somebody asked for something, or decided, under an account: it stays who that was. */
export const hasSigned = (tx: Tx, userId: number): Promise<boolean> => store.hasSigned(tx, userId)

/** The same was asked for already, and waits for its second person. */
export const alreadyAsked = refusal('CLOSED', {}, '已有一份在等复核')

/** Asks for the second person; gives the approval's id. Refusal: CLOSED, while one is waited for. Source: community §9. */
export async function ask(
  tx: Tx,
  deps: Deps,
  by: Person,
  { kind, refType, refId, refVer, areaId, summary, payload, reason, changes, call }: Ask,
): Promise<Result<number, Refusal>> {
  const now = deps.clock.now()
  await store.lapseOld(tx, { kind, refType, refId }, now)
  const approvalId = deps.ids.next()
  const isFirst = await store.insert(tx, {
    approval_id: approvalId,
    ver: 1,
    kind,
    ref_type: refType,
    ref_id: refId,
    ref_ver: refVer,
    area_id: areaId,
    summary,
    payload: JSON.stringify(payload),
    payload_hash: payloadHash({ kind, refType, refId, refVer, payload }),
    reason,
    state: 'waiting',
    asked_by: by.userId,
    asked_at: now,
    expires_at: now + approvals.waitMs,
    decided_by: null,
    decided_at: null,
    answer: '',
  })
  if (!isFirst) return err(alreadyAsked)
  await schedule(tx, { kind: lapseJob, ref: approvalId, runAt: now + approvals.waitMs })
  const about = { refType, refId, ...(areaId !== null && { areaId }) }
  await audit(tx, deps, {
    userId: by.userId,
    call,
    ...about,
    reason,
    details: { asked: kind, ...payload },
    changes,
    approvalId,
  })
  return ok(approvalId)
}
