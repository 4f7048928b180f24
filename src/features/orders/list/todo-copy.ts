import type { OrderWait } from '@contract/orders/story'

/** Words of the strip on the buy home. Source: mockup 01-home. */
export const todoCopy = {
  turn: '轮到你',
  label: (n: number) => `轮到你 ${n} 件，看我的订单`,
  earliest: '最早一件 剩 ',
  /** What it waits for; in a dispute a party is asked only for the answer to a decision. */
  waits: {
    payment: '，待付款',
    delivery: '，待交付',
    receipt: '，待确认',
    cancelAsked: '，待回复取消',
    partAsked: '，待回复退款',
    answers: '，待接受或申诉',
    evidence: '',
    ruling: '',
    lateRuling: '',
    lastRuling: '',
  } satisfies Record<OrderWait, string>,
} as const
