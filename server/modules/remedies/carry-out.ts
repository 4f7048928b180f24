import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { RemedyView } from '@contract/endpoints/console/money/remedies'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { post } from '../../ledger/post'
import { audit } from '../audit/open/audit'
import { tell } from '../notices/open/tell'
import type { Case, Plan, RemedyWish } from './plan'
import * as store from './store'
import { remedyView } from './view'

/** Who puts it right, by which call, and under which number. */
interface By {
  readonly userId: number
  readonly call: string
  readonly reason: string
  readonly no: string
  readonly approvalId?: number
}

/** Moves the money of a plan under the number of its case; gives the first transaction. Refusal: NOT_ENOUGH. */
async function move(tx: Tx, deps: Deps, { no, userId, reason }: By, found: Case, plan: Plan) {
  if (plan.run) return ok(await plan.run(tx, deps, userId, reason))
  const about = { refType: found.refType, refId: found.refId, reference: found.no === '' ? no : found.no }
  const txns: number[] = []
  for (const { type, memo, transfers } of plan.moves) {
    const posted = await post(tx, deps, { type, memo, ...about }, transfers)
    if (!posted.ok) return err(refusal('NOT_ENOUGH'))
    txns.push(posted.value)
  }
  const [first] = txns
  return first === undefined ? err(refusal('NOT_ENOUGH')) : ok(first)
}

/** Carries a plan out of a locked case: its money, its row, its notices, its record. Refusal: NOT_ENOUGH. */
export async function carryOut(
  tx: Tx,
  deps: Deps,
  by: By,
  wish: RemedyWish,
  found: Case,
  plan: Plan,
): Promise<Result<RemedyView, Refusal>> {
  const moved = await move(tx, deps, by, found, plan)
  if (!moved.ok) return moved
  const { userId, call, reason, no, approvalId } = by
  const remedyId = deps.ids.next()
  await store.insertRemedy(tx, {
    remedy_id: remedyId,
    remedy_no: no,
    kind: wish.kind,
    ref_type: found.refType,
    ref_id: found.refId,
    area_id: found.areaId,
    user_id: plan.userId,
    amount: plan.amount,
    advanced: plan.advanced,
    seller_amount: plan.reached,
    txn_id: moved.value,
    reference: wish.reference,
    day: wish.day ?? null,
    reason,
    by_user_id: userId,
    approval_id: approvalId ?? null,
    at: deps.clock.now(),
  })
  await plan.note?.(tx, deps, reason)
  for (const news of plan.news(reason)) await tell(tx, deps, news)
  const details = { kind: wish.kind, no, amount: plan.amount, advanced: plan.advanced, sellerAmount: plan.reached }
  await audit(tx, deps, {
    userId,
    call,
    refType: found.refType,
    refId: found.refId,
    areaId: found.areaId,
    reason,
    details,
    ...(approvalId !== undefined && { approvalId }),
  })
  const row = await store.findRemedy(tx, remedyId)
  if (!row) throw new Error(`remedy ${no} vanished`)
  return ok(remedyView(row))
}
