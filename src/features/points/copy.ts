/** Texts of the popularity value. Source: specification §9 (人气值); domain model §3.11. */
export const copy = {
  title: '人气值',
  loginFirst: '登录后看你的人气值',
  now: '现在',
  ranking: '人气榜',
  rankingNote: '本城前 100 名',
  none: '还没有变动。写工作日志、完成订单都会增加人气值',
  balance: (points: string) => `余 ${points}`,
  end: (total: number) => `共 ${total} 条`,
} as const
