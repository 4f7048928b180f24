import { err, ok } from '@contract/result'
import { refusal } from '@contract/refusals'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { schedule } from '../../../jobs/jobs'
import { mayJudge } from '../dispute/decide'
import { tellOfSigned } from '../news/news'
import { remindersOf } from '../news/reminders'
import { deadlineOfSigned, isNewlySigned } from '../rules/parcel'
import { findOrder, lockOrder } from '../store'
import { sideOf } from '../view'
import * as store from './parcel-store'

/** The parcel of an order. Refusal: NOT_FOUND, also for strangers and for a judge once nothing is to be decided. */
export async function readParcel({ db }: Deps, caller: Caller, orderId: number) {
  const order = await findOrder(db, orderId)
  if (!order) return err(refusal('NOT_FOUND'))
  const maySee =
    sideOf(order, caller.userId) !== undefined || (order.state === 'dispute' && (await mayJudge(db, caller, order)))
  if (!maySee) return err(refusal('NOT_FOUND'))
  const row = await store.parcelOf(db, orderId)
  const parcel = row && {
    carrier: row.carrier,
    trackingNo: row.tracking_no,
    sentAt: row.sent_at,
    signedAt: row.signed_at,
  }
  return ok({ orderId, parcel: parcel ?? null })
}

/**
 * The carrier handed a parcel over: kept once, and only while the order runs. It may bring the end of the confirmation nearer; then both
 * parties are told. In a dispute it is only
 * kept, and so it is when orders of several buyers name the parcel. Our decision: docs/decisions/0430-parcels.md
 */
export async function signedFor(tx: Tx, deps: Pick<Deps, 'ids' | 'clock'>, orderId: number, at: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const parcel = order && (await store.parcelOf(tx, orderId))
  const now = deps.clock.now()
  if (!parcel || !isNewlySigned(order, parcel, at, now)) return
  await store.setSigned(tx, orderId, at)
  if (order.state !== 'delivered') return
  // A seller cannot bring the ends of many nearer by one parcel.
  const isShared = await store.isOfOthersToo(tx, parcel, order.buyer_user_id)
  const deadline = isShared ? undefined : deadlineOfSigned(order, at, now)
  if (deadline !== undefined) {
    await store.setDeadline(tx, orderId, deadline)
    await schedule(tx, { kind: 'confirmSilent', ref: orderId, runAt: deadline })
    for (const wake of remindersOf(orderId, deadline, now)) await schedule(tx, wake)
  }
  await tellOfSigned(tx, deps, { ...order, deadline_at: deadline ?? order.deadline_at })
}
