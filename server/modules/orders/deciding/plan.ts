import type { Openings } from '@contract/hours'
import { paymentDeadline } from '@contract/hours'
import { waits } from '@contract/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { Carrier } from '@contract/orders/carriers'
import { carrierNames } from '@contract/orders/carriers'
import { feeOf } from '@contract/orders/fee'
import type { OrderWaits } from '@contract/orders/terms'
import type { OrderAct, OrderRole, OrderTimer, Transition } from '@contract/orders/transitions'
import { endedStates, lengthMs } from '@contract/orders/transitions'
import { waitMs } from '@contract/settings/waits'
import { yuan } from '../../../format/yuan'
import type { Wake } from '../../../jobs/jobs'
import type { HoldMove } from '../../../ledger/move'
import type { News } from '../../notices/open/tell'
import { orderDispatchKind } from '../../pay/open/dispatch'
import type { Award } from '../../points/open/award'
import type { Dispute } from '../dispute/dispute-store'
import { moneyOf } from '../rules/money'
import { termsOf } from '../rules/terms'
import { partyNews } from '../news/news'
import type { TellableOrder } from '../news/news-words'
import { remindersOf } from '../news/reminders'
import type { CourseColumn } from './course'
import type { DisputeTable, OrderEventTable, TradeOrderTable } from '../tables'

/** What somebody says with an act on an order: words, pictures, an amount, a reason. */
export interface Said {
  readonly text?: string
  readonly images?: string
  /** For a request for a part: what the buyer would get back. */
  readonly amount?: Fen
  /** For a dispute. */
  readonly reason?: DisputeTable['reason']
  /** For a rating. */
  readonly stars?: number
  /** For a decision: who decided, and what the seller gets before the fee. */
  readonly ruling?: { readonly userId: number; readonly sellerAmount: Fen }
  /** For the delivery of a posted order. */
  readonly carrier?: Carrier | undefined
  readonly trackingNo?: string | undefined
}

/** What every act brings: which order, in the version that the caller saw. */
export interface ActInput {
  readonly clientNo: string
  readonly id: number
  readonly ver: number
}

/** An act that a call asks for. */
export interface Wish {
  readonly call: string
  readonly act: OrderAct
  readonly said?: Said
}

/** Everything that a transition writes but its dispute, decided before anything is written and without asking the database. */
export interface Plan {
  /** Whose act it counts as. */
  readonly by: OrderRole
  readonly money: HoldMove | undefined
  /** The columns of the order that change, but for its version and the id of a hold that is opened. */
  readonly after: Partial<Pick<TradeOrderTable, CourseColumn>>
  readonly payState: 'paid' | 'closed' | undefined
  readonly event: Omit<OrderEventTable, 'event_id'>
  readonly wakes: readonly Wake[]
  /** Reserved goods go back to the listing. */
  readonly restocks: boolean
  /** The order's price becomes the item's last one. */
  readonly setsPrice: boolean
  /** What the parties are told. */
  readonly news: readonly News[]
  readonly awards: readonly Award[]
}

/** An act on an order, and what it depends on. */
export interface Course {
  readonly order: TellableOrder
  readonly transition: Transition
  readonly role: OrderRole
  readonly said: Said
  /** The order's running dispute. */
  readonly dispute: Dispute | undefined
  readonly now: number
}

/** The wake-up that asks the tracking provider after an order's parcel. */
export const followKind = 'followParcel'

const ended = new Set(endedStates)
const executions = new Set<string>(['executeRelease', 'executeRefund', 'executeSplit'])

/**
 * What one transition of the table writes: money, goods, state, timeline, the next deadline and the notices. An executed decision counts as
 * its author's act, whoever triggered it. Source: domain model §3.5.
 */
