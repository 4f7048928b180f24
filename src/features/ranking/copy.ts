/** Texts of the popularity ranking. Source: domain model §6.1 (rankList). */
export const copy = {
  title: '人气榜',
  loginFirst: '登录后查看本城人气榜',
  none: '暂无上榜居民。写工作日志、完成订单可增加人气值',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId}`,
  rank: (rank: number) => `第 ${rank} 名`,
  mine: '我',
  noPlace: '你在本城暂无名次',
  end: '仅显示前 100 名',
} as const
