/** What happened to an order. */
export const orderActs: Readonly<Record<string, string>> = {
  take: '下单',
  sell: '卖给求购',
  pay: '付款',
  deliver: '交付',
  dispute: '发起纠纷',
  evidence: '补证据',
  undispute: '撤回纠纷',
  decideRelease: '裁定：放款',
  decideRefund: '裁定：退款',
  decideSplit: '裁定：部分退款',
  accept: '接受裁定',
  appeal: '申请改判',
  askCancel: '申请取消',
  denyCancel: '不同意取消',
  lapseCancel: '取消申请失效',
  extend: '延长时间',
  executeRelease: '执行：放款',
  executeRefund: '执行：退款',
  executeSplit: '执行：部分退款',
  refundUndecided: '无人裁定，退款',
  confirm: '确认收货',
  cancel: '取消',
  close: '关闭',
  expire: '到时关闭',
  autoConfirm: '到时自动确认',
}

/** Who did it. */
export const orderRoles: Readonly<Record<string, string>> = {
  buyer: '买家',
  seller: '卖家',
  arbiter: '市长',
  operator: '平台',
  timer: '到时',
}
