import type * as v from 'valibot'
import type { disputeDecide, disputeList } from '@contract/endpoints/orders/disputes'
import { pageSize } from '@contract/envelope'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { decideActs, transitionFor } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { audit } from '../../audit/open/audit'
import { ownAffair } from '../../audit/open/own'
import { doOnce } from '../../../db/once/once'
import { frameOf } from '../../../db/page-frame'
import { pageStart } from '../../../db/page-start'
import type { Db, Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { forTwo } from '../../approvals/open/ask'
import { markSeen } from '../../notices/open/tell'
import type { Dispute } from './dispute-store'
import * as disputes from './dispute-store'
import { disputeView } from './dispute-view'
import { isDecisionForTwo, twoBeforeOf } from './for-two'
import { executeNow } from '../writing/perform'
import { guardRefusal } from '../rules/guards'
import { notAPart } from '../rules/said'
import type { OrderRow } from '../store'
import * as store from '../store'
import { perform } from '../writing/perform'
import { orderFacts, sideOf, timelineView } from '../view'

/** In which role somebody decides disputes, and where. */
interface Bench {
  readonly role: 'arbiter' | 'operator'
  /** Undefined: everywhere. */
  readonly areaIds: readonly number[] | undefined
}

/** The role in which this user decides disputes. Refusal: NO_RIGHT for everybody else. Source: domain model §2. */
async function benchOf(db: Db, { userId, isStaff, adminAreas }: Caller): Promise<Result<Bench, Refusal>> {
  if (isStaff) return ok({ role: 'operator', areaIds: adminAreas })
  const areaIds = await disputes.areasJudgedBy(db, userId)
  return areaIds.length > 0 ? ok({ role: 'arbiter', areaIds }) : err(refusal('NO_RIGHT'))
}

type OfOrder = Pick<OrderRow, 'area_id' | 'buyer_user_id' | 'seller_user_id'>

/** Why somebody in this role may not judge this order, if so: NOT_FOUND for other areas; in their own case OWN, an arbiter NO_RIGHT. */
function caseRefusal({ role, areaIds }: Bench, order: OfOrder, userId: number): Refusal | undefined {
  if (areaIds && !areaIds.includes(order.area_id)) return refusal('NOT_FOUND')
  if (!sideOf(order, userId)) return undefined
  return role === 'operator' ? ownAffair : refusal('NO_RIGHT')
}

/** Whether this user may read the messages of a disputed order, because they may judge it. */
export async function mayJudge(
  db: Db,
  caller: Caller,
  order: OfOrder & { readonly order_id: number },
): Promise<boolean> {
  const bench = await benchOf(db, caller)
  if (!bench.ok || caseRefusal(bench.value, order, caller.userId)) return false
  return (await disputes.disputesOf(db, [order.order_id])).has(order.order_id)
}

async function caseView(db: Db, row: OrderRow, all: readonly Dispute[], { role }: Bench, now: number) {
  const dispute = all.at(-1)
  if (!dispute) throw new Error(`order ${row.order_id} has no dispute`)
  const transition = transitionFor(decideActs.release, role, row.state)
  return {
    ...orderFacts(row, all, now),
    dispute: await disputeView(db, row, dispute),
    role,
    mayDecide: transition !== undefined && !guardRefusal(transition, { order: row, disputes: all, role, now }),
  }
}

async function caseDetail(db: Tx, bench: Bench, orderId: number, now: number) {
  const row = await store.findOrder(db, orderId)
  const all = (await disputes.disputesOf(db, [orderId])).get(orderId)
  if (!row || !all) throw new Error(`order ${orderId} has no dispute`)
  return {
    ...(await caseView(db, row, all, bench, now)),
    timeline: timelineView(await store.timelineOf(db, orderId)),
    twoBefore: fen(await twoBeforeOf(db, row, now)),
  }
}

/** A case with everything that was said, as somebody who decides sees it now. */
export async function caseDetailFor(db: Tx, caller: Caller, orderId: number, now: number) {
  const bench = await benchOf(db, caller)
  if (!bench.ok) throw new Error(`user ${caller.userId} decides nothing`)
  return caseDetail(db, bench.value, orderId, now)
}

/** The disputes one may decide. Refusal: NO_RIGHT. Source: domain model §6.3 (operator). */
export async function listCases({ db, clock }: Deps, caller: Caller, input: v.InferOutput<typeof disputeList.input>) {
  const bench = await benchOf(db, caller)
  if (!bench.ok) return bench
  const { areaIds, role } = bench.value
  const arbiter = areaIds && { areaIds, isOperator: role === 'operator' }
  const query = { userId: caller.userId, arbiter, isRunning: input.tab === 'running' }
  const ids = await disputes.caseOrders(db, query, pageSize, pageStart({ page: input.page }).offset)
  const of = await disputes.disputesOf(db, ids)
  const data = []
  for (const id of ids) {
    const row = await store.findOrder(db, id)
    if (row) data.push(await caseView(db, row, of.get(id) ?? [], bench.value, clock.now()))
  }
  return ok({ data, ...frameOf({ page: input.page, total: await disputes.countCases(db, query) }) })
}

/** One dispute by its order. Refusals: NO_RIGHT (nobody who decides, or a party), OWN, NOT_FOUND (no dispute, or of another area). */
export async function readCase({ db, clock }: Deps, caller: Caller, orderId: number) {
  const bench = await benchOf(db, caller)
  if (!bench.ok) return bench
  const row = await store.findOrder(db, orderId)
  if (!row || !(await disputes.disputesOf(db, [orderId])).has(orderId)) return err(refusal('NOT_FOUND'))
  const refused = caseRefusal(bench.value, row, caller.userId)
  if (refused) return err(refused)
  await markSeen(db, { userId: caller.userId, refType: 'dispute', refId: orderId, now: clock.now() })
  return ok(await db.transaction().execute((tx) => caseDetail(tx, bench.value, orderId, clock.now())))
}

type DecideInput = v.InferOutput<typeof disputeDecide.input>

/** Where each of them decides: in the console, and in the app. */
const calls = { operator: '/admin/dispute/decide', arbiter: '/bctDispute/decide' } as const

/**
 * Decides a dispute. Refusals: NO_RIGHT (nobody who decides, a party, an arbiter after an appeal), OWN (an operator who is a party),
 * NOT_FOUND, MOVED (data.case = the fresh case), LIMIT (evidence time runs, too much money for an arbiter, or `isForTwo`: two operators
 * decide), FORM (a split of nothing or of everything). Source: domain model §3.5, row 15.
 */
export function decide(deps: Deps, caller: Caller, input: DecideInput) {
  const call = calls[caller.isStaff ? 'operator' : 'arbiter']
  return doOnce(deps, { userId: caller.userId, call, input }, (tx) => decideInside(tx, deps, caller, input))
}

/** What a decision is about and what it comes to, everything locked and looked at. Refusals: as of deciding. */
export async function judged(tx: Tx, deps: Deps, caller: Caller, input: Omit<DecideInput, 'clientNo'>) {
  const bench = await benchOf(tx, caller)
  if (!bench.ok) return bench
  const order = await store.lockOrder(tx, input.id)
  const all = order && (await disputes.disputesOf(tx, [order.order_id])).get(order.order_id)
  if (!order || !all) return err(refusal('NOT_FOUND'))
  const notHis = caseRefusal(bench.value, order, caller.userId)
  if (notHis) return err(notHis)
  const now = deps.clock.now()
  const { role } = bench.value
  const fresh = () => caseDetail(tx, bench.value, order.order_id, now)
  const transition = transitionFor(decideActs[input.kind], role, order.state)
  if (!transition || order.ver !== input.ver) return err(refusal('MOVED', { case: await fresh() }))
  const refused = guardRefusal(transition, { order, disputes: all, role, now })
  if (refused) return err(refused.reason === 'MOVED' ? refusal('MOVED', { case: await fresh() }) : refused)
  const sellerAmount = sellerAmountOf(input, order.amount)
  if (sellerAmount === undefined) return err(refusal('FORM', { fields: { sellerAmount: notAPart } }))
  return ok({ order, transition, role, sellerAmount, fresh })
}

/** Carries out a decision. Refusals: as of deciding. */
export async function decideInside(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  input: Omit<DecideInput, 'clientNo'>,
  approvalId?: number,
) {
  const found = await judged(tx, deps, caller, input)
  if (!found.ok) return found
  const { order, transition, role, sellerAmount, fresh } = found.value
  const isSigned = role === 'arbiter' || approvalId !== undefined
  if (!isSigned && (await isDecisionForTwo(tx, order, deps.clock.now()))) return err(forTwo())
  const said = { text: input.reason, ruling: { userId: caller.userId, sellerAmount } }
  const done = await perform(tx, deps, order, { transition, role, said })
  if (!done.ok) return done
  await audit(tx, deps, {
    userId: caller.userId,
    call: calls[role],
    refType: 'dispute',
    refId: order.order_id,
    areaId: order.area_id,
    reason: input.reason,
    details: { role, kind: input.kind, sellerAmount },
    ...(approvalId !== undefined && { approvalId }),
  })
  if (role === 'operator') await executeNow(tx, deps, order.order_id)
  return ok(await fresh())
}

function sellerAmountOf(
  { kind, sellerAmount }: Pick<DecideInput, 'kind' | 'sellerAmount'>,
  amount: number,
): Fen | undefined {
  if (kind === 'release') return fen(amount)
  if (kind === 'refund') return fen(0)
  return sellerAmount !== undefined && sellerAmount > 0 && sellerAmount < amount ? sellerAmount : undefined
}
