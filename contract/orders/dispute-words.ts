import type { DisputeBrief, Decision } from '../endpoints/orders/dispute-view'
import { waits } from '../limits'
import { spanText } from '../spans'

/** Why a dispute is opened. Source: domain model §3.5, row 13; §10. */
export const reasonTexts: Readonly<Record<DisputeBrief['reason'], string>> = {
  notSent: '未发货',
  notReceived: '未收到货',
  notAsDescribed: '与描述不符',
  damaged: '商品破损',
  tooLittle: '数量不足',
  noAnswer: '联系不上对方',
  other: '其他',
}

/** What is said of a parcel that nothing was heard of, and of a dispute that says so of another. Source: domain model §10. */
export const silentWords = {
  /** Nothing was heard of it yet. */
  quiet: '暂无物流信息',
  known: `${spanText(waits.silentParcelMs)}无物流信息`,
  refused: `寄出后 ${spanText(waits.silentParcelMs)}无物流信息，才能选${reasonTexts.notSent}`,
} as const

/** In whose queue a dispute waits. */
export const queueTexts = { platform: '要平台裁定', mayor: '市长在办', ended: '已裁定' } as const

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
