import type { OrderView } from '@contract/endpoints/orders/orders'
import type { Waiting } from '@contract/orders/story'
import { courseText, isTurnOf, turnOf, waitingOf } from '@contract/orders/story'
import { unbroken } from '@/lib/format/unbroken'
import type { Sentence } from '@/lib/order-story/sentence'
import { sentenceOf, sentenceTone } from '@/lib/order-story/sentence'
import { waitWords } from '@/lib/order-story/words'
import { counterpart } from '../../rules'
import type { EndingFacts } from './ending'
import { endingOf } from './ending'
import { idle, stages, unanswered } from '../words'

/** The facts of an order that decide its turn sentence. */
export type TurnFacts = Pick<
  OrderView,
  | 'state'
  | 'side'
  | 'buyer'
  | 'seller'
  | 'amount'
  | 'terms'
  | 'deadlineAt'
  | 'acts'
  | 'dispute'
  | 'cancelAsk'
  | 'partAsk'
>

/** Whose turn, to do what, until when, and what happens otherwise. Source: design §1.2, §6. */
export interface Turn extends Sentence {
  readonly deadlineAt: number | null
  /** Blue and filled: it is the reader's turn. */
  readonly isMine: boolean
  /** The first two, and what happens otherwise, written out for the top of an order. Source: mockup 07; design §6. */
  readonly long: { readonly what: string; readonly otherwise: string }
}

const isMyTurn = (order: TurnFacts, nowMs: number): boolean => isTurnOf(turnOf(order, nowMs), order.side)

/** The sentence of a running order, or undefined when it has ended. Source: design §6 (state table). */
export function turnOfOrder(order: TurnFacts, nowMs: number): Turn | undefined {
  const waiting = waitingOf(order, nowMs)
  if (!waiting) return undefined
  const isMine = isMyTurn(order, nowMs)
  const sentence = sentenceOf(waiting, isMine, counterpart(order).blockNo)
  return {
    ...sentence,
    deadlineAt: waiting.until,
    isMine,
    long: {
      what: [sentence.who, waitWords[waiting.wait].act].filter((part) => part !== '').join(isMine ? ' · ' : ' '),
      otherwise: longOtherwise(order, waiting, nowMs),
    },
  }
}

/** What happens if what the order waits for is not done, written out for this side. */
export function longOtherwise(order: TurnFacts, waiting: Waiting, nowMs: number): string {
  const { wait, who } = waiting
  if (wait === 'cancelAsked' || wait === 'partAsked') return unanswered[who === order.side ? 'mine' : 'theirs']
  if (wait === 'payment' || wait === 'delivery' || wait === 'receipt')
    return stages[wait].otherwise[order.side]({
      other: counterpart(order).blockNo,
      rest: idle,
    })
  const back = order.side === 'buyer' ? '你' : `给 ${order.buyer.blockNo}`
  return unbroken(`${courseText(order, waiting, nowMs, back)}。期间货款保持冻结。`)
}

/** How a turn line looks. Source: design §3 (turn line). */
export function toneOf(order: TurnFacts, nowMs: number): 'me' | 'urgent' | 'wait' | 'dispute' | 'done' {
  const waiting = waitingOf(order, nowMs)
  return waiting ? sentenceTone(waiting, isMyTurn(order, nowMs), nowMs) : 'done'
}

/** The words after an act that came too late: the order's present state. Source: design §6 (MOVED). */
export function movedText(order: TurnFacts & EndingFacts, text: string, nowMs: number): string {
  return `${text}：${endingOf(order)?.title ?? turnOfOrder(order, nowMs)?.long.what ?? ''}`
}
