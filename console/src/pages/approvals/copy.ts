import type { ThresholdName } from '@contract/console/limits'
import type { ApprovalView } from '@contract/endpoints/console/approvals'

export const thresholdNames: Readonly<Record<ThresholdName, string>> = {
  withdraw: '提现',
  refund: '退款',
  dispute: '裁定',
}

type Way = ApprovalView['acts'][number]

export const wayTexts: Readonly<Record<Way, string>> = {
  approve: '输入动态码并同意',
  refuse: '不同意',
  withdraw: '撤回',
}

/** What is asked once more before it runs. */
export const sureTexts: Readonly<Record<Way, (kind: string) => string>> = {
  approve: (kind) => `同意并立即执行：${kind}`,
  refuse: (kind) => `不同意，什么也不执行：${kind}`,
  withdraw: (kind) => `撤回，什么也不执行：${kind}`,
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
  decided: (name: string, act: string, words: string) => `已由${name}${act}：${words}`,
  opinion: '意见，写进审计',
  postings: '将要入账',
  hint: '同意后立即执行，不能撤回',
  own: '不能复核自己提交的',
  noRight: '这一项不归你复核',
  oneMore: '还差一人',
  lapse: '过期作废',
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
