/** What may be reported: posts, listings, bids, messages of an order, ratings of buyer or seller, answers, people's pages, shops. */
export const reportTypes = [
  'mutual',
  'sale',
  'buy',
  'message',
  'buyerRating',
  'sellerRating',
  'reviewAnswer',
  'user',
  'shop',
] as const
export type ReportType = (typeof reportTypes)[number]

/** What somebody may find wrong with what another person wrote. Our decision: docs/decisions/0310-moderation.md */
export const reportReasons = ['ad', 'money', 'abuse', 'false', 'privacy', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The same in words, for who reports and for the operators. */
export const reportWords = {
  ad: '广告',
  money: '涉及资金',
  abuse: '人身攻击',
  false: '内容不实',
  privacy: '泄露隐私',
  other: '其他',
} satisfies Readonly<Record<ReportReason, string>>
