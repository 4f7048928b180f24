/** Texts of the popularity value. Source: specification §9 (人气值); domain model §3.11. */
export const copy = {
  title: '人气值',
  loginFirst: '登录后查看人气值',
  now: '当前人气值',
  ranking: '人气榜',
  rankingNote: '本城前 100 名',
  none: '暂无变动。每天首篇工作日志 +5，完成订单 +2。人气值体现你对社区的贡献，决定你在人气榜的名次。',
  balance: (points: string) => `余 ${points}`,
  end: (total: number) => `共 ${total} 条`,
} as const
