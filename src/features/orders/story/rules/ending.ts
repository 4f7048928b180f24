import type { OrderView } from '@contract/endpoints/orders/orders'
import { fen, minus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { counterpart } from '../../rules'
import { summaryOf } from './summary'
import type { End } from '../words'
import { ends } from '../words'

export interface Ending {
  readonly title: string
  /** What happened, by role, and where the money is. */
  readonly text: string
  /** The same in a few words, for the line of a card. */
  readonly short: string
  /** Money reached the reader, or the order was completed. */
  readonly isGood: boolean
}

/** The facts of an order that decide the words of its end. */
export type EndingFacts = Pick<
  OrderView,
  'state' | 'side' | 'buyer' | 'seller' | 'amount' | 'fee' | 'terms' | 'endedAt' | 'endedBy' | 'dispute' | 'agreed'
>

const titles = { done: '已完成', closed: '已关闭', refunded: '已退款' } as const

const endOfAct: Readonly<Record<string, End | undefined>> = ends

const endOfState = { done: ends.confirm, closed: ends.byPlatform, refunded: ends.refuse } as const

/** The act that ended it; without a known act, what the state alone says. */
function endOf({ endedBy, dispute, agreed }: EndingFacts, state: keyof typeof endOfState): End {
  if (agreed) return ends.agreePart
  if (state === 'done' && dispute?.state === 'executed' && dispute.decision) return ends.executeSplit
  return (endedBy && endOfAct[endedBy.act]) ?? endOfState[state]
}

/** Whether money of an ended order came back to this reader, the buyer: all of it, or a part by decision or agreement. */
export function refundedTo(order: EndingFacts): boolean {
  return order.side === 'buyer' && (summaryOf(order)?.back ?? 0) > 0
}

/** How an order ended, in the words for this side. Undefined while it runs. Source: design §6. */
export function endingOf(order: EndingFacts): Ending | undefined {
  const { state, side, amount, fee } = order
  if (state !== 'done' && state !== 'closed' && state !== 'refunded') return undefined
  const { net = minus(amount, fee), back = fen(0) } = summaryOf(order) ?? {}
  const facts = {
    other: counterpart(order).blockNo,
    amount: yuanText(amount),
    net: yuanText(net),
    toSeller: yuanText(minus(amount, back)),
    toBuyer: yuanText(back),
    terms: order.terms,
  }
  const { text, short } = endOf(order, state)
  return { title: titles[state], text: text[side](facts), short: short[side](facts), isGood: state === 'done' }
}
