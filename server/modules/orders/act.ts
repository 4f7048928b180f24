import { transitionFor } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { actOptimistically, detailAfter } from './writing/optimistic'
import { earnedBy } from './writing/draft'
import type { ReadAct } from './writing/read-store'
import { readBriefly, readWhole } from './writing/read-store'
import { disputesOf } from './dispute/dispute-store'
import { disputeView } from './dispute/dispute-view'
import { payingRefusal } from './deciding/paying'
import { reasonRefusal } from './parcel/parcel'
import { guardRefusal } from './rules/guards'
import { saidRefusal } from './rules/said'
import * as store from './store'
import type { Side } from './tables'
import type { ActInput, Wish } from './deciding/plan'
import { executeIfAccepted, perform } from './writing/perform'
import { orderView, sideOf, timelineView } from './view'

type Asked = readonly [deps: Deps, caller: Caller, input: ActInput, wish: Wish]
type Detail = Awaited<ReturnType<typeof detailOf>>
type Brief = { readonly ver: number }
type Done = Extract<Awaited<ReturnType<typeof actInside>>, { readonly ok: true }>['value']

/**
 * A party's act on an order: asks the transition table and its guards, and makes the transition; in one write when everything is as it was
 * read, otherwise the long way. Refusals: NOT_FOUND (also for strangers), MOVED (data.order = the fresh order) when the caller saw another
 * version or the act is over, NO_RIGHT when the act is the other side's, EXPIRED when its time is over, LIMIT when the act was used as
 * often as allowed, FORM when what comes with it does not fit the order, BEFORE_OPEN, BLOCK_TRANSFER, NOT_ENOUGH. Source: domain model
 * §3.5, §10.
 */
export const act = async (...asked: Asked): Promise<Result<Detail, Refusal>> =>
  (await actOptimistically(...asked, { read: readWhole, answer: detailAfter })) ?? theLongWay.act(...asked)

const versionAfter = ({ row }: { readonly row: ReadAct }): Brief => ({ ver: row.ver })

/** The same for callers that need only the order's version afterwards. */
export const actBriefly = async (...asked: Asked): Promise<Result<Brief, Refusal>> =>
  (await actOptimistically(...asked, { read: readBriefly, answer: versionAfter })) ?? theLongWay.actBriefly(...asked)

/** The same for an order that was read before: when it has changed since, the long way is gone. */
export const actAsRead = async (row: ReadAct, ...asked: Asked): Promise<Result<Brief, Refusal>> =>
  (await actOptimistically(...asked, { read: () => Promise.resolve(row), answer: versionAfter })) ??
  theLongWay.actBriefly(...asked)

/** Locks first, then looks, and writes by the same function: what is not as it was read goes here, the only place that refuses. */
export const theLongWay = {
  act: (...asked: Asked): Promise<Result<Detail, Refusal>> =>
    stepByStep(asked, async (tx, { order, side, draft }) => {
      const [deps, caller] = asked
      const pointsRow = earnedBy(draft, caller.userId)
      return { ...(await detailOf(tx, deps, order.order_id, side)), ...(pointsRow && { pointsRow }) }
    }),
  actBriefly: (...asked: Asked): Promise<Result<Brief, Refusal>> =>
    stepByStep(asked, (_tx, { order }) => Promise.resolve({ ver: order.ver + 1 })),
} as const

function stepByStep<T>([deps, caller, input, wish]: Asked, answer: (tx: Tx, done: Done) => Promise<T>) {
  const command = { userId: caller.userId, clientNo: input.clientNo, call: wish.call, input, now: deps.clock.now() }
  return transact(deps.db, (tx) =>
    once(tx, command, async () => {
      const done = await actInside(tx, deps, caller, input, wish)
      return done.ok ? ok(await answer(tx, done.value)) : done
    }),
  )
}

async function actInside(tx: Tx, deps: Deps, caller: Caller, input: ActInput, wish: Wish) {
  const order = await store.lockOrder(tx, input.id)
  const side = order && sideOf(order, caller.userId)
  if (!order || !side) return err(refusal('NOT_FOUND'))
  const fresh = () => detailOf(tx, deps, order.order_id, side)
  const refuse = async (refused: Refusal) =>
    err(refused.reason === 'MOVED' ? refusal('MOVED', { order: await fresh() }) : refused)
  const transition = transitionFor(wish.act, side, order.state)
  if (!transition) {
    const other = side === 'buyer' ? 'seller' : 'buyer'
    return refuse(refusal(transitionFor(wish.act, other, order.state) ? 'NO_RIGHT' : 'MOVED'))
  }
  if (order.ver !== input.ver) return refuse(refusal('MOVED'))
  const now = deps.clock.now()
  // An unpaid order has no disputes, so none are read.
  const disputes = order.state === 'unpaid' ? [] : ((await disputesOf(tx, [order.order_id])).get(order.order_id) ?? [])
  const refused =
    guardRefusal(transition, { order, disputes, role: side, now }) ??
    saidRefusal(transition, order, wish.said ?? {}) ??
    (await reasonRefusal(tx, order, side, wish.said?.reason, now)) ??
    (transition.openHours && (await payingRefusal(tx, caller, order, now)))
  if (refused) return refuse(refused)
  const done = await perform(tx, deps, order, { transition, role: side, said: wish.said, seenBy: caller.userId })
  if (!done.ok) return done
  if (wish.act === 'accept') await executeIfAccepted(tx, deps, order.order_id, caller.userId)
  return ok({ order, side, draft: done.value })
}

/** An order with its timeline and all of its newest dispute, as one side sees it. */
export async function detailOf(db: Tx, { clock }: Pick<Deps, 'clock'>, orderId: number, side: Side) {
  const row = await store.findOrder(db, orderId)
  if (!row) throw new Error(`order ${orderId} vanished`)
  const disputes = (await disputesOf(db, [orderId])).get(orderId) ?? []
  const dispute = disputes.at(-1)
  return {
    ...orderView(row, disputes, side, clock.now()),
    dispute: dispute ? await disputeView(db, row, dispute) : null,
    timeline: timelineView(await store.timelineOf(db, orderId)),
  }
}
