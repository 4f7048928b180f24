import { blockMarket } from '@contract/block/limits'
import type { HandoverView } from '@contract/endpoints/market/handover'
import { waitText } from '@contract/settings/waits'
import { spanText } from '@contract/spans'
import { backWords } from '@contract/texts/back-words'
import { formWords } from '@/lib/forms/words'
import type { SaveWay } from '@/platform/save-text/types'
import { unchanged } from '@/lib/refusals/unchanged'
import { problemWords } from '@/lib/order-story/words'

/** How long the seller may object, and the money is held. */
type Held = Pick<HandoverView, 'handoverHours'>
const held = (of: Held) => waitText(of, 'handoverHours')

/** Words of a handover's page, for both sides. Source: community §8 (pages); mockups 29-handover, 29-handover-seller. */
export const handoverCopy = {
  title: '过户',
  order: (no: string) => `订单 ${no}`,
  loginFirst: '登录后查看过户',
  missing: '未找到该过户',
  missingText: '过户记录只给买卖双方看。',
  toMine: '去我的',
  safe: unchanged.funds,
  yours: (no: number) => `${no} 归你了`,
  frozen: (no: number) => `${no} 有申诉，先冻结`,
  undoneTitle: (no: number) => `${no} 的过户已撤销`,
  returned: (no: number) => `${no} 归还给你`,
  facts: (place: string, places: number, at: string) => `${place} · 格位 ${places}，${at} 过户`,
  undoneFacts: (price: string) => `¥${price} 已退回你的可用余额，${backWords}`,
  becauseUpheld: (reason: string) => `平台维持过户：${reason}`,
  becauseUndone: (reason: string) => `申诉成立：${reason}`,
  record: '过户记录',
  recordNote: '编号、双方、时间、价格和账本校验码',
  reading: '读取中',
  other: '同一付款单的另一块',
  otherNotes: {
    waits: '也已过户，尚未看密码',
    shown: '也已过户，密码已显示',
    gone: '也已过户，密码已失效',
    none: '过户已撤销',
  },
  toBlock: (no: number) => `切换到 ${no}`,
  entering: '切换中',
  goOn: '回到刚才那页',
  toBoard: '去逛逛',
  entered: (no: number) => `已切换到 ${no}`,
  askPassword: (no: number) => `请用 ${no} 的新创始密码登录`,
} as const

/** The plate with the new founder password. */
export const passwordCopy = {
  of: (no: number) => `${no} 的新创始密码`,
  once: '只显示一次',
  before: '请先备好纸笔。显示后不再保存，离开此页就看不到了。',
  show: '显示密码',
  showing: '读取中',
  spoken: (groups: readonly string[]) => `新创始密码 ${groups.join('，')}`,
  copy: '复制',
  copied: '密码已复制，请尽快保存并清空剪贴板',
  copyFailed: '复制失败，请手抄',
  done: '我抄好了',
  seen: '密码已显示。如遗忘，可用手机号找回',
  gone: `密码已失效（${spanText(blockMarket.passwordMs)}内有效），可用手机号找回`,
  find: '去找回',
  findHow: (no: number) => `选“找回密码”，用手机号为 ${no} 设新的创始密码`,
  lost: '未收到结果，密码可能已显示过。再次点击将核对；如已显示，可用手机号找回',
  failed: '未显示密码',
} as const

/** A number stands between spaces, a word does not. */
const spaced = (name: string) => (/^\d/.test(name) ? ` ${name} ` : name)

/** The steps of a purchase. */
export const stepCopy = {
  head: '进度',
  place: (step: number, all: number) => `第 ${step} / ${all} 步`,
  pay: '付款',
  paid: (price: string) => `已付款 ¥${price}`,
  owner: '过户完成',
  fromCity: '城市 → 你，过户记录可存一份',
  fromTo: (seller: string, buyer: string) => `${seller} → ${buyer}，过户记录可存一份`,
  ownerOf: (no: number) => `${no} 的主人`,
  you: '你',
  resident: '卖家',
  out: '旧密码作废，旧登录退出',
  ended: (count: number) => `退出 ${count} 处登录，管理密码一并清除`,
  write: '抄下新创始密码',
  yourTurn: '轮到你',
  leave: '离开此页后不再显示',
  seen: '已显示；如遗忘，可用手机号找回',
  gone: '已失效，可用手机号找回',
  release: (seller: string) => `货款解冻给${spaced(seller)}`.trim(),
  mayObject: (seller: string, of: Held) => `${held(of)}内${spaced(seller)}可申诉；成立则全额退你`,
  objected: (seller: string) => `${spaced(seller)}已申诉，区块先冻结，由平台裁定`.trim(),
  waits: '等平台 · 裁定申诉',
  then: '成立则全额退你，不成立则归你；裁定前不变',
  released: '货款已解冻',
  undone: '申诉成立，已全额退你',
} as const

/** What the seller sees. */
export const sellerCopy = {
  waits: (of: Held) => `等 ${held(of)} · 解冻货款`,
  then: (at: string) => `无人申诉，${at} 自动进你的收入`,
  objected: '等平台 · 裁定申诉',
  objectedThen: '区块已冻结，货款不放，裁定前不变',
  done: '货款已解冻',
  doneThen: (amount: string) => `¥${amount} 已进你的收入`,
  undone: '过户已撤销',
  undoneThen: '区块归还给你，货款退给买家',
  you: '你，卖家',
  buyer: '买家',
  resident: '居民',
  price: '成交价',
  fee: '手续费',
  net: {
    held: '冻结中，将进收入',
    objected: '冻结中，等裁定',
    done: '已进收入',
    undone: '已退给买家',
  },
  objection: '你的申诉',
  loggedOut: (no: number) => `${no} 的登录已全部退出`,
  unchanged: '你的资金、人气值和其他区块不变',
  notYou: '不是你本人转让的？',
  within: (no: number, of: Held) => `${held(of)}内申诉：${no} 先冻结，货款不放，由平台裁定。`,
  object: '申诉：不是我转让的',
} as const

/** The sheet in which the seller objects. */
export const objectCopy = {
  title: '申诉',
  text: problemWords.label,
  hint: '何时发现、密码可能怎样泄露',
  missing: problemWords.missing,
  short: `问题描述不能少于 ${blockMarket.objection.min} 字`,
  note: (no: number) =>
    `提交后 ${no} 立即冻结，货款保持冻结，平台 ${spanText(blockMarket.decideMs)}内裁定。只能申诉一次，不能撤回。`,
  send: '提交申诉',
  sending: formWords.sending,
  check: formWords.check,
  done: '申诉已提交',
  late: '申诉期限已过，不能再申诉',
  notYours: '只有卖家能申诉',
} as const

/** The ways to keep the record. */
export const fileCopy = {
  title: '过户记录',
  ways: { download: '下载文件', share: '发送到其他应用', send: '发送给朋友', copy: '复制全文' } satisfies Record<
    SaveWay,
    string
  >,
  saved: { download: '已下载', share: '已发送', send: '已发送', copy: '已复制' } satisfies Record<SaveWay, string>,
} as const

/** The questions before the page is left for the new block, or for the page before, while its password is shown. */
export const enterCopy = {
  title: '密码抄好了吗',
  cancel: '再看看',
  enter: { content: '切换后不再显示新创始密码。', confirm: '抄好了，切换' },
  leave: { content: '离开后不再显示新创始密码。', confirm: '抄好了，离开' },
} as const
