import type { BlockView } from '@contract/endpoints/people/block'
import { blockMarket } from '@contract/block/limits'
import { fees, waits } from '@contract/limits'
import { fen } from '@contract/money'
import { shareText, spanText } from '@contract/spans'
import { yuanText } from '@/lib/format/yuan'
import type { Wish } from '@/lib/refusals/failure'
import { unchanged } from '@/lib/refusals/unchanged'

/** Words of a block's page and of its transfer. Source: domain model §3.1; design §6. */
export const blockCopy = {
  title: '我的区块',
  otherTitle: '区块',
  loginFirst: '登录后查看区块',
  login: '登录',
  unknown: '未找到该区块',
  none: '你还没有区块',
  doing: '买卖、投票',
  safe: unchanged.funds,
  area: '所在',
  owner: '主人',
  nobody: '暂无',
  places: '格位',
  placesUsed: (open: number, all: number) => `已用 ${open} / ${all}`,
  running: '未完成的订单',
  count: (n: number) => `${n} 笔`,
  state: '状态',
  states: {
    unsold: '未售',
    held: '正常',
    transfer: '转让中',
    reserved: '已被预订',
    frozen: '已冻结',
  } satisfies Record<BlockView['state'], string>,
  offer: '转让',
  price: '转让价',
  until: '有效期至',
  left: '还剩',
  toOffer: '查看转让',
  effect: '转让期间，这个区块不能买卖、投票或发布；浏览、充值和提现照常。',
  set: '设置转让',
  takeBack: '收回转让',
  takingBack: '收回中',
  /** Written on the button in place of 设置转让. */
  whyNot: {
    running: (n: number) => `还有 ${n} 笔订单未完成，完成后才能转让`,
    reserved: '有人已预订，现在不能收回',
    frozen: '区块已冻结',
    rests: (at: string) => `刚过户，${at} 后才能转让`,
  },
  taken: '已收回，可以照常买卖',
  done: '已设置转让',
} as const

/** The sheet in which the price and the end are chosen. */
export const setCopy = {
  title: '设置转让',
  price: '转让价',
  yuan: '元',
  days: '有效期',
  inDays: (days: number) => `${days} 天`,
  untilAt: (moment: string) => `到 ${moment}，到期自动收回`,
  effects: [
    '在售商品全部暂停，求购关闭，未成交的货款退回可用余额。',
    '转让期间不能用这个区块买卖、投票或发布。',
    `随时可以收回；有人预订后的 ${spanText(waits.payMs)}内不能。`,
  ],
  sold: (zone: string) => `${zone}成交价（近 ${spanText(blockMarket.pricesMs)}）`,
  median: (price: string, count: number) => `中位 ¥${price}，${count} 块`,
  noPrices: '暂无成交',
  fee: `手续费 ${shareText(fees.tradeBasisPoints)}（最高 ${yuanText(fen(fees.tradeMaxFen))}）`,
  net: `实收，过户 ${spanText(blockMarket.holdMs)}后进收入`,
  slide: (price: string) => `以 ¥${price} 转让`,
  slideEmpty: '请填写转让价',
  hint: '向右滑动确认',
  ask: (no: number, price: string) => `把区块 ${no} 以 ¥${price} 设置转让。`,
  sending: '提交中',
  bindFirst: '先绑定手机号，创始密码丢失时才能找回。未设置。',
  bind: '去绑定手机号',
} as const

/** The box before an offer is taken back. */
export const backCopy = {
  title: '收回转让',
  content: '收回后可以照常买卖，已暂停的在售商品需自行恢复。',
  confirm: '收回转让',
  cancel: '再想想',
} as const

const editing = {
  thing: '区块',
  undone: '未提交',
  but: {
    NO_RIGHT: { text: '只有主人能设置转让，未提交' },
  },
} satisfies Partial<Wish>

/** Words for a transfer that could not be offered, or not be taken back. */
export const setWish: Wish = { ...editing, doing: '设置', again: '再次滑动' }
export const backWish: Wish = { ...editing, doing: '收回' }