export function planOf(course: Course): Plan {
  const { order, transition, role, said, dispute, now } = course
  const ruling = dispute?.ruling
  const by = executions.has(transition.act) ? (ruling?.by_role ?? role) : role
  const state = transition.to === 'same' ? order.state : transition.to
  const deadline = nextDeadline(transition, order, dispute, now)
  const after = {
    state,
    deadline_at: deadline?.at ?? null,
    deadline_does: deadline?.does ?? null,
    updated_at: now,
    ...askAfter(order, transition, by, said, now),
    ...partAfter(order, transition, by, said, now),
    ...saidOnOrder(order, transition, by, said),
    ...(ended.has(state) && order.state !== state && endOf({ ...order, state }, transition, by, now)),
  }
  // The text of a rating is shown later, with the rating.
  const words = { text: transition.act === 'rate' ? '' : textOf(transition, said), images: said.images ?? '' }
  const sellerAmount = sellerAmountOf(order, transition, said, ruling)
  return {
    by,
    money: moneyOf(order, transition, sellerAmount),
    after,
    payState: payStateAfter(transition),
    event: { order_id: order.order_id, at: now, act: transition.act, by, ...words },
    wakes: wakesOf(course, deadline),
    restocks: transition.restock === true && order.sale_id !== null,
    setsPrice: transition.to === 'done' && transition.money !== 'split',
    news: partyNews({ ...order, ...after, sellerAmount, now }, transition.act, by),
    awards: transition.to === 'done' ? awardsOf(order) : [],
  }
}

/**
 * What the timeline keeps of what was said; of a request for a part also the amount, which the order forgets with the request; of a
 * delivery by post also the parcel.
 */
function textOf({ act }: Transition, { text = '', amount = fen(0), carrier, trackingNo }: Said): string {
  if (act === 'refundPart') return `退给买家 ${yuan(amount)}：${text}`
  if (act !== 'deliver' || carrier === undefined || trackingNo === undefined) return text
  return [`${carrierNames[carrier]} ${trackingNo}`, text].filter((part) => part !== '').join('，')
}

/** What a decision or an agreement gives to the seller, before the fee; a request would. */
export function sellerAmountOf(order: TradeOrderTable, { act }: Transition, said: Said, ruling: Dispute['ruling']) {
  switch (act) {
    case 'refundPart':
      return order.amount - (said.amount ?? 0)
    case 'agreePart':
      return order.part_ask_amount === null ? undefined : order.amount - order.part_ask_amount
    case 'decideRelease':
      return order.amount
    case 'decideRefund':
      return 0
    case 'decideSplit':
      return said.ruling?.sellerAmount
    default:
      return ruling?.seller_amount
  }
}

/** The wake-ups of a new deadline, and of a request. */
function wakesOf({ order, transition, said, now }: Course, deadline: Deadline | undefined): readonly Wake[] {
  const ref = order.order_id
  const isNew = deadline !== undefined && deadline.at !== order.deadline_at
  return [
    ...(isNew ? [{ kind: deadline.does, ref, runAt: deadline.at }] : []),
    ...(isNew && deadline.does === 'confirmSilent' ? remindersOf(ref, deadline.at, now) : []),
    ...(transition.act === 'deliver' && said.trackingNo !== undefined ? [{ kind: followKind, ref, runAt: now }] : []),
    ...(order.state === 'paid' && transition.to !== 'same' ? [{ kind: orderDispatchKind, ref, runAt: now }] : []),
    ...(transition.act === 'askCancel' ? [{ kind: 'lapseCancel', ref, runAt: answerUntil(order, now) }] : []),
    ...(transition.act === 'refundPart' ? [{ kind: 'lapsePart', ref, runAt: now + waits.partAnswerMs }] : []),
  ]
}

/** Until when a request to cancel that is made now can be answered. */
const answerUntil = (order: TradeOrderTable, now: number) => now + waitMs(termsOf(order), 'cancelAnswerHours')

const endOf = (order: TradeOrderTable, { act }: Transition, by: OrderRole, now: number) => ({
  ended_act: act,
  ended_by: by,
  ended_at: now,
  ...(order.state !== 'closed' && { rate_until: now + waitMs(termsOf(order), 'rateDays') }),
})

const endsAsk = new Set<string>(['denyCancel', 'withdrawCancel', 'lapseCancel'])

/** The columns of the request to cancel after this transition: made, still open, or gone. */
function askAfter(order: TradeOrderTable, { act, to }: Transition, by: OrderRole, said: Said, now: number) {
  if (act === 'askCancel' && (by === 'buyer' || by === 'seller')) {
    const words = { cancel_ask_text: said.text ?? '', cancel_ask_at: now, cancel_ask_until: answerUntil(order, now) }
    return { cancel_ask_by: by, ...words }
  }
  const goesOn = to === 'delivered' || (to === 'same' && !endsAsk.has(act))
  if (order.cancel_ask_by === null || goesOn) return {}
  return { cancel_ask_by: null, cancel_ask_text: null, cancel_ask_at: null, cancel_ask_until: null }
}

