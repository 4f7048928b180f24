import type { OrderView } from '@contract/endpoints/orders/orders'
import type { Carrier } from '@contract/orders/carriers'
import { carriers, isTrackingNo, plainTrackingNo } from '@contract/orders/carriers'
import { isTurnOf } from '@contract/orders/story'
import { endedStates } from '@contract/orders/transitions'
import { cutTo } from '@contract/texts/signs'
import { yuanText } from '@/lib/format/yuan'
import { otherReason, settleCopy } from './act-copy'
import { actCopy } from '../hand-over-copy'

export type OrderAct = OrderView['acts'][number]

/** What answers the other, or a decision: yes first, and what says no to it. */
const answers = { agreeCancel: 'denyCancel', agreePart: 'denyPart', accept: 'appeal' } as const satisfies Partial<
  Record<OrderAct, OrderAct>
>
const yes: readonly OrderAct[] = ['agreeCancel', 'agreePart', 'accept']
const no: readonly OrderAct[] = Object.values(answers)

/** They take back what the reader asked for. */
const takenBack: readonly OrderAct[] = ['withdrawCancel', 'withdrawPart']

/** The acts of the bottom bar; the others are shown in the part of the page that they are about. */
const inBar: readonly OrderAct[] = [
  'pay',
  'cancel',
  'deliver',
  'refuse',
  'confirm',
  'askCancel',
  'extend',
  'dispute',
  ...takenBack,
  ...yes,
  ...no,
  'rate',
]

export interface ActButton {
  readonly act: OrderAct
  readonly label: string
}

export interface ActBar {
  /** The one blue button: an act for which it is the reader's turn. */
  readonly primary?: ActButton
  /** Acts that are allowed but not asked for. */
  readonly others: readonly ActButton[]
}

type ActFacts = Pick<OrderView, 'acts' | 'amount' | 'side' | 'state' | 'turn'>

/** An answer comes before what the order itself waits for. A rating is nobody's turn, and the only thing left to do. */
const leading: readonly OrderAct[] = [...yes, 'pay', 'deliver', 'confirm', 'rate']

/**
 * The buttons of an order: strictly those the server allows, one of them primary when it is the reader's turn.
 * Source: domain model §3.5 (`acts`); design §1.6.
 */
export function actBar(order: ActFacts): ActBar {
  const buttons = buttonsOf(order, inBar)
  const mayLead = (act: OrderAct) => act === 'rate' || isTurnOf(order.turn, order.side)
  const lead = leading.find((act) => mayLead(act) && order.acts.includes(act))
  const primary = buttons.find(({ act }) => act === lead)
  const others = buttons.filter((button) => button !== primary)
  return primary ? { primary, others } : { others }
}

/** The buttons of a card in a list: what is asked for now, and taking back what the reader asked for. Source: mockup 14-my-buy. */
export function cardBar(order: ActFacts): ActBar {
  const { primary, others } = actBar(order)
  // The rating of an ended order is asked for without weight: the list is of what is over.
  const rating = primary?.act === 'rate' ? [primary] : []
  if (!isTurnOf(order.turn, order.side))
    return { others: [...others.filter(({ act }) => takenBack.includes(act)), ...rating] }
  if (!primary || !yes.includes(primary.act)) return { ...(primary && { primary }), others }
  return { primary, others: others.filter(({ act }) => no.includes(act)) }
}

/** The listing from which the buyer of an order that has ended may buy once more. */
export const againOf = ({ side, state, saleId }: Pick<OrderView, 'side' | 'state' | 'saleId'>): number | undefined =>
  side === 'buyer' && saleId > 0 && endedStates.includes(state) ? saleId : undefined

/** The buttons of those of these acts that the server allows now. */
export const buttonsOf = (
  order: Pick<OrderView, 'acts' | 'amount' | 'state'>,
  wanted: readonly OrderAct[],
): ActButton[] => order.acts.filter((act) => wanted.includes(act)).map((act) => ({ act, label: actLabel(act, order) }))

/** The label of an act's button: the effect, with the amount where money leaves. Source: design §6. */
export function actLabel(act: OrderAct, { amount, state }: Pick<OrderView, 'amount' | 'state'>): string {
  if (act === 'pay') return actCopy.pay(yuanText(amount))
  if (act === 'extend') return settleCopy.extend[state === 'paid' ? 'paid' : 'delivered']
  return { ...actCopy, ...settleCopy }[act]
}

/** The longest words beside a reason: both are one text of at most 140 characters. */
export const longestWords = 120

/** Whether a reason says enough without words of one's own. */
export const mayLackWords = (reason: string): boolean => reason !== otherReason

/** A reason with the words to it; the own words alone where no reason fits. */
export function reasonText(reason: string, text: string): string {
  if (text === '') return reason
  return mayLackWords(reason) ? `${reason}：${text}` : text
}

/** The longest number of a parcel, with spaces as on some labels. */
export const longestTrackingNo = 40

/** The longest message of a carrier out of which a number is read. */
export const longestParcelMessage = 500

/**
 * What the box of a number holds of what is typed or pasted into it: that as it is, or, of more than a number can be, the number in it. It
 * is read before it is cut.
 */
export const boxedTrackingNo = (typed: string): string =>
  typed.length <= longestTrackingNo ? typed : cutTo(plainTrackingNo(typed), longestTrackingNo)

/** A carrier that was chosen; none while nothing was. */
export const typedCarrier = (chosen: string): Carrier => carriers.find((one) => one === chosen) ?? 'other'

/** Says so when a number is not one of the chosen carrier. Without a carrier there is nothing to compare with. */
export const wrongNumber = (carrier: Carrier | '', no: string): string | undefined =>
  carrier === '' || isTrackingNo(carrier, plainTrackingNo(no)) ? undefined : actCopy.postSheet.wrongNumber
