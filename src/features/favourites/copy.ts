/** Texts of favourites. Our decision: docs/decisions/0271-favourites.md */
export const copy = {
  keep: '收藏',
  kept: '已收藏',
  nowKept: '已收藏，在“我的”里可以找到',
  nowDropped: '已取消收藏',
  login: '登录后收藏',
  title: '收藏',
  loginFirst: '登录后查看收藏',
  none: '还没有收藏',
  noneText: '在商铺或待售区块的页面点“收藏”，以后在这里找到它',
  toShops: '去看商铺',
  end: (count: number) => `共 ${count} 个`,
  closedShop: '已停业',
  block: '区块',
  offered: '转让中',
  reserved: '已预订',
  notOffered: '未转让',
} as const
