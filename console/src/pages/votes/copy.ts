import type { VoteState } from '@contract/vote/transitions'
import type { VoteKind } from '@contract/vote/wish'

export const stateNames: Readonly<Record<VoteState, string>> = {
  draft: '征集附议',
  open: '投票中',
  passed: '通过',
  failed: '未通过',
  noQuorum: '人数不够',
  cancelled: '已取消',
}

export const kindNames: Readonly<Record<VoteKind, string>> = { opinion: '意见', fund: '用基金', rule: '公约' }

export const copy = {
  title: '投票',
  note: '投票中只有多少人投了，票数要等截止',
  q: '编号、标题或门牌号',
  state: '状态',
  kind: '类别',
  days: '发起日期',
  no: '编号',
  head: '标题',
  author: '发起',
  amount: '金额',
  turnout: '投票',
  turnoutOf: (voted: number, census: number | null) => (census === null || census === 0 ? '' : `${voted} / ${census}`),
  closeAt: '截止',
  content: '内容',
  options: '选项',
  agree: '同意',
  disagree: '不同意',
  abstain: '弃权',
  tally: '结果',
  hidden: '投票中看不到票数；太少人投的秘密投票一直看不到',
  remove: '移除',
  removed: (reason: string) => `已移除：${reason}`,
  reason: '理由，所有人可见',
  hint: '移除后内容换成理由，不能恢复。',
  sure: (no: string, title: string) => `移除 ${no} ${title}`,
  rollNote: '只有哪些区块投过，没有投了什么；每次查看都记入审计。',
} as const
