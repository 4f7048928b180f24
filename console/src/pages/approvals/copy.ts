import type { ThresholdName } from '@contract/console/limits'

export const thresholdNames: Readonly<Record<ThresholdName, string>> = {
  withdraw: '提现',
  refund: '退款',
  dispute: '裁定',
}

export const copy = {
  title: '复核',
  note: '一人提交，另一人同意；内容变了就作废',
  states: '状态',
  kind: '类别',
  summary: '内容',
  askedBy: '提交人',
  askedAt: '提交',
  until: '最晚',
  state: '状态',
  decidedBy: '复核人',
  reason: '提交的理由',
  payload: '将要执行',
  hash: '内容摘要',
  toCase: '看这一件的全部',
  postings: '将要入账',
  gone: '没有在等的这一份，可能已经处理',
  thresholds: '复核门槛',
  thresholdsNote: '到了这个金额由两人处理，对所有区域有效。降低立即生效，提高要另一位财务同意。',
  from: '两人处理，从',
  above: '两人处理，超过',
  usual: '原定',
  changed: '改过',
  change: '改这一项',
  between: (least: string, most: string) => `${least} 到 ${most}`,
  thresholdReason: '理由，写进审计',
  higher: '提高要另一位财务复核后生效。',
  lower: '降低后立即生效，已提交的照旧。',
  askHigher: '提请提高',
  saveLower: '降低',
} as const
