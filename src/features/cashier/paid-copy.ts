/** Words of the page after the payment. */
export const paidCopy = {
  title: '付款结果',
  next: '接下来',
  arriving: '等待到账',
  arrivingText: '微信支付正在确认。到账后此页自动更新，请勿重复付款。',
  unpaid: '尚未付款',
  pay: '去付款',
  more: '继续逛',
} as const
