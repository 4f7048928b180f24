import type { OrderWait, Waiting } from '@contract/orders/story'

export interface WaitWords {
  /** What is to be done; empty where the name of the waited-for side already says it. */
  readonly act: string
  /** The same where the other one does it, if it is shorter. */
  readonly brief?: string
  /** What happens otherwise, in at most six characters, to who must act and to who waits. */
  readonly otherwise: { readonly mine: string; readonly theirs: string }
}

const either = (text: string) => ({ mine: text, theirs: text })
const refund = { mine: '超时自动退款', theirs: '超时退款' }

/**
 * The words of an order's turn line: for its parties, for the person who decides its dispute, and on the money it holds. Source: design §6
 * (state table).
 */
export const waitWords: Readonly<Record<OrderWait, WaitWords>> = {
  payment: { act: '付款', otherwise: { mine: '超时关闭', theirs: '超时恢复库存' } },
  delivery: { act: '交付', otherwise: refund },
  receipt: { act: '确认收货', brief: '确认', otherwise: { mine: '超时自动放款', theirs: '超时放款' } },
  cancelAsked: { act: '回复取消', otherwise: either('不回则继续') },
  partAsked: { act: '回复退款', otherwise: either('不回则继续') },
  evidence: { act: '', otherwise: either('之后裁定') },
  ruling: { act: '裁定', otherwise: either('平台介入') },
  lateRuling: { act: '裁定', otherwise: refund },
  answers: { act: '接受或申诉', otherwise: either('到期执行') },
  lastRuling: { act: '终裁', otherwise: refund },
}

export const yourTurn = '轮到你'

/** What somebody tells who objects: to an order, or to the sale of a block. */
export const problemWords = { label: '问题描述', missing: '请填写问题描述' } as const

/** How a dispute ended. */
export const disputeEnds = { executed: '已执行', withdrawn: '已撤回', lapsed: '无人裁定，已退款' } as const

/** Who is waited for, in words for somebody whose turn it is not. `other`: the other party's block, if the reader is a party. */
export function waitedText({ who, wait }: Pick<Waiting, 'who' | 'wait'>, other: number | undefined): string {
  switch (who) {
    case 'arbiter':
      return '等市长'
    case 'operator':
      return '等平台'
    case 'both':
      if (wait === 'evidence') return '双方举证中'
      return other === undefined ? '等双方' : `等 ${other}`
    case 'buyer':
    case 'seller':
      return other === undefined ? '等对方' : `等 ${other}`
  }
}
