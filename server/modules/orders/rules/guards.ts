import { judgeOf } from '@contract/orders/story'
import { partAsksEach } from '@contract/limits'
import { fen } from '@contract/money'
import type { OrderGuard, OrderRole, OrderState, PartyAct, Transition } from '@contract/orders/transitions'
import { orderStateNames, partyActs, transitionFor } from '@contract/orders/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { yuan } from '../../../format/yuan'
import type { Dispute } from '../dispute/dispute-store'
import type { Side, TradeOrderTable } from '../tables'
import { termsOf } from './terms'

/** The facts that decide whether this role may do an act that the state allows. */
export interface Facts {
  readonly order: TradeOrderTable
  /** All of the order's disputes, oldest first. */
  readonly disputes: readonly Dispute[]
  readonly role: OrderRole
  readonly now: number
}

type Judge = (facts: Facts & { readonly dispute: Dispute | undefined }) => Refusal | undefined

/** Somebody was faster, or the step is no longer possible: the fresh order shows which. */
const over = refusal('MOVED')
const only = (isAllowed: boolean, refused: Refusal) => (isAllowed ? undefined : refused)

export type AskColumns = Pick<
  TradeOrderTable,
  'cancel_ask_by' | 'cancel_ask_until' | 'part_ask_by' | 'part_ask_until' | 'deadline_at'
>

/** The open request to cancel; one past its deadline does not count, even before its timer has run. */
export const openAsk = ({ cancel_ask_by: by, cancel_ask_until: until }: AskColumns, now: number): Side | null =>
  until !== null && until > now ? by : null

/**
 * The open request for a part, and until when it can be answered: at the latest until the order ends by itself. One past that does not
 * count, even before a timer has run.
 */
export function openPart(
  { part_ask_by: by, part_ask_until: until, deadline_at: end }: AskColumns,
  now: number,
): { readonly by: Side; readonly until: number } | undefined {
  if (by === null || until === null) return undefined
  const last = end === null ? until : Math.min(until, end)
  return last > now ? { by, until: last } : undefined
}

/** The open request, as the story of an order takes it. */
export const asksOf = (order: AskColumns, now: number) => {
  const by = openAsk(order, now)
  const part = openPart(order, now)
  const until = order.cancel_ask_until
  return {
    cancelAsk: by !== null && until !== null ? { by, deadlineAt: until } : null,
    partAsk: part ? { by: part.by, deadlineAt: part.until } : null,
  }
}

function openRequestRefusal(order: TradeOrderTable, now: number): Refusal | undefined {
  const part = openPart(order, now)
  if (part) return refusal('LIMIT', { until: part.until }, '已有一个协商退款待答复')
  if (openAsk(order, now) === null) return undefined
  return refusal('LIMIT', { until: order.cancel_ask_until }, '已有一个取消申请待答复')
}

const judges: Readonly<Record<OrderGuard, Judge>> = {
  inTime: ({ order, now }) => only(order.deadline_at === null || order.deadline_at > now, refusal('EXPIRED')),
  noAskOpen: ({ order, now }) => openRequestRefusal(order, now),
  askIsOthers: ({ order, role, now }) => {
    const by = openAsk(order, now)
    return by === null ? over : only(by !== role, refusal('NO_RIGHT'))
  },
  askIsOwn: ({ order, role, now }) => {
    const by = openAsk(order, now)
    return by === null ? over : only(by === role, refusal('NO_RIGHT'))
  },
  partIsOthers: ({ order, role, now }) => {
    const part = openPart(order, now)
    return part ? only(part.by !== role, refusal('NO_RIGHT')) : over
  },
  partIsOwn: ({ order, role, now }) => {
    const part = openPart(order, now)
    return part ? only(part.by === role, refusal('NO_RIGHT')) : over
  },
  partsLeft: ({ order, role }) =>
    only(
      (role === 'buyer' ? order.buyer_part_asks : order.seller_part_asks) < partAsksEach,
      refusal('LIMIT', {}, `每方最多提出 ${partAsksEach} 次协商退款`),
    ),
  isDivisible: ({ order }) => only(order.amount > 1, refusal('LIMIT', {}, '金额太小，不能退一部分')),
  notExtended: ({ order }) =>
    only(!(order.state === 'paid' ? order.more_deliver : order.more_confirm), refusal('LIMIT', {}, '只能延长一次')),
  firstDispute: ({ disputes, role }) =>
    only(!disputes.some((dispute) => dispute.opened_by === role), refusal('LIMIT', {}, '每方只能发起一次纠纷')),
  isOpener: ({ dispute, role }) => only(dispute?.opened_by === role, refusal('NO_RIGHT')),
  isOpen: ({ dispute }) => only(dispute?.state === 'open', over),
  evidenceOpen: ({ dispute, now }) => only(dispute !== undefined && now < dispute.evidence_until, refusal('EXPIRED')),
  evidenceOver: ({ dispute, now }) =>
    only(
      dispute !== undefined && now >= dispute.evidence_until,
      refusal('LIMIT', { from: dispute?.evidence_until }, '举证期结束后才能裁定'),
    ),
  awaitsRuling: ({ dispute }) => only(dispute?.state === 'open' || dispute?.state === 'appealed', over),
  isCompetent: ({ dispute, role, order }) => {
    if (role !== 'arbiter') return undefined
    if (dispute?.state === 'appealed') return refusal('NO_RIGHT')
    return only(
      judgeOf({ amount: order.amount, terms: termsOf(order) }) === 'arbiter',
      refusal('LIMIT', { max: order.arbiter_most }, `超过 ${yuan(fen(order.arbiter_most))} 由平台裁定`),
    )
  },
  isDecided: ({ dispute }) => only(dispute?.state === 'decided', over),
  notAccepted: ({ dispute, role }) => {
    const { ruling } = dispute ?? {}
    const acceptedAt = role === 'buyer' ? ruling?.buyer_accepted_at : ruling?.seller_accepted_at
    return only(acceptedAt === null, refusal('LIMIT', {}, '你已接受裁定'))
  },
  notRated: ({ order, role }) =>
    only((role === 'buyer' ? order.buyer_stars : order.seller_stars) === null, refusal('LIMIT', {}, '只能评价一次')),
  rateOpen: ({ order, now }) => only(order.rate_until !== null && now < order.rate_until, refusal('EXPIRED')),
}

/** Why a transition that the table has is not allowed now, if so. */
export function guardRefusal({ guards = [] }: Transition, facts: Facts): Refusal | undefined {
  const about = { ...facts, dispute: facts.disputes.at(-1) }
  for (const guard of guards) {
    const refused = judges[guard](about)
    if (refused) return refused
  }
  return undefined
}

interface Button {
  readonly act: PartyAct
  readonly row: Transition
}

/** The acts that the table has for a side in a state, in the order of the buttons. Found once: lists ask it for every row. */
const buttonsOf = (side: Side, state: OrderState): Button[] =>
  partyActs.flatMap((act) => {
    const row = transitionFor(act, side, state)
    return row ? [{ act, row }] : []
  })
const buttonsIn = (side: Side) =>
  new Map<OrderState, Button[]>(orderStateNames.map((state) => [state, buttonsOf(side, state)]))
const buttons = { buyer: buttonsIn('buyer'), seller: buttonsIn('seller') }

/** The buttons of one side now: the acts that the table has for it and no guard forbids. */
export const openActs = (facts: Facts & { readonly role: Side }): PartyAct[] =>
  (buttons[facts.role].get(facts.order.state) ?? [])
    .filter(({ row }) => guardRefusal(row, facts) === undefined)
    .map(({ act }) => act)
