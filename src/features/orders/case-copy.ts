import type { OrderAct } from '@contract/orders/transitions'

/** Who did something, in front of what it was. */
export const actorCopy = { buyer: '买家', seller: '卖家', arbiter: '市长', operator: '平台', timer: '到期' } as const

/** What happened in an order, told to who decides its dispute. Source: domain model §3.5. */
export const caseActCopy: Readonly<Record<OrderAct, string>> = {
  take: '下单',
  sell: '卖给求购',
  pay: '付款，进入担保冻结',
  cancel: '取消订单',
  closeUnpaid: '未付款，订单关闭',
  deliver: '交付',
  refuse: '拒单，全额退款',
  refundLate: '未交付，全额退款',
  confirm: '确认收货，放款',
  confirmSilent: '未确认，自动放款',
  askCancel: '申请取消',
  agreeCancel: '同意取消，全额退款',
  denyCancel: '不同意取消',
  lapseCancel: '未答复，取消申请失效',
  extend: '延长了时限',
  dispute: '发起纠纷',
  evidence: '补充证据',
  undispute: '撤回纠纷',
  decideRelease: '裁定放款',
  decideRefund: '裁定退款',
  decideSplit: '裁定分割',
  accept: '接受裁定',
  appeal: '申诉',
  executeRelease: '按裁定放款',
  executeRefund: '按裁定退款',
  executeSplit: '按裁定分割',
  refundUndecided: '无人裁定，全额退款',
  rate: '评价',
}
