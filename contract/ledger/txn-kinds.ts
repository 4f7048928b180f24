/**
 * Why money moves, and what the console calls it: every transaction of the books is of one of these kinds, because the ledger's `Cause`
 * takes no other. How a kind begins says its group in the wallet. Source: domain model §3.6.
 * Our decision: docs/decisions/0003-money-is-whole-fen.md
 */
export const txnKindWords = {
  recharge: '充值',
  recharge_bonus: '充值赠送',
  recharge_refund: '原路退款',
  pay_part: '组合付款',
  pay_part_back: '组合付款退回',
  order_pay: '订单付款',
  order_done: '成交放款',
  order_refund: '订单退款',
  order_split: '纠纷裁定',
  order_part: '协商退款',
  order_reallot: '重新分配',
  order_advance: '平台垫付',
  order_carried: '手续费结转',
  buy_pay: '求购付款',
  buy_close: '求购关闭',
  buy_expire: '求购到期',
  buy_remove: '求购下架',
  income_turn: '收入转可用',
  carried: '收入结转',
  withdraw_apply: '申请提现',
  withdraw_paid: '提现打款',
  withdraw_cancel: '提现撤回',
  withdraw_reject: '提现驳回',
  withdraw_fail: '提现失败',
  withdraw_returned: '提现退票',
  block_city: '买城市区块',
  block_pay: '买区块付款',
  block_income: '区块卖出所得',
  handover_sale: '区块过户',
  handover_hold: '转让保护',
  handover_undo: '过户撤销',
  expand: '扩容',
  fund_gift: '捐赠基金',
  fund_spend: '基金支出',
  fund_back: '退回基金',
  shop_fee: '商铺赞助',
  correction: '更正',
  goodwill: '补偿',
  loss: '损失',
} as const

export type TxnKind = keyof typeof txnKindWords

export const txnKinds = Object.keys(txnKindWords) as readonly TxnKind[]

const wordsBy: ReadonlyMap<string, string> = new Map(Object.entries(txnKindWords))

/** A kind in words; the console also knows words that are none. */
export const kindWords = (kind: string): string => wordsBy.get(kind) ?? kind
