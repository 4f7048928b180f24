import { dayMs } from '@contract/durations'
import { silentWords } from '@contract/orders/dispute-words'
import { isBack } from '@contract/orders/parcel-ways'
import { runningStates } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { schedule } from '../../../jobs/jobs'
import type { ParcelTold } from '../../../tracking/course'
import { orderDispatchKind } from '../../pay/open/dispatch'
import { maskKind } from '../address/address'
import { mayJudge } from '../dispute/decide'
import { disputesOf } from '../dispute/dispute-store'
import { tellOfSigned, tellOfUnsigned } from '../news/news'
import { remindersOf } from '../news/reminders'
import { masksAt } from '../rules/address'
import {
  deadlineOfSigned,
  deadlineOfUnsigned,
  isNewlySigned,
  isNews,
  isOutdated,
  newsSince,
  notAhead,
  silentFromOf,
  takesBack,
} from '../rules/parcel'
import { findOrder, lockOrder } from '../store'
import type { DisputeTable, Side } from '../tables'
import { sideOf } from '../view'
import * as store from './parcel-store'

/**
 * The parcel of an order; the carrier's words as long as its address can be read. Refusal: NOT_FOUND, also for strangers and for a judge
 * once nothing is to be decided.
 */
export async function readParcel({ db, clock }: Deps, caller: Caller, orderId: number) {
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
    way: row.way,
    news: clock.now() < (masksAt(order) ?? Infinity) ? newsSince(row, clock.now()) : [],
    silentFrom: silentFromOf(row, clock.now()) ?? null,
  }
  return ok({ orderId, parcel: parcel ?? null })
}

/**
 * A carrier tells of a parcel: the newest is kept while the order runs, with what a signature brings, or takes back. What is older than
 * what is known, or of the future, says nothing. Our decision: docs/decisions/0430-parcels.md
 */
export async function hearOf(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  orderId: number,
  said: ParcelTold,
): Promise<void> {
  const now = deps.clock.now()
  const told = notAhead(said, now)
  if ((told.news[0]?.at ?? 0) > now) return
  const order = await lockOrder(tx, orderId)
  const parcel = order && (await store.parcelOf(tx, orderId))
  if (!parcel || !runningStates.includes(order.state)) return
  if (isNews(told, parcel)) {
    await store.setNews(tx, orderId, told)
    await schedule(tx, { kind: maskKind, ref: orderId, runAt: now + dayMs })
  }
  if (isOutdated(told, parcel)) return
  if (told.signedAt !== undefined) await signedFor(tx, deps, { order, parcel }, told.signedAt)
  else if (isNews(told, parcel)) await notSigned(tx, deps, { order, parcel }, told)
}

/** Why a dispute may not have this reason, if so. Refusal: FORM (`reason`: the goods were not sent, when something was heard of them). */
export async function reasonRefusal(
  tx: Tx,
  { order_id: id }: { readonly order_id: number },
  side: Side,
  reason: DisputeTable['reason'] | undefined,
  now: number,
): Promise<Refusal | undefined> {
  if (reason !== 'notSent') return undefined
  const parcel = side === 'buyer' ? await store.parcelOf(tx, id) : undefined
  const from = parcel && silentFromOf(parcel, now)
  if (from !== undefined && now >= from) return undefined
  return refusal('FORM', { fields: { reason: silentWords.refused } })
}

/** An order that is locked, with its parcel. */
interface Sent {
  readonly order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>
  readonly parcel: NonNullable<Awaited<ReturnType<typeof store.parcelOf>>>
}

/**
 * The carrier handed a parcel over: kept until it says another thing, and only while the order runs. It may bring the end of the
 * confirmation nearer; then both parties are told. In a dispute it is only kept, and so it is when orders of several buyers name the
 * parcel. Our decision: docs/decisions/0430-parcels.md
 */
async function signedFor(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  { order, parcel }: Sent,
  at: number,
): Promise<void> {
  const { order_id: orderId } = order
  const now = deps.clock.now()
  if (!isNewlySigned(order, parcel, at, now)) return
  await schedule(tx, { kind: orderDispatchKind, ref: orderId, runAt: now })
  if (order.state !== 'delivered') {
    await store.setSigned(tx, orderId, { signed_at: at, shortened_by: null, shortened_at: null })
    return
  }
  // A seller cannot bring the ends of many nearer by one parcel.
  const isShared = await store.isOfOthersToo(tx, parcel, order.buyer_user_id)
  const deadline = isShared ? undefined : deadlineOfSigned(order, at, now)
  const shortened =
    deadline === undefined || order.deadline_at === null
      ? { shortened_by: null, shortened_at: null }
      : { shortened_by: order.deadline_at - deadline, shortened_at: now }
  await store.setSigned(tx, orderId, { signed_at: at, ...shortened })
  if (deadline !== undefined) await moveDeadline(tx, orderId, deadline, now)
  await tellOfSigned(tx, deps, { ...order, deadline_at: deadline ?? order.deadline_at })
}

async function moveDeadline(tx: Tx, orderId: number, deadline: number, now: number): Promise<void> {
  await store.setDeadline(tx, orderId, deadline)
  await schedule(tx, { kind: 'confirmSilent', ref: orderId, runAt: deadline })
  for (const wake of remindersOf(orderId, deadline, now)) await schedule(tx, wake)
}

/**
 * The carrier's newest word is no signature: one that was known is taken back, with what it did to the order's end. Both are told of that,
 * and of a parcel that goes back. Our decision: docs/decisions/0430-parcels.md
 */
async function notSigned(
  tx: Tx,
  deps: Pick<Deps, 'ids' | 'clock'>,
  { order, parcel }: Sent,
  { way, news }: ParcelTold,
): Promise<void> {
  const { order_id: orderId } = order
  const now = deps.clock.now()
  const [newest] = newsSince({ sent_at: parcel.sent_at, news }, now)
  if (!newest) return
  const isUnsigned = takesBack(parcel, { way, at: newest.at })
  if (!isUnsigned && (!isBack(way) || isBack(parcel.way))) return
  const disputes = (await disputesOf(tx, [orderId])).get(orderId) ?? []
  const isDelivered = order.state === 'delivered'
  const deadline = isUnsigned && isDelivered ? deadlineOfUnsigned(order, parcel, disputes) : undefined
  if (isUnsigned) await store.setSigned(tx, orderId, { signed_at: null, shortened_by: null, shortened_at: null })
  if (deadline !== undefined) await moveDeadline(tx, orderId, deadline, now)
  await tellOfUnsigned(tx, deps, { ...order, deadline_at: deadline ?? order.deadline_at }, way)
}
