import { noOrder } from '@/lib/market/no-order'
import { placeCopied } from '@/lib/market/place-copied'
import type { Listing } from './listing-atoms'

type Stats = Listing['sellerStats']

/** Words of the listing page. Source: mockup 03-listing. */
export const listingCopy = {
  per: (unit: string) => `/ ${unit}`,
  delivery: '交付方式',
  placeCopied,
  until: '有效期',
  untilAt: (moment: string) => `至 ${moment}`,
  buying: '购买',
  total: '合计',
  toPay: '去付款',
  taking: '下单中',
  mine: '这是你自己的在售',
  ended: '已下架',
  /** What buyers say stands on a line of its own; the mean is null until there are enough ratings. A server of before told neither. */
  sellerStats: ({ residentDays, done, late, score = null, reviews = 0 }: Stats) => {
    const mean = score === null ? '' : `★ ${score.toFixed(1)} 分 · `
    const said = reviews === 0 ? '' : `${mean}${reviews} 条评价\n`
    return `${said}入住 ${residentDays} 天 · 成交 ${done} 笔 · ${late === 0 ? '无超时' : `超时 ${late} 次`}`
  },
  look: (n: number) => `查看商品图片 1/${n}`,
  loginFirst: '登录后购买',
  toBoard: '查看在售',
  unknown: '未找到该商品',
  unknownText: '可能已下架，没有扣款。',
  safe: noOrder,
  first: {
    content: (amount: string, no: number) =>
      `这是你第一次购买商品。\n\n付款后 ¥${amount} 先冻结，你确认收货后才付给卖家；到期未确认也会自动放款。请先看清卖家区块 ${no}、数量和交付地点。`,
  },
} as const
