import type { CartLine } from '@contract/endpoints/market/cart'
import { blockMarket } from '@contract/block/limits'
import type { Waits } from '@contract/settings/waits'
import { waitText } from '@contract/settings/waits'
import { clockText } from '@contract/moments'
import { momentText } from '@/lib/format/moments'
import type { Wish } from '@/lib/refusals/failure'
import { blockWords } from '../words'

/** Words of the cart of blocks. Source: community §8; mockup 28-market-cart. */
export const cartCopy = {
  title: '购物车',
  manage: '管理',
  manageEnd: '完成',
  invalid: '不可购买',
  clear: '清空失效',
  empty: '购物车是空的',
  emptyText: '在区块列表里点加号，区块会放到这里。',
  look: '去看区块',
  slots: (place: string, capacity: number) => `${place} · 格位 ${capacity}`,
  changed: (before: string, after: string) => `价格已变化：${before} → ${after}`,
  accept: '按新价买',
  why: {
    ordered: blockWords.ordered,
    reserved: '别人已预订',
    own: '是你自己的',
    gone: '这个区块不存在了',
    areaClosed: '这座城停市',
    marketOff: blockWords.off,
    takenBack: '卖家已取消转让',
    bought: '已被买走',
  },
  whyNote: {
    ordered: '待付款',
    reserved: blockWords.releases,
    own: blockWords.own,
    gone: blockWords.removable,
    areaClosed: '恢复后可以购买',
    marketOff: '开放后可以购买',
    takenBack: '不再转让',
    bought: '不再出售',
  },
  freedAt: blockWords.freedAt,
  payBefore: blockWords.payBefore,
  pay: blockWords.pay,
  payOf: blockWords.payOf,
  soldAt: (moment: string) => `${moment} 过户`,
  rule: (of: Waits) => `结算会同时预订所选区块，${waitText(of, 'payMinutes')}内付款；任一区块未能预订，则全部不下单。`,
  remind: '提醒我',
  remindOf: (text: string, no: number) => `${text}，${no}`,
  all: '全选',
  pick: (no: number) => `选 ${no}`,
  count: (n: number) => `${n} 块`,
  checkOut: '结算',
  checkingOut: '结算中',
  remove: (n: number) => `移出 ${n} 块`,
  removeNone: '选择要移出的区块',
  checkOutNone: '选择要买的区块',
  most: `一次最多买 ${blockMarket.lines} 块`,
  login: '登录后结算',
  guestNote: '登录后放入你的购物车，并核对价格。',
  added: '已放入购物车',
  takenOut: '已移出购物车',
  failed: '购物车未变，没有扣款',
} as const

export type Why = keyof typeof cartCopy.why

/** Why a line cannot be bought, in words. */
export function whyOf({ fault, payNo }: Pick<CartLine, 'fault' | 'payNo'>): Why {
  if (fault === 'reserved') return payNo === null ? 'reserved' : 'ordered'
  return fault === null || fault === 'priceChanged' || fault === 'notOffered' ? 'takenBack' : fault
}

/** What follows from it, with the time where there is one. */
export function whyNoteOf(line: Pick<CartLine, 'fault' | 'payNo' | 'soldAt' | 'block'>, nowMs: number): string {
  const why = whyOf(line)
  const busyUntil = line.block?.busyUntil ?? null
  if (why === 'ordered' && busyUntil !== null) return cartCopy.payBefore(clockText(busyUntil))
  if (why === 'reserved' && busyUntil !== null) return cartCopy.freedAt(clockText(busyUntil))
  if (why === 'bought' && line.soldAt !== null) return cartCopy.soldAt(momentText(line.soldAt, nowMs))
  return cartCopy.whyNote[why]
}

export const cartWish: Wish = {
  thing: '区块',
  undone: '未放入购物车',
  doing: '放入购物车',
  gone: 'close',
  but: {
    LIMIT: { text: `购物车最多放 ${blockMarket.cartMost} 块，未放入` },
    OWN: { text: '这是你自己的区块，未放入' },
    CLOSED: { text: '该区块已不出售，未放入' },
  },
}
