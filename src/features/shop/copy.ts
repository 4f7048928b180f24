import { shops } from '@contract/shop/limits'
import type { ShopCategory, ShopLevel, ShopState } from '@contract/shop/transitions'
import { spanText } from '@contract/spans'
import { factsText } from '@/lib/format/unbroken'
import { unchanged } from '@/lib/refusals/unchanged'
import { cityWords } from '@/lib/session/words/city'
import { draftRestored } from '@/lib/forms/drafts'
import { formWords } from '@/lib/forms/words'

/** What shops are sorted by. Source: community §5. */
export const categoryNames: Readonly<Record<ShopCategory, string>> = {
  food: '吃喝',
  repair: '修理',
  craft: '手作',
  visit: '上门',
  other: '其他',
}

/** What each level is. Source: community §5. */
export const levelNotes: Readonly<Record<ShopLevel, string>> = {
  naming: '置顶，基金页冠名',
  street: '排在列表前面',
  stall: '列表一行',
}

/** Texts of the list. Source: mockup 25-shop. */
export const copy = {
  title: '商铺',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId}`,
  open: (count: number) => `营业 ${count} 家`,
  categories: '商铺类别',
  all: (count: number | undefined) => (count === undefined ? '全部' : `全部 ${count}`),
  noMatch: '没有符合的商铺',
  until: (day: string) => `到 ${day}`,
  end: (total: number) => `共 ${total} 家`,
  none: '暂无商铺',
  noneText: '第一家会排在最前',
  offTitle: '本城暂未开放商铺',
  offText: cityWords.notOpenText,
  join: '加入赞助',
  loginToJoin: '登录后加入赞助',
  blockToJoin: '购买区块后，才能加入赞助',
  elsewhere: cityWords.elsewhere,
  toOwn: '查看我的商铺',
  tryAgain: '修改后再提交',
  halted: unchanged.halted,
} as const

/** Whose turn it is. Source: community §5 (pages). */
export const turnCopy = {
  you: '轮到你',
  reviewing: '审核中',
  about: (what: string, name: string) => `${what} ${name}`,
  answer: '等运营答复',
  states: {
    applied: '审核中',
    unpaid: '待付款',
    active: '营业中',
    expired: '已到期',
    hidden: '已下架',
    rejected: '未通过',
    removed: '已下架',
  } satisfies Readonly<Record<ShopState, string>>,
  mayRetry: '可修改后再提交',
} as const

/** Texts of one shop. Source: mockup 25-shop-info. */
export const shopCopy = {
  share: '分享',
  title: '商铺',
  /** With the words on the picture, which a reader's name of it has to contain. */
  pictures: (place: string) => `查看图片 ${place}`,
  place: (count: number) => `1/${count}`,
  picturesOf: (name: string) => `${name}的图片`,
  copyPlace: '复制地点',
  placeCopied: '地点已复制',
  contact: { phone: '电话', wechat: '微信号' },
  loginToSee: { phone: '登录后看电话', wechat: '登录后看微信号' },
  see: '查看',
  call: '拨打',
  callLabel: '拨打电话',
  copy: '复制',
  copyLabel: '复制微信号',
  copied: '微信号已复制',
  copyFailed: '复制失败，请长按号码复制',
  hint: '登录的居民可见',
  asking: '查询中',
  noContact: '已到期，联系方式不再展示',
  onSale: '在售',
  allOnSale: '全部',
  allOnSaleLabel: '查看全部在售',
  left: (qty: string, unit: string, min: string) => factsText([`余 ${qty} ${unit}`, `起 ${min}`]),
  moreOnSale: (count: number) => `查看全部 ${count} 件在售`,
  brought: '为社区基金带来',
  split: '社区基金 · 平台',
  splitLabel: (fund: string, platform: string) => `社区基金 ${fund} 元，平台 ${platform} 元`,
  term: (no: number, day: string) => `第 ${no} 期 · ${day} 进账`,
  nothingYet: '付款后，每一期转入基金的资金均可在账本中查看。',
  until: (day: string) => `营业到 ${day}`,
  ended: (day: string) => `已到期，页面保留到 ${day}`,
  missing: '未找到这家商铺',
  gone: '已下架',
  removed: (reason: string) => `内容已移除：${reason}`,
  toList: '看全部商铺',
  rejected: (reason: string) => `未通过审核：${reason}。没有扣款，修改后可以再提交。`,
  removedOwn: (reason: string) => `已被移除：${reason}`,
  pending: (name: string) => `新的店名“${name}”和图片正在审核，通过前仍展示原来的。`,
  editRefused: (reason: string) => `店名和图片的修改未通过：${reason}`,
  edit: '修改',
  withdraw: '撤回申请',
  pay: (amount: string) => `付款 ¥${amount}`,
  renew: '续期',
  again: '重新申请',
  tryAgain: '修改后再提交',
  sending: formWords.sending,
  check: formWords.check,
  withdrawn: '申请已撤回',
  withdrawTitle: '撤回申请',
  withdrawQuestion: '撤回后不再审核，没有扣款。以后可以重新申请。',
  keep: '再想想',
} as const

/** Texts of the application. Source: mockup 25-shop-add. */
export const applyCopy = {
  title: '加入赞助',
  subtitle: '审核通过后再付款',
  editTitle: '修改商铺',
  editSubtitle: '店名和图片审核后更换',
  steps: ['填写', '审核', '付款', '营业'],
  stepsLabel: (step: string, at: number, of: number) => `第 ${at} 步，共 ${of} 步：${step}`,
  levels: '级别',
  days: (days: number) => `${days} 天`,
  left: (days: number, left: number) => `${days} 天 · 剩 ${left} 席`,
  full: (days: number, seats: number) => `${days} 天 · ${seats} 席已满`,
  free: (day: string) => `${day} 空出一席`,
  toFund: '进社区基金',
  toPlatform: '平台',
  category: '类别',
  name: '店名',
  nameHint: `${shops.minName}–${shops.maxName} 字`,
  nameMissing: '请填写店名',
  nameShort: `店名不能少于 ${shops.minName} 字`,
  slogan: '一句话',
  sloganHint: `${shops.slogan} 字内，列表里展示`,
  sloganMissing: '请填写一句话',
  intro: '介绍',
  introHint: '卖什么、怎么做（选填）',
  hours: '营业时间',
  hoursHint: '如每天 9:00–20:00（选填）',
  location: '地点',
  locationHint: '如东市 12 号',
  locationMissing: '请填写地点',
  contact: '电话',
  contactHint: '手机号、座机号或微信号',
  contactNote: '登录的居民可见',
  contactMissing: '请填写手机号、座机号或微信号',
  thumbs: '图片',
  thumbsNote: '第一张作招牌',
  thumbsMissing: '请上传图片',
  note: `${shops.reviewDays} 个工作日内答复，不通过会写明原因，不收取费用。区块过户时，商铺转到你另一块门牌；没有别的门牌就下架，剩余天数不退款。`,
  about: '赞助说明',
  payLater: '通过后付款',
  submit: '提交审核',
  save: '保存修改',
  sending: formWords.sending,
  check: formWords.check,
  submitted: '已提交审核',
  saved: '已保存',
  login: '登录后加入赞助',
  blockFirst: '购买区块后，才能加入赞助',
  doing: '加入赞助',
  running: '这个区块已有一家商铺',
  toShop: '查看我的商铺',
  restored: draftRestored,
  startAnew: formWords.startAnew,
} as const

/** Texts of the sheet that renews. Source: community §5, row 8. */
export const renewCopy = {
  title: '续期',
  early: `续期加 ${spanText(shops.termMs)}，自到期日起顺延。`,
  late: `已到期，续期自付款时起计 ${spanText(shops.termMs)}。`,
  go: (amount: string) => `去付款 ¥${amount}`,
} as const

/** Texts of the cashier of a term. */
export const billCopy = {
  note: `一期 ${spanText(shops.termMs)}`,
  level: '级别',
  fund: '社区基金',
  platform: '平台',
  otherwise: '超时关闭',
  look: '看商铺',
  paid: '付款成功',
  paidNote: `本期 ${spanText(shops.termMs)}，到期日见商铺页。`,
} as const

/** What a refused application or change says where the common words do not fit. Source: community §5 (refused with). */
export const applyRefusedCopy = {
  BLOCK_TRANSFER: { text: '区块转让中，不能申请商铺。你的资金没有变动', step: 'close' },
  NO_RIGHT: { text: '当前账号不能申请商铺，未提交', step: 'account' },
  CLOSED: { text: '商铺现在不能修改，未提交', step: 'reload' },
} as const

/** The same of paying and renewing. */
export const payRefusedCopy = {
  BLOCK_TRANSFER: { text: '区块转让中，不能付款或续期。你的资金没有变动', step: 'close' },
  NO_RIGHT: { text: '请换到商铺所在的区块再付款，没有扣款', step: 'account' },
} as const
