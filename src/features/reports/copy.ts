import type { ReportType } from '@contract/people/reports'
import { formWords } from '@/lib/forms/words'

/** What is reported, in a sentence: 举报这条互助. */
export const reportThings: Readonly<Record<ReportType, string>> = {
  mutual: '这条互助',
  sale: '这件商品',
  buy: '这条求购',
  message: '这条留言',
  buyerRating: '这条评价',
  sellerRating: '这条评价',
  reviewAnswer: '这条回复',
  user: '这位居民',
  shop: '这家商铺',
}

/** Texts of reporting to the operators. Our decision: docs/decisions/0310-moderation.md */
export const reportCopy = {
  open: (thing: string) => `举报${thing}`,
  reason: '原因',
  reasonMissing: '请选择原因',
  text: '说明',
  textHint: '请说明情况（选其他时必填）',
  note: '由运营核实，对方不会知道是谁举报的。',
  send: '提交举报',
  sending: formWords.sending,
  check: formWords.check,
  done: '已举报，等运营核实',
} as const
