import type { OrderRole, Transition } from '@contract/orders/transitions'
import { transitionFor } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { claimMove } from '../../../ledger/move'
import { lockPoints } from '../../points/open/award'
import { keepDispute } from '../dispute/dispute'
import type { Dispute } from '../dispute/dispute-store'
import { disputesOf } from '../dispute/dispute-store'
import { tellOthers } from '../news/news'
import type { Plan, Said } from '../deciding/plan'
import { planOf, sellerAmountOf } from '../deciding/plan'
import { keepParcel } from '../parcel/parcel-store'
import * as store from '../store'
import type { TradeOrderTable } from '../tables'
import type { Draft } from './draft'
import { draftFor } from './draft'
import { readLocked } from './read-store'
import { writeActInside } from './write-store'

/**
 * Makes one transition of the table on an order that the caller has locked, in the caller's transaction: it is planned, drafted and written
 * as an optimistic act is, from what is read under the locks; then the parcel, the dispute, and notices to those who decide it. `seenBy` is
 * who asked for it, if anybody did. Refusal: NOT_ENOUGH (pay; `missing` in fen). Source: domain model §3.5. Our decision:
 * docs/decisions/0230-one-write.md
 */
export async function perform(
  tx: Tx,
  deps: Deps,
  { order_id: orderId }: Pick<TradeOrderTable, 'order_id'>,
  { transition, role, said = {}, seenBy }: Acting,
): Promise<Result<Draft, Refusal>> {
  const read = await readLocked(tx, orderId)
  const dispute = await runningDispute(tx, read)
  const course = { transition, role, said, dispute, now: deps.clock.now() }
  const plan = planOf({ ...course, order: read })
  const accounts = plan.money ? await claimMove(tx, deps, plan.money, read.hold) : ok(null)
  if (!accounts.ok) return accounts
  const order = { ...read, accounts: accounts.value }
  const draft = draftFor(deps, { ...course, order }, plan, await pointsFor(tx, plan))
  if (!draft) throw new Error(`order ${order.order_no} cannot be drafted`)
  await writeActInside(tx, draft, seenBy)
  if (transition.act === 'deliver') await keepParcel(tx, orderId, said, course.now)
  await keepDispute(tx, deps, order, dispute, transition, plan.by, said)
  const sellerAmount = sellerAmountOf(order, transition, said, dispute?.ruling)
  await tellOthers(tx, deps, { ...order, ...plan.after, sellerAmount }, transition.act)
  return ok(draft)
}

/** Whose act it is, what comes with it, and who asked for it. */
interface Acting {
  readonly transition: Transition
  readonly role: OrderRole
  readonly said?: Said | undefined
  readonly seenBy?: number | undefined
}

/** The points of those whom it earns some, locked; after the accounts, as in one write. */
async function pointsFor(tx: Tx, { awards }: Plan): Promise<ReadonlyMap<number, number>> {
  const [thing] = awards
  if (!thing) return new Map()
  return lockPoints(
    tx,
    awards.map(({ userId }) => userId),
    thing,
  )
}

/** The open dispute, read under the order's lock. */
async function runningDispute(tx: Tx, order: TradeOrderTable): Promise<Dispute | undefined> {
  if (order.state !== 'dispute') return undefined
  return (await disputesOf(tx, [order.order_id])).get(order.order_id)?.at(-1)
}

/** Executes the decision of an order immediately, as its deadline would. Throws when there is no decision. */
export async function executeNow(tx: Tx, deps: Deps, orderId: number, seenBy?: number): Promise<void> {
  const order = await store.lockOrder(tx, orderId)
  const transition = order?.deadline_does ? transitionFor(order.deadline_does, 'timer', order.state) : undefined
  if (!order || !transition) throw new Error(`order ${orderId} has no decision`)
  const done = await perform(tx, deps, order, { transition, role: 'timer', seenBy })
  if (!done.ok) throw new Error(`the decision of order ${orderId} was refused: ${done.error.reason}`)
}

/** Executes a decision that both sides have accepted. Source: domain model §3.5, row 15. */
export async function executeIfAccepted(tx: Tx, deps: Deps, orderId: number, seenBy: number): Promise<void> {
  const ruling = (await disputesOf(tx, [orderId])).get(orderId)?.at(-1)?.ruling
  const isAccepted = ruling && ruling.buyer_accepted_at !== null && ruling.seller_accepted_at !== null
  if (isAccepted) await executeNow(tx, deps, orderId, seenBy)
}
