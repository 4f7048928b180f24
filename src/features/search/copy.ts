/** Words of the search. Source: design §6. */
export const searchCopy = {
  title: '搜索',
  sides: '搜索范围',
  sale: '在售',
  buy: '求购',
  lately: '最近搜索',
  forget: '清空',
  hot: '本城热搜',
  seen: '最近浏览',
  noSale: (q: string) => `未找到“${q}”`,
  noSaleText: '换个名称再搜。本城的标准商品可以求购，由卖家来找你。',
  addBid: '看可求购的商品',
  noBid: (q: string) => `暂无“${q}”的求购`,
  noBidText: '可以先上架出售，由买家来找你。',
  addSale: '上架出售',
  narrowed: '换个条件，或清除筛选看全部结果。',
  clear: '清除筛选',
} as const
