import type { reportDecisions } from '@contract/endpoints/console/reports'
import type { ReportType } from '@contract/people/reports'

type Decision = (typeof reportDecisions)[number]

export const decisionNames: Readonly<Record<Decision, string>> = {
  removed: '移除',
  warned: '警告',
  frozen: '移除并冻结区块',
  kept: '保留',
}

export const typeNames: Readonly<Record<ReportType, string>> = {
  mutual: '互助',
  sale: '挂牌',
  buy: '求购',
  message: '消息',
  buyerRating: '买家写的评价',
  sellerRating: '卖家写的评价',
  user: '个人页',
  shop: '商铺',
}

export const copy = {
  title: '举报',
  note: '同一内容的举报一起处理；举报人不会被点名',
  tabs: [
    { value: 'open', label: '要处理' },
    { value: 'decided', label: '已处理' },
  ],
  tabsLabel: '状态',
  no: '单号',
  type: '类别',
  what: '内容',
  author: '作者',
  before: '以前',
  beforeOf: (warned: number, removed: number) => `警告 ${warned} 次，移除 ${removed} 件`,
  count: '举报',
  reasons: '理由',
  first: '最早举报',
  createdAt: '发布',
  place: '地点',
  read: '看内容',
  readReason: '为什么要看，写进审计',
  readHint: '这是两个人之间的话，只为处理举报而看。',
  said: '举报里写的',
  gone: '内容已经不在了',
  decided: (what: string, by: string, at: string, answer: string) => `${by} ${at} ${what}：${answer}`,
  noteWas: (note: string) => `告诉双方或举报人：${note}`,
  reason: '理由，作者可见',
  toBoth: '告诉双方的话，可不填；未违规只告诉举报人',
  hint: '移除后原处显示理由，不能恢复；警告保留内容；冻结要两人才能解。举报人会收到结果。',
  sure: (act: string, title: string, block: number | null) => `${act}“${title}”，${block ?? ''} 号`,
} as const
