import type * as v from 'valibot'
import { evidence } from '@contract/console/limits'
import { includesArea } from '@contract/console/roles'
import { dayMs } from '@contract/durations'
import type * as calls from '@contract/endpoints/console/cases'
import { fen } from '@contract/money'
import { momentText } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { changeOnce } from '../../../db/once/change-once'
import { doOnce } from '../../../db/once/once'
import type { Db, Tx } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { asCaller } from '../../../http/staff/as-caller'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { ownAffair } from '../../audit/open/own'
import { thresholdOf } from '../../limits/open/thresholds'
import { tell } from '../../notices/open/tell'
import { caseDetailFor } from '../dispute/decide'
import type { Dispute } from '../dispute/dispute-store'
import { disputesOf, updateDispute } from '../dispute/dispute-store'
import type { OrderRow } from '../store'
import { findOrder, lockOrder } from '../store'
import { sideOf } from '../view'
import * as store from './beside-store'

interface Case {
  readonly order: OrderRow
  readonly dispute: Dispute
}

/** A disputed order of somebody's areas. Refusal: NOT_FOUND. */
async function caseOf(db: Db, { areas }: StaffCaller, orderId: number): Promise<Result<Case, Refusal>> {
  const order = await findOrder(db, orderId)
  const dispute = order && (await disputesOf(db, [orderId])).get(orderId)?.at(-1)
  if (!order || !dispute || !includesArea(areas, order.area_id)) return err(refusal('NOT_FOUND'))
  return ok({ order, dispute })
}

async function viewOf(db: Db, { order, dispute }: Case, now: number) {
  const people = [order.buyer_user_id, order.seller_user_id]
  const [buyer, seller] = [
    await store.personOf(db, order.buyer_user_id),
    await store.personOf(db, order.seller_user_id),
  ]
  return {
    orderId: order.order_id,
    buyer: { ...buyer, blockNo: order.buyer_block_no },
    seller: { ...seller, blockNo: order.seller_block_no },
    handler: (await store.handlerOf(db, dispute.dispute_id)) ?? null,
    colleagues: await store.operatorsIn(db, order.area_id, people),
    twoAboveFen: fen(await thresholdOf(db, 'disputeTwo', now)),
  }
}

/** The parties of a dispute with their history, and in whose queue it waits; a reading is recorded. NOT_FOUND. Source: community §9. */
export function readBeside(deps: Deps, staff: StaffCaller, orderId: number) {
  return transact(deps.db, async (tx) => {
    const found = await caseOf(tx, staff, orderId)
    if (!found.ok) return found
    const about = { refType: 'dispute', refId: orderId, areaId: found.value.order.area_id }
    await audit(tx, deps, { userId: staff.userId, call: '/admin/dispute/beside', ...about })
    return ok(await viewOf(tx, found.value, deps.clock.now()))
  })
}

const ended: ReadonlySet<string> = new Set(['executed', 'withdrawn', 'lapsed'])

/** Gives a dispute to a colleague. Refusals: NOT_FOUND, OWN, CLOSED (it has ended), FORM (who may not decide it). Source: community §9. */
export function handOver(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.disputeHandOver.input>) {
  const call = '/admin/dispute/handOver'
  const { id, staffId, note } = input
  const at = deps.clock.now()
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    await lockOrder(tx, id)
    const found = await caseOf(tx, staff, id)
    if (!found.ok) return found
    const { order, dispute } = found.value
    if (sideOf(order, staff.userId)) return err(ownAffair)
    if (ended.has(dispute.state)) return err(refusal('CLOSED'))
    const colleagues = await store.operatorsIn(tx, order.area_id, [order.buyer_user_id, order.seller_user_id])
    if (!colleagues.some((one) => one.staffId === staffId))
      return err(refusal('FORM', { fields: { staffId: '这位同事不能裁定这笔' } }))
    const before = await store.handlerOf(tx, dispute.dispute_id)
    const row = { staff_id: staffId, note, by_staff_id: staff.staffId, at }
    await store.setHandler(tx, { dispute_id: dispute.dispute_id, ...row })
    const about = { refType: 'dispute', refId: id, areaId: order.area_id }
    const details = { before: before?.staffId ?? null, after: staffId }
    await audit(tx, deps, { userId: staff.userId, call, ...about, reason: note, details })
    return ok(await viewOf(tx, found.value, at))
  })
}

/**
 * Asks parties for evidence, and gives them a day for it. Refusals: NOT_FOUND, OWN, MOVED (`case`), CLOSED (it waits for no first decision,
 * or the time for one would be over). Source: community §9 (disputes).
 */
export function askEvidence(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof calls.disputeAskEvidence.input>,
) {
  const call = '/admin/dispute/askEvidence'
  const { id, of, text } = input
  const now = deps.clock.now()
  const subject = {
    name: 'case',
    view: (tx: Tx) => caseDetailFor(tx, asCaller(staff), id, now),
    lock: async (tx: Tx) => {
      const order = await lockOrder(tx, id)
      const found = await caseOf(tx, staff, id)
      return order && found.ok ? { ...found.value, ver: order.ver } : undefined
    },
    refusalOf: ({ order }: Case) => (sideOf(order, staff.userId) ? ownAffair : undefined),
  }
  return changeOnce(deps, { userId: staff.userId, call, input }, subject, async (tx, { order, dispute }) => {
    const evidenceUntil = Math.max(dispute.evidence_until, now + evidence.moreMs)
    if (dispute.state !== 'open' || evidenceUntil >= dispute.last_resort_at) return err(refusal('CLOSED'))
    const decideBy = Math.min(Math.max(dispute.decide_by, evidenceUntil + dayMs), dispute.last_resort_at)
    // A day that lies ahead again is told of again when it passes.
    const untold = decideBy > now && { alarmed_at: null }
    await updateDispute(tx, dispute.dispute_id, { evidence_until: evidenceUntil, decide_by: decideBy, ...untold })
    const asked = [...(of === 'seller' ? [] : [order.buyer_user_id]), ...(of === 'buyer' ? [] : [order.seller_user_id])]
    for (const userId of asked)
      await tell(tx, deps, {
        userId,
        type: 'trade',
        kind: 'evidenceAsked',
        refType: 'order',
        refId: id,
        title: '平台请你补充证据',
        content: `${order.order_no}「${order.title}」：${text}。${momentText(evidenceUntil, now)} 前可以补充。`,
      })
    const about = { refType: 'dispute', refId: id, areaId: order.area_id }
    await audit(tx, deps, { userId: staff.userId, call, ...about, reason: text, details: { of, evidenceUntil } })
    return ok(await subject.view(tx))
  })
}
