import { refusals } from '@contract/refusals'
import { momentText } from '@/lib/format/moments'

/** Said alike in the list, on a block's page, in the cart and at the check-out. Source: community §8; mockups 28-market-*. */
export const blockWords = {
  releases: '超时未付款将自动释放',
  use: '有了门牌就是居民：可以买卖、投票、参选和发布互助。',
  mayReturn: '超时未付款自动释放',
  freedAt: (clock: string) => `${clock} 未付款将自动释放`,
  reservedTo: (clock: string) => `预订到 ${clock}`,
  ordered: '你已预订',
  payBefore: (clock: string) => `请在 ${clock} 前付款`,
  pay: '去付款',
  payOf: (no: number) => `去付款，${no}`,
  own: refusals.OWN.what,
  removable: '可以移出购物车',
  none: '暂无可购区块',
  /** The city has closed its block market on this platform. */
  offTitle: '本城暂未开放区块市场',
  off: '区块市场未开放',
  /** The city's own that nothing offers. */
  notOffered: '暂未开放',
  next: (moment: string) => `下一期 ${moment}`,
} as const

/** What a block, or a zone, of the city says that nothing offers: when a round does, if one is planned. Source: operating §8. */
export const nextText = (nextAt: number | null, nowMs: number): string =>
  nextAt === null ? blockWords.notOffered : `${blockWords.notOffered} · ${blockWords.next(momentText(nextAt, nowMs))}`
