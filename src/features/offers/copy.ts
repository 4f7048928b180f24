import { pins } from '@contract/limits'
import { spanText } from '@contract/spans'
import { backWords } from '@contract/texts/back-words'
import type { Wish } from '@/lib/refusals/failure'
import { unchanged } from '@/lib/refusals/unchanged'

/** What follows the payment of a bid. Source: domain model §3.4. */
export const bidNextCopy = {
  waits: '等卖家接单',
  sold: '成交',
  soldText: '有卖家接单后，成交部分转为订单担保，你确认收货后才放款。',
  back: `到期或提前关闭，未成交部分全额退回可用余额，${backWords}`,
} as const

/** Words of a bid at the cashier. Source: domain model §3.4; design §6. */
export const bidBillCopy = {
  title: '付款',
  number: (no: string) => `求购 ${no}`,
  otherwise: '超时关闭，没有扣款',
  priceQty: '单价 × 数量',
  until: '冻结期限',
  untilDays: (days: number) => `付款后 ${days} 天，到期退回`,
  untilAt: (moment: string) => `${moment}，到期退回`,
  fee: '手续费',
  feeBySeller: '成交时卖家付',
  // The figure beside it is all that is frozen, not the bids alone.
  held: '你的冻结',
  to: '卖家收入',
  when: '你确认后',
  closed: '求购已关闭',
  look: '看我的求购',
  rules: (days: number) => [`付款后冻结，最多 ${days} 天，用于支付给卖家。`, bidNextCopy.soldText, bidNextCopy.back],
} as const

/** Words for a bid that cannot be shown. */
export const bidAbsentCopy = {
  title: '付款',
  unknown: '未找到该求购',
  unknownText: '可能是别的区块的求购，请确认当前区块。',
  toBids: '看我的求购',
  loginFirst: '登录后查看求购',
} as const

/** Words that both lists of offers share. Source: domain model §3.3, §3.4; mockup 14-my-buy. */
export const offersCopy = {
  safe: unchanged.funds,
  groups: { mine: '轮到我', running: '等成交', ended: '已结束' },
  end: (n: number) => `共 ${n} 条`,
  left: (left: string, all: string, unit: string) => `余 ${left} / ${all} ${unit}`,
  until: (moment: string) => `至 ${moment}`,
  removed: (reason: string) => `平台下架：${reason}`,
  think: '再想想',
} as const

/** Words of the reader's own bids. Source: domain model §3.4. */
export const bidCopy = {
  none: '暂无求购',
  add: '发布求购',
  states: {
    unpaid: '待付款',
    open: '求购中',
    filled: '已收满',
    closed: '已关闭',
    expired: '已到期',
    removed: '平台下架',
  },
  turn: { who: '轮到你', act: '付款', otherwise: '超时关闭' },
  frozen: (amount: string) => `冻结 ¥${amount}`,
  acts: {
    pay: (amount: string) => `付款 ¥${amount}`,
    cancel: '取消',
    close: '关闭求购',
    renew: '重新发布',
  },
  ask: {
    cancel: { title: '取消求购', content: '尚未付款，取消不扣款。', confirm: '取消求购' },
    close: {
      title: '关闭求购',
      content: (left: string, amount: string) =>
        `剩余 ${left} 的求购将下架，冻结的 ¥${amount} 立即退回可用余额，${backWords}\n已成交的部分不受影响。`,
      confirm: '关闭求购',
    },
  },
  done: { cancel: unchanged.cancelled, close: (amount: string) => `已关闭，退回 ¥${amount}`, renew: '请付款' },
} as const

/** Words of the reader's own listings. Source: domain model §3.3. */
export const saleCopy = {
  none: '暂无在售商品',
  add: '上架出售',
  states: { on: '在售', paused: '已暂停', soldout: '已售完', off: '已下架', expired: '已到期', removed: '平台下架' },
  edit: '修改',
  acts: { pause: '暂停', resume: '恢复', off: '下架', renew: '重新上架', top: `置顶 ${spanText(pins.ms)}` },
  pinned: (moment: string) => `已置顶，到 ${moment}`,
  fewPoints: (missing: number) => `人气值不够，差 ${missing}`,
  ask: {
    off: {
      title: '下架',
      content: '下架后买家将看不到该商品，需重新上架才能再卖；进行中的订单不受影响。',
      confirm: '下架',
    },
    top: {
      title: '置顶商品',
      content: `将用去 ${pins.points} 人气值，商品在首页顶部展示 ${spanText(pins.ms)}。提前售完或下架，人气值不退回。`,
      confirm: '置顶',
    },
  },
  done: { pause: '已暂停', resume: '已恢复', off: '已下架', renew: '已重新上架', top: '已置顶' },
} as const

/** Words for a failed act on one's own listing. Source: design §6 (errors). */
export const saleWish: Wish = {
  thing: '商品',
  doing: '提交',
  undone: '未提交',
  gone: 'reload',
  but: { LIMIT: { text: '格位不够，未提交', step: 'close' } },
}

/** The same for one's own bid. */
export const bidWish: Wish = { ...saleWish, thing: '求购' }

/** Words for a failed pin. LIMIT: another device was faster. */
export const topWish: Wish = { ...saleWish, but: { LIMIT: { text: '商品已置顶，没有重复扣人气值', step: 'close' } } }
