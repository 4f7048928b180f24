import { unchanged } from '@/lib/refusals/unchanged'
import { cityWords } from '@/lib/session/words/city'
import { formWords } from '@/lib/forms/words'

/** A range of numbers: 4–5, or one number. */
const range = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`)

/** Texts of expansion. Source: community §2; mockups 22-expand, 22-expand-price. */
export const copy = {
  title: '扩容',
  kinds: { slot: '格位', plot: '新区块' },
  round: (roundNo: number, kind: string) => `第 ${roundNo} 期 · ${kind}`,
  until: (moment: string) => `到 ${moment}`,
  opens: (moment: string) => `${moment} 开放`,
  offTitle: '本城暂未开放扩容',
  offText: cityWords.notOpenText,
  noneTitle: '本城暂无开放的扩容',
  noneText: '往期扩容可在档案中查看。',
  toArchive: '看档案',

  slotsOf: (blockNo: number) => `${blockNo} 号的格位`,
  slotsOfSample: '格位示例',
  most: (max: number) => `每块最多 ${max} 个`,
  what: '一个格位放一条在售或求购',
  inUse: '在用',
  free: '空',
  noPrice: '—',
  picked: '这次买',
  grid: (capacity: number, used: number, count: number) =>
    `已有 ${capacity} 个格位，在用 ${used} 个${count > 0 ? `；准备再买 ${count} 个` : ''}`,
  add: '加几个格位',
  slots: (from: number, to: number) => `第 ${range(from, to)} 个`,
  times: (price: string, count: number) => `${price} × ${count}`,

  prices: '本期价格',
  priceTable: (areaId: number) => `${areaId} 区价格表`,
  upTo: '买到第几个',
  price: '单价',
  you: '你',
  range,
  youBuy: (count: number) => `买 ${count} 个`,
  left: '本期还剩',
  leftOf: (left: string, quota: string, unit: string) => `${left} / ${quota} ${unit}`,
  leftLabel: (left: number, quota: number, unit: string) => `本期还剩 ${left} ${unit}，共 ${quota} ${unit}`,
  noLimit: '不限量',
  units: { slot: '个', plot: '块' },
  numbers: '本期号段',

  next: (roundNo: number, title: string) => `第 ${roundNo} 期 · ${title}`,
  nextNote: (moment: string, quota: string, lowest: string) => `${moment} 开放${quota}，${lowest} 起`,
  quotaOf: (quota: string, unit: string) => `，${quota} ${unit}`,
  remind: '提醒我',
  reminds: '已设提醒',
  reminded: '开放时将通知你',
  notReminded: '已取消提醒',
  loginToBeTold: '登录后设置提醒',

  total: '合计，付款后立即可用',
  buy: (count: number) => `买 ${count} 个`,
  sending: formWords.sending,
  check: '核对是否下单',
  buying: '购买格位',
  loginToBuy: '登录后买格位',
  blockToBuy: '购买区块后可购买格位',
  elsewhere: cityWords.elsewhere,
  inTransfer: (blockNo: number) => `${blockNo} 号转让中，不能购买格位`,
  halted: unchanged.halted,
  over: '本期已结束',
  full: (max: number) => `已有 ${max} 个格位，达到上限`,
  soldOut: '本期格位已售完',
  busy: (reserved: number, time: string) => `最后 ${reserved} 个已被预订，${time} 后再试`,
  howMany: (most: number) => `请填写 1–${most} 之间的个数`,
  toPay: '去付款',
  payOver: '付款期已过，名额即将释放',
  buyBlock: '购买区块',

  unpaid: (count: number, amount: string, moment: string) =>
    `${count} 个格位待付款 ¥${amount}，请在 ${moment} 前付款，超时后名额释放`,
  cancel: '取消',
  cancelQuestion: '取消后名额释放，没有扣款。',
  cancelTitle: '取消购买',
  keep: '再想想',
  cancelled: '已取消，名额已释放',
} as const

/** Texts of the cashier of slots. */
export const billCopy = {
  note: '付款后立即可用，不退款',
  to: '资金去向',
  treasury: '城市财库，不收手续费',
  otherwise: '超时关闭，名额释放',
  look: '看格位',
  paid: (count: number) => `扩容完成，增加 ${count} 个格位`,
  paidAll: '扩容完成',
  capacity: (capacity: number) => `现在共 ${capacity} 个格位，可同时发布 ${capacity} 条在售和求购。`,
} as const

/** Texts of the price table. */
export const priceCopy = {
  title: (areaId: number) => `${areaId} 区价格表`,
  anyTitle: '价格表',
  asOf: (moment: string) => `${moment} 更新`,
  area: (areaId: number) => `区号 ${areaId}`,
  states: {
    planned: (roundNo: number) => `第 ${roundNo} 期未开放`,
    open: (roundNo: number) => `第 ${roundNo} 期开放中`,
    archived: (roundNo: number) => `第 ${roundNo} 期已结束`,
  },
  slots: '格位',
  start: (capacity: number) => `每块从 ${capacity} 个起`,
  count: (count: number) => `${count} 个`,
  from: '从',
  to: '加到',
  fromLabel: '现有格位',
  toLabel: '加到几个',
  sum: '共',
  noSum: (from: number, to: number) => `请填写 ${from}–${to} 之间的个数，后面的大于前面的`,
  plots: '新区块',
  byNumber: '按号段',
  digits: ['', '一位号', '两位号', '三位号', '四位号', '五位号', '六位号'],
  numbers: (from: number, to: number) => `${from} – ${to}`,
  left: (left: string, total: string) => `剩 ${left} / ${total}`,
  none: '售完',
  note: (areaId: number, own: string) => `这是 ${areaId} 区的价格。${own}以本期公告为准，开放后价格不变。`,
  thisCity: '本城',
  own: (own: string) => `看${own}本期`,
  missing: '本城暂无价格表',
} as const

/** Words for a refused purchase where the common ones do not fit. Source: community §2 (refused with). */
export const refusedCopy = {
  SOLD_OUT: { text: '本期格位已售完，没有扣款', step: 'reload' },
  LIMIT: { text: '超出可购买的个数，没有扣款', step: 'reload' },
  PRICE_CHANGED: { text: '价格已变更，没有扣款', step: 'reload' },
  MOVED: { text: '本期刚刚有变化，没有扣款', step: 'reload' },
  CLOSED: { text: '本期已结束，没有扣款', step: 'reload' },
  BLOCK_TRANSFER: { text: '区块转让中，不能购买格位。你的资金没有变动', step: 'close' },
  BEFORE_OPEN: { undone: '已选个数不变' },
  NO_RIGHT: { text: '当前账号不能购买格位，没有扣款', step: 'close' },
} as const
