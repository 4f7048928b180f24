import { pins } from '@contract/limits'
import { spanText } from '@contract/spans'
import { shops } from '@contract/shop/limits'
import { votes } from '@contract/vote/limits'

/** Texts of the popularity value. Source: specification §9 (人气值); domain model §3.11. */
export const copy = {
  title: '人气值',
  loginFirst: '登录后查看人气值',
  now: '当前人气值',
  ranking: '人气榜',
  rankingNote: '本城前 100 名',
  earned: '怎样得到',
  earnedBy: `每天首篇工作日志 +5，完成订单 +2，投票 +${votes.castPoints}，商铺赞助一期 +${shops.points}，帮助邻居得到感谢。`,
  used: '可以用来',
  usedFor: `置顶商品 ${spanText(pins.ms)}用 ${pins.points}，互助时感谢邻居；满 ${votes.points} 可发起投票，不扣除。`,
  none: '暂无变动',
  balance: (points: string) => `余 ${points}`,
  end: (total: number) => `共 ${total} 条`,
} as const