const noPartAsk = {
  part_ask_by: null,
  part_ask_amount: null,
  part_ask_text: null,
  part_ask_at: null,
  part_ask_until: null,
} as const

const endsPart = new Set<string>(['agreePart', 'denyPart', 'withdrawPart', 'lapsePart'])

/** The columns of the request for a part after this transition: made, still open, or gone; and of what was agreed. */
function partAfter(order: TradeOrderTable, { act, to }: Transition, by: OrderRole, said: Said, now: number) {
  if (act === 'refundPart' && (by === 'buyer' || by === 'seller')) {
    const asks = by === 'buyer' ? order.buyer_part_asks : order.seller_part_asks
    return {
      part_ask_by: by,
      part_ask_amount: said.amount ?? null,
      part_ask_text: said.text ?? '',
      part_ask_at: now,
      part_ask_until: now + waits.partAnswerMs,
      ...(by === 'buyer' ? { buyer_part_asks: asks + 1 } : { seller_part_asks: asks + 1 }),
    }
  }
  if (order.part_ask_by === null || (to === 'same' && !endsPart.has(act))) return {}
  if (act !== 'agreePart' || order.part_ask_amount === null) return noPartAsk
  const { fee } = feeOf(order.amount - order.part_ask_amount, termsOf(order))
  return { ...noPartAsk, agreed_back: order.part_ask_amount, agreed_fee: fee }
}

/** The columns that extending and rating set on the order. */
function saidOnOrder(order: TradeOrderTable, { act }: Transition, by: OrderRole, said: Said): Partial<TradeOrderTable> {
  if (act === 'extend') return order.state === 'paid' ? { more_deliver: true } : { more_confirm: true }
  if (act !== 'rate') return {}
  const [stars, words] = [said.stars ?? null, said.text ?? '']
  return by === 'buyer' ? { buyer_stars: stars, buyer_words: words } : { seller_stars: stars, seller_words: words }
}

/** The pay order's new state, if it changes. */
function payStateAfter({ act, to }: Transition): 'paid' | 'closed' | undefined {
  if (act === 'pay') return 'paid'
  return to === 'closed' ? 'closed' : undefined
}

export interface Deadline {
  readonly at: number
  readonly does: OrderTimer
}

/** What a deadline depends on besides its transition; a payment deadline on when the city is open. */
interface Around {
  readonly now: number
  readonly terms: OrderWaits
  readonly delivery?: TradeOrderTable['delivery']
  readonly openings?: Openings | undefined
}

/** The deadline that a transition itself sets; a payment deadline avoids closed hours. Source: domain model §4. */
export function deadlineOf({ deadline }: Transition, { now, terms, delivery, openings }: Around): Deadline | undefined {
  if (!deadline) return undefined
  const afterMs = lengthMs((delivery === 'post' ? deadline.posted : undefined) ?? deadline.after, terms)
  if (!deadline.payment) return { at: now + afterMs, does: deadline.does }
  if (!openings) throw new Error('a payment deadline without the hours of its city')
  return { at: paymentDeadline(openings, now, afterMs), does: deadline.does }
}

/** The order's deadline after a transition: a new one, the running one (perhaps moved), or none. */
function nextDeadline(
  transition: Transition,
  order: TradeOrderTable,
  dispute: Dispute | undefined,
  now: number,
): Deadline | undefined {
  const terms = termsOf(order)
  const set = deadlineOf(transition, { now, terms, delivery: order.delivery })
  if (set) return set.does === 'refundUndecided' ? { ...set, at: Math.max(set.at, dispute?.last_resort_at ?? 0) } : set
  if (transition.to !== 'same' || order.deadline_at === null || order.deadline_does === null) return undefined
  const moreMs = transition.more === undefined ? 0 : waitMs(terms, transition.more)
  return { at: order.deadline_at + moreMs, does: order.deadline_does }
}

const pointsOfDone = 2

/**
 * The popularity that both parties get for a completed order; the lower user id first, so that two orders never deadlock. Source: domain
 * model §3.11.
 */
function awardsOf(order: TradeOrderTable): readonly Award[] {
  const thing = { content: `订单 ${order.order_no} 成交`, refType: 'order', refId: order.order_id }
  const userIds = [order.buyer_user_id, order.seller_user_id].sort((one, other) => one - other)
  return userIds.map((userId) => ({ ...thing, userId, areaId: order.area_id, pointsAdd: pointsOfDone }))
}
