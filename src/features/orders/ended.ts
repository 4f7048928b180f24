import type { OrderView } from '@contract/endpoints/orders'
import { yuanText } from '@/lib/format/yuan'
import { fen } from '@contract/money'
import { counterpart } from './counterpart'

export interface Ending {
  readonly title: string
  /** What happened, by role, and where the money is. */
  readonly text: string
  /** The same in a few words, for the line of a card. */
  readonly short: string
  /** Money reached the reader, or the order came to its good end. */
  readonly isGood: boolean
}

/** The facts of an order that decide how its end is told. */
export type EndFacts = Pick<OrderView, 'state' | 'side' | 'buyer' | 'seller' | 'amount' | 'fee' | 'endedBy'> &
  Partial<Pick<OrderView, 'dispute'>>

/** How an ended order ended, told to this side; never 你取消 when it was the timer. Undefined while it runs. Source: design §6. */
export function endingOf(order: EndFacts): Ending | undefined {
  const isBuyer = order.side === 'buyer'
  const other = counterpart(order).blockNo
  const amount = yuanText(order.amount)
  switch (order.state) {
    case 'done':
      return {
        title: '已完成',
        text: doneText(order, isBuyer, other, amount),
        short: doneShort(order, isBuyer, amount),
        isGood: true,
      }
    case 'closed':
      return {
        title: '已关闭',
        text: closedText(order, isBuyer, other),
        short: shortClosed(order, isBuyer, other),
        isGood: false,
      }
    case 'refunded':
      return {
        title: '已退款',
        text: refundedText(order, isBuyer, other, amount),
        short: isBuyer ? `¥${amount} 已退回可用` : `¥${amount} 已退给 ${other}`,
        isGood: false,
      }
    case 'unpaid':
    case 'paid':
    case 'delivered':
    case 'dispute':
      return undefined
  }
}

/** The decision that ended the order, if one did. */
const executed = ({ dispute }: EndFacts) =>
  dispute?.state === 'executed' && dispute.decision ? dispute.decision : undefined

function doneShort(order: EndFacts, isBuyer: boolean, amount: string): string {
  const decision = executed(order)
  if (decision) {
    const net = fen(decision.sellerAmount - decision.fee)
    return isBuyer ? `退回 ¥${yuanText(decision.buyerAmount)}` : `收入 ¥${yuanText(net)}`
  }
  return isBuyer ? `已放款 ¥${amount}` : `收入 ¥${yuanText(fen(order.amount - order.fee))}`
}

function doneText(order: EndFacts, isBuyer: boolean, other: number, amount: string): string {
  const { endedBy, fee, amount: sum } = order
  const decision = executed(order)
  if (decision) {
    const net = yuanText(fen(decision.sellerAmount - decision.fee))
    return isBuyer
      ? `已按裁定执行：¥${yuanText(decision.sellerAmount)} 给 ${other}，¥${yuanText(decision.buyerAmount)} 退回你的可用。`
      : `已按裁定执行：¥${net} 进入你的收入，¥${yuanText(decision.buyerAmount)} 退给 ${other}。`
  }
  const byTimer = endedBy?.by === 'timer'
  if (isBuyer)
    return byTimer ? `72 小时未确认，已自动放款 ¥${amount} 给 ${other}。` : `你已放款 ¥${amount} 给 ${other}。`
  const net = yuanText(fen(sum - fee))
  return byTimer
    ? `${other} 72 小时未确认，已自动放款，¥${net} 进入你的收入。`
    : `${other} 已确认，¥${net} 进入你的收入。`
}

function closedText({ endedBy }: EndFacts, isBuyer: boolean, other: number): string {
  if (endedBy?.by === 'timer')
    return isBuyer ? '你 15 分钟内未付款，没有扣款。' : `${other} 15 分钟内未付款，货已回架。`
  if (endedBy?.by === 'buyer') return isBuyer ? '你取消了订单，没有扣款。' : `${other} 取消了订单，货已回架。`
  return isBuyer ? '平台关闭，没有扣款。' : '平台关闭，货已回架。'
}

function refundedText({ endedBy }: EndFacts, isBuyer: boolean, other: number, amount: string): string {
  const back = isBuyer ? `¥${amount} 已全额退回你的可用。` : `¥${amount} 已全额退给 ${other}。`
  if (endedBy?.act === 'agreeCancel') return `双方同意取消，${back}`
  if (endedBy?.act === 'refundUndecided') return `纠纷 15 天内无人裁定，${back}`
  if (endedBy?.act === 'executeRefund') return `已按裁定执行，${back}`
  if (endedBy?.by === 'timer') return isBuyer ? `${other} 24 小时内未交付，${back}` : `你 24 小时内未交付，${back}`
  return isBuyer ? `${other} 拒单，${back}` : `你已拒单，${back}`
}

function shortClosed({ endedBy }: EndFacts, isBuyer: boolean, other: number): string {
  if (endedBy?.by === 'timer') return '超时未付款'
  if (endedBy?.by === 'buyer') return isBuyer ? '你已取消' : `${other} 取消`
  return '平台关闭'
}
