import { priceDays } from '@contract/limits'
import type { Waits } from '@contract/settings/waits'
import { waitText } from '@contract/settings/waits'
import { shareText } from '@contract/spans'
import { noOrder } from '@/lib/market/no-order'
import { placeCopied } from '@/lib/market/place-copied'

const period = `${priceDays} 天`

/** Words of the board of bids. Source: design §6; mockups 02-sell, 18. */
export const bidsCopy = {
  pageName: '卖出',
  promise: '求购货款均已托管，成交后必有保障。',
  wanted: '求购',
  addSale: '上架出售',
  bestBid: '最高求购',
  bestAsk: '最低在售',
  spread: '价差',
  lastPrice: '最近成交',
  none: '暂无',
  range: (low: string, high: string) => `${period} ${low} – ${high}`,
  noDeals: `${period}内暂无成交`,
  line: (item: string) => `${item} ${period}成交价`,
  mine: '我的',
  manage: '管理',
  sell: (no: number) => `卖给 ${no}`,
  filled: '已收满',
  wants: '求购',
  /** What a bid still wants, written after its total. */
  missing: (qty: string) => `，还差 ${qty}`,
  frozen: '已冻结',
  days: (n: number) => `剩 ${n} 天`,
  left: (clock: string) => `剩 ${clock}`,
  empty: '暂无求购，可先上架出售',
  noResult: '暂无符合条件的求购。',
  safe: noOrder,
  end: (n: number) => `求购 ${n} 条`,
} as const

type DeliverWait = Pick<Waits, 'deliverHours'>

/** Words of the sheet in which one sells into a bid. */
export const sellCopy = {
  title: (item: string) => `卖出 ${item}`,
  per: (unit: string) => `/ ${unit}`,
  delivery: '交付方式',
  placeCopied,
  amount: '成交金额',
  fee: (parts: number) => `手续费 ${shareText(parts)}`,
  net: '实收',
  safe: (terms: DeliverWait) =>
    `对方货款已由平台担保。请在 ${waitText(terms, 'deliverHours')}内交付，对方确认后放款给你。`,
  submit: (no: number, net: string | undefined) => (net ? `卖给 ${no}，实收 ¥${net}` : `卖给 ${no}`),
  selling: '成交中',
  own: '这是你自己的求购',
  ended: '已结束',
  loginFirst: '登录后卖出',
  doing: '出售',
  repriced: (old: string, now: string) => `单价 ${old} 变为 ${now}，尚未成交`,
  done: (terms: DeliverWait) => `已接单，请在 ${waitText(terms, 'deliverHours')}内交付`,
} as const
