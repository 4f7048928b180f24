/** Texts of the popularity ranking. Source: domain model §6.1 (rankList). */
export const copy = {
  title: '人气榜',
  loginFirst: '登录后看本城的人气榜',
  none: '还没有人上榜',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId}`,
  rank: (rank: number) => `第 ${rank} 名`,
  mine: '我',
  noPlace: '你在这座城还没有名次',
  points: '人气值',
  end: '只列前 100 名',
} as const
