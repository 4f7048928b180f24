import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'

type Reason = DisputeBrief['reason']

/** Why a dispute is opened. Source: domain model §3.5, row 13. */
export const reasonTexts: Readonly<Record<Reason, string>> = {
  notReceived: '未收到货',
  notAsDescribed: '与描述不符',
  damaged: '商品破损',
  tooLittle: '数量不足',
  noAnswer: '联系不上对方',
  other: '其他',
}

const isReason = (name: string): name is Reason => name in reasonTexts

/** The reasons that are offered for opening a dispute. */
export const disputeReasonNames: readonly Reason[] = Object.keys(reasonTexts).filter(isReason)
