import { priceDays } from '@contract/limits'

const period = `${priceDays} 天`

/** Words of the price sheet. */
export const pricesCopy = {
  title: (item: string) => `${item} 行情`,
  loadingTitle: '行情',
  line: (item: string) => `${item} ${period}成交价`,
  last: '最近成交',
  none: '暂无',
  per: (unit: string) => `/ ${unit}`,
  traded: `${period}成交`,
  tradedText: (deals: number, quantity: string, unit: string) => `${deals} 笔 · ${quantity} ${unit}`,
  bids: '求购',
  asks: '在售',
  noBids: '暂无求购',
  noAsks: '暂无在售',
  depth: (bid: string, ask: string) => `最高求购 ${bid}，最低在售 ${ask}`,
} as const
