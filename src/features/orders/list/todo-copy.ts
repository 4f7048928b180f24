/** Words of the strip on the buy home. Source: mockup 01-home. */
export const todoCopy = {
  turn: '轮到你',
  label: (n: number) => `轮到你 ${n} 件，看我的订单`,
  earliest: '最早一件 剩 ',
  states: {
    unpaid: '，待付款',
    paid: '，待交付',
    delivered: '，待确认',
    dispute: '，纠纷中',
    done: '',
    closed: '',
    refunded: '',
  },
} as const
