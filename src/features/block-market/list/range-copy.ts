/** Texts of the sheet in which numbers and prices are narrowed; it is loaded when it is opened. */
export const rangeCopy = {
  from: { numbers: '最小门牌号', prices: '最低价' },
  to: { numbers: '最大门牌号', prices: '最高价' },
  unreadable: { numbers: '请输入从小到大的门牌号', prices: '请输入从低到高的价格' },
  clear: '清除',
  apply: '查看',
} as const
