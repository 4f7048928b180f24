export const copy = {
  title: '居民',
  q: '门牌号、昵称或手机号',
  block: '区块',
  blocks: '块数',
  name: '昵称',
  mobile: '手机',
  points: '人气值',
  joined: '加入',
} as const
