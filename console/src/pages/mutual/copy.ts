import type { MutualKind, MutualState } from '@contract/mutual/transitions'

export const stateNames: Readonly<Record<MutualState, string>> = {
  open: '等应答',
  matched: '进行中',
  done: '已完成',
  closed: '已关闭',
  expired: '已到期',
  removed: '已移除',
}

export const kindNames: Readonly<Record<MutualKind, string>> = { need: '求助', offer: '提供' }

export const copy = {
  title: '互助',
  q: '编号、标题、门牌号或昵称',
  state: '状态',
  days: '发布日期',
  no: '编号',
  kind: '类别',
  head: '标题',
  author: '发布',
  thanks: '人气值',
  replies: '应答',
  reports: '举报',
  expireAt: '到期',
  place: '地点',
  content: '内容',
  replied: '应答的人',
  remove: '移除',
  reason: '理由，所有人可见',
  hint: '移除后原处显示理由，不能恢复；留着的人气值退回。',
  sure: (no: string, block: number, title: string) => `移除 ${no}，${block} 号：${title}`,
} as const
