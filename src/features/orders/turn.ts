import type { OrderView } from '@contract/endpoints/orders'
import { orderCopy, turnCopy } from './copy'
import { counterpart } from './counterpart'
import { turnOfDispute } from './dispute-turn'
import type { EndFacts } from './ended'
import { endingOf } from './ended'

/** The facts of an order that decide its sentence. */
export type TurnFacts = Pick<OrderView, 'state' | 'side' | 'buyer' | 'seller' | 'deadlineAt' | 'acts' | 'dispute'>

/** Whose turn, to do what, until when, and what happens otherwise. Source: design §1.2, §6. */
export interface Turn {
  readonly who: string
  readonly act: string
  readonly deadlineAt: number | null
  readonly otherwise: string
  /** Blue and filled: it is the reader's turn. */
  readonly isMine: boolean
}

/** Below this much time a turn line is amber. Source: design §3 (turn line). */
export const urgentBelowMs = 2 * 3_600_000

/** The sentence of a running order, or undefined when it has ended. Source: design §6 (state table). */
export function turnOfOrder(order: TurnFacts): Turn | undefined {
  const isBuyer = order.side === 'buyer'
  const other = counterpart(order).blockNo
  const mine = (act: string, otherwise: string): Turn => ({
    who: orderCopy.yourTurn,
    act,
    deadlineAt: order.deadlineAt,
    otherwise,
    isMine: true,
  })
  const theirs = (act: string, otherwise: string): Turn => ({
    who: orderCopy.waitFor(other),
    act,
    deadlineAt: order.deadlineAt,
    otherwise,
    isMine: false,
  })
  const { else: otherwise } = turnCopy
  switch (order.state) {
    case 'unpaid':
      return isBuyer ? mine(turnCopy.pay, otherwise.closeMine) : theirs(turnCopy.pay, otherwise.closeTheirs)
    case 'paid':
      return isBuyer ? theirs(turnCopy.deliver, otherwise.refund) : mine(turnCopy.deliver, otherwise.refundMine)
    case 'delivered':
      return isBuyer ? mine(turnCopy.confirm, otherwise.releaseMine) : theirs(turnCopy.confirmShort, otherwise.release)
    case 'dispute':
      return turnOfDispute(order)
    case 'done':
    case 'closed':
    case 'refunded':
      return undefined
  }
}

/** Amber: a payment, or less than two hours left. Source: design §3 (turn line, is-urgent). */
export function isUrgent(order: Pick<OrderView, 'state' | 'deadlineAt'>, nowMs: number): boolean {
  if (order.state === 'unpaid') return true
  return order.deadlineAt !== null && order.deadlineAt - nowMs < urgentBelowMs
}

/** How a turn line looks. Source: design §3 (turn line). */
export function toneOf(order: TurnFacts, nowMs: number): 'me' | 'urgent' | 'wait' | 'dispute' | 'done' {
  const turn = turnOfOrder(order)
  if (!turn) return 'done'
  if (order.state === 'dispute') return 'dispute'
  if (!turn.isMine) return 'wait'
  return isUrgent(order, nowMs) ? 'urgent' : 'me'
}

/** The same sentence written out for the top of an order. Source: mockup 07; design §6. */
export function turnSentences(order: TurnFacts): { readonly what: string; readonly otherwise: string } {
  const turn = turnOfOrder(order)
  if (!turn) return { what: '', otherwise: '' }
  const what = turn.isMine ? `${turn.who} · ${turn.act}` : `${turn.who} ${fullAct(order, turn.act)}`
  return { what, otherwise: elseSentence(order) }
}

const fullAct = (order: TurnFacts, act: string) => (order.state === 'delivered' ? turnCopy.confirm : act)

function elseSentence(order: TurnFacts): string {
  const isBuyer = order.side === 'buyer'
  const other = counterpart(order).blockNo
  switch (order.state) {
    case 'unpaid':
      return isBuyer ? '超时未付款，订单关闭，货回架上' : '对方超时未付款，货自动回架。现在不用做什么。'
    case 'paid':
      return isBuyer ? '对方超时未交付，全额退给你。现在不用做什么。' : `超时未交付，全额退给 ${other}`
    case 'delivered':
      return isBuyer ? `超时未确认，自动放款给 ${other}` : '对方超时未确认，自动放款给你。现在不用做什么。'
    case 'dispute':
      return turnOfDispute(order).sentence
    case 'done':
    case 'closed':
    case 'refunded':
      return ''
  }
}

/** What to say after an act came too late: what the order is now. Source: design §6 (MOVED). */
export function movedText(order: TurnFacts & EndFacts, text: string): string {
  const now = endingOf(order)?.title ?? turnSentences(order).what
  return `${text}：${now}`
}
