import type { OrderView } from '@contract/endpoints/orders'
import { counterpart } from './counterpart'

export interface DisputeTurn {
  readonly who: string
  readonly act: string
  readonly deadlineAt: number | null
  /** In at most six characters. */
  readonly otherwise: string
  /** The same, written out. */
  readonly sentence: string
  readonly isMine: boolean
}

type DisputeFacts = Pick<OrderView, 'side' | 'buyer' | 'seller' | 'deadlineAt' | 'acts' | 'dispute'>

const words = {
  mayor: '等市长',
  ruling: '裁定',
  refund: '超时退款',
  refundLong: '超时未裁定，全额退给买家',
} as const

/** Whose turn it is in a dispute: evidence, the decision, the answers to it, the last instance. Source: domain model §3.5, rows 13–16; §5. */
export function turnOfDispute(order: DisputeFacts): DisputeTurn {
  const { dispute, acts, deadlineAt } = order
  const waiting = { who: words.mayor, act: words.ruling, otherwise: words.refund, sentence: words.refundLong }
  if (!dispute) return { ...waiting, deadlineAt, isMine: false }
  if (dispute.state === 'decided') {
    const isMine = acts.includes('accept')
    return {
      who: isMine ? '轮到你' : `等 ${counterpart(order).blockNo}`,
      act: '接受或申诉',
      deadlineAt: dispute.decision?.executesAt ?? deadlineAt,
      otherwise: '到期执行',
      sentence: isMine ? '到期没有申诉，按裁定执行' : '到期没有申诉，按裁定执行。现在不用做什么。',
      isMine,
    }
  }
  if (dispute.state === 'appealed') return { ...waiting, who: '等平台', act: '终裁', deadlineAt, isMine: false }
  if (acts.includes('evidence')) {
    const sentence = '双方可以补充证据，到时由市长裁定。钱继续冻结。'
    return {
      who: '双方',
      act: '举证',
      deadlineAt: dispute.evidenceUntil,
      otherwise: '之后裁定',
      sentence,
      isMine: false,
    }
  }
  const sentence = '超时平台介入；15 天无人裁定，全额退给买家'
  return { ...waiting, deadlineAt: dispute.decideBy, otherwise: '平台介入', sentence, isMine: false }
}
