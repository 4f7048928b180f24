import type { DisputeBrief, Decision } from '../endpoints/orders/dispute-view'

/** Why a dispute is opened. Source: domain model §3.5, row 13. */
export const reasonTexts: Readonly<Record<DisputeBrief['reason'], string>> = {
  notReceived: '未收到货',
  notAsDescribed: '与描述不符',
  damaged: '商品破损',
  tooLittle: '数量不足',
  noAnswer: '联系不上对方',
  other: '其他',
}

/** Whose desk a dispute lies on. */
export const deskTexts = { platform: '要平台裁定', mayor: '市长在办', ended: '已裁定' } as const

/** How far a dispute has come, as a file of the console says it. */
export const disputeStateTexts: Readonly<Record<DisputeBrief['state'], string>> = {
  open: '待裁定',
  decided: '等双方答复',
  appealed: '已申请改判',
  executed: '已执行',
  withdrawn: '已撤诉',
  lapsed: '逾期未裁定',
}

/** What a decision does with the money. */
export const rulingTexts: Readonly<Record<Decision['kind'], string>> = {
  release: '全部放款',
  split: '部分退款',
  refund: '全部退款',
}
