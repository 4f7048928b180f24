import { percentText } from '@contract/spans'
import { formWords } from '@/lib/forms/words'

const none = '暂无评价'

/** Texts of a seller's page. Our decision: docs/decisions/0395-reputation.md */
export const copy = {
  title: '居民主页',
  /** The line of the own block that leads there. */
  ownTitle: '我的主页',
  brief: (score: number | null, reviews: number) =>
    reviews === 0 ? none : score === null ? `${reviews} 条` : `${score.toFixed(1)} 分 · ${reviews} 条`,
  unread: '点此查看',
  score: '评分',
  tooFew: '暂无',
  reviews: '评价',
  done: '成交',
  late: '超时率',
  rate: (part: number) => percentText(Math.round(part * 100)),
  scoreNote: (from: number) => `同一买家每月只计最后一次评价，满 ${from} 次显示评分`,
  sales: '在售',
  noSales: '暂无在售',
  allSales: (count: number) => `查看全部 ${count} 件`,
  per: (unit: string) => `/ ${unit}`,
  list: '评价',
  none,
  noneText: '交易完成后，买家的评价显示在这里',
  end: (count: number) => `共 ${count} 条`,
  silent: '买家未填写文字',
  answered: '卖家回复',
  answer: '回复',
  answerTitle: '回复评价',
  answerLabel: '回复内容',
  answerHint: '所有人可见，只能回复一次',
  answerMissing: '请填写回复',
  send: '提交回复',
  sending: formWords.sending,
  check: formWords.check,
  sent: '已回复',
  unsent: '未回复',
  gone: '未找到该卖家',
  goneText: '该区块无主人',
  toBoard: '去看在售',
} as const
