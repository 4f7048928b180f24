import { shownMonths } from '@contract/fund/money'
import { fundSpends, gifts } from '@contract/fund/limits'
import { fen } from '@contract/money'
import { shareText, spanText } from '@contract/spans'
import { yuanText } from '@/lib/format/yuan'
import { unchanged } from '@/lib/refusals/unchanged'
import { cityWords } from '@/lib/session/words/city'
import { formWords } from '@/lib/forms/words'

const { minText, maxText } = fundSpends.proof
const chart = `近 ${shownMonths} 个月收支`
const bounds = `${yuanText(fen(gifts.minFen))} – ${yuanText(fen(gifts.maxFen))}`

/** How a vote passed; without the share where so few voted that it would tell their ballots. */
const passed = (no: string, yesShare: number | null): string =>
  yesShare === null ? `${no} 通过` : `${no} 通过 ${shareText(yesShare)}`

/** What an entry of the ledger is. */
export const kindNames = {
  share: '手续费分成',
  sponsor: '赞助',
  gift: '捐赠',
  spend: '支出',
  back: '退回',
  correction: '更正',
} as const

/** Texts of the fund. Source: community §3; mockup 16-fund. */
export const copy = {
  title: '社区基金',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId} · 每一笔支出都经投票`,
  offTitle: '本城暂未开放基金',
  offText: cityWords.notOpenText,

  balance: '余额',
  free: (free: string, reserved: string) => `可用 ${free} · 已留 ${reserved}`,
  chart,
  chartLabel: (last: string, income: string, spent: string) => `${chart}，${last} 收入 ${income} 元，支出 ${spent} 元`,
  income: '收入',
  spent: '支出',
  thisMonth: (income: string, spent: string) => `本月 ${income} ${spent}`,
  month: '月份',

  head: '账本校验码',
  noHead: '暂无账目',
  check: '核对',
  checking: '核对中',
  same: '一致。',
  differs: '不一致。',
  recounted: (entries: string) => `${entries} 条记录已全部重算，余额无误`,
  notRecounted: (entries: string) => `${entries} 条记录已全部重算，余额或记录有误`,
  seenThere: '；你上次看到的记录未被改动',
  seenGone: '你上次看到的记录已被改动。',
  seenNo: (no: string, head: string) => `第 ${no} 条，${head}。请保留这个编号并联系客服`,

  naming: '本季冠名',
  ofBlock: (blockNo: number) => `${blockNo} 号`,

  votes: '等投票的支出',
  voting: '投票中 · 剩 ',
  yourVote: '轮到你投',
  propose: '发起支出投票',

  spends: '进行中的支出',
  public: (moment: string, blockNo: number) => `公示中 · ${moment} 付给 ${blockNo} 号`,
  payDue: (blockNo: number) => `公示期满 · 待付给 ${blockNo} 号`,
  waits: (day: string) => `已付款 · ${day} 前交凭证`,
  proofLate: '已付款 · 凭证已逾期',
  yourProof: '轮到你交凭证',
  late: '未交凭证',

  ledger: '账本',
  all: '全部',
  kinds: '账目类型',
  none: '暂无进账',
  noneText: '成交手续费的一部分会自动转入，居民也可以捐赠。',
  end: (total: number) => `共 ${total} 条`,

  give: '捐赠',
  loginToGive: '登录后捐赠',
  halted: unchanged.halted,
  dayOver: `今日捐赠已达上限 ${yuanText(fen(gifts.dayFen))}`,
} as const

/** Texts of the sheet of a gift. Source: mockup 24-fund-give-sheet. */
export const giftCopy = {
  title: '捐赠给社区基金',
  presets: '捐赠金额',
  preset: (amount: string) => `${amount} 元`,
  other: '其他金额',
  range: `其他金额，${bounds}`,
  unit: '元',
  yours: '你的可用',
  now: '现在',
  after: '捐赠后',
  short: '余额不够',
  memo: '留言',
  memoHint: `选填，${gifts.memo} 字，会公开`,
  anonymous: '不显示我的区块编号',
  anonymousNote: '账本上写“一位居民”',
  note: '捐赠后不退款，资金用途由投票决定。',
  give: (amount: string) => `捐赠 ¥${amount}`,
  sending: formWords.sending,
  checkSent: '核对是否提交',
  unreadable: `请填写 ${bounds} 之间的金额`,
  dayLeft: (left: string) => `今日还可捐赠 ${left}`,
  unpaid: (count: number) => `有 ${count} 笔捐赠待付款，请先付款或取消`,
} as const

/** Texts of the cashier of a gift. */
export const billCopy = {
  note: '捐赠后不退款',
  to: '资金去向',
  fund: '社区基金，不收手续费',
  otherwise: '超时关闭',
  look: '看基金',
  paid: '捐赠成功，谢谢',
  paidNote: '已转入社区基金，可在账本中查看。',
} as const

/** Texts of one entry. Source: mockup 24-fund-entry. */
export const entryCopy = {
  title: '账本记录',
  younger: (entries: string) => `已核对到第 ${entries} 条，本条稍后再核对。`,
  /** The city's name comes with the entry. */
  place: (areaName: string, entryNo: string) => `${areaName}社区基金 · 第 ${entryNo} 条`,
  before: '前',
  after: '后',
  arrived: '到账',
  left: '转出',
  balance: '余额',
  hidden: '不公开',
  at: '时间',
  kind: '类型',
  memo: '留言',
  ref: '编号',
  grounds: '支付依据',
  vote: (no: string, yesShare: number | null) => `投票 ${passed(no, yesShare)}`,
  spend: '支出单',
  proof: '凭证',
  proofs: (count: number, day: string) => `${count} 张，${day} 提交`,
  noProof: '暂未提交',
  chain: '在账本里的位置',
  this: '这一条',
  entry: (no: string, kind: string) => `第 ${no} 条，${kind}`,
  missing: '未找到该记录',
  look: '看基金',
} as const

/** Texts of one spend. Source: community §3 (pages). */
export const spendCopy = {
  title: '基金支出',
  states: {
    approved: '公示中',
    paid: '已付款',
    accounted: '已交凭证',
    stopped: '已停付',
    returned: '已退回',
  },
  you: '轮到你',
  waitFor: (blockNo: number) => `等 ${blockNo}`,
  pay: (blockNo: number) => `付给 ${blockNo} 号`,
  prove: '交凭证',
  overdue: '逾期公示',
  late: '未交凭证',
  stopped: (reason: string) => `已停付：${reason}。资金仍在基金中`,
  block: (blockNo: number) => `${blockNo} 号`,
  payee: '收款人',
  author: '提案人',
  vote: '投票',
  passed,
  approvedAt: '通过时间',
  payAt: '预计付款',
  paidAt: '付款时间',
  entry: '账本',
  entryNo: (no: string) => `第 ${no} 条`,
  proofBefore: '交凭证时限',
  back: '已退回',
  proof: '凭证',
  proofAt: (moment: string) => `${moment} 提交`,
  noProof: '暂未提交凭证',
  text: '说明',
  textHint: `请说明资金用途，${minText}–${maxText} 字`,
  textMissing: '请填写说明',
  textShort: `说明不能少于 ${minText} 字`,
  picturesMissing: '请上传图片',
  pictures: '凭证图片',
  proofNote: '凭证对所有人公开，请遮住姓名、电话等隐私信息。',
  submit: '提交凭证',
  replace: '更换凭证',
  sending: formWords.sending,
  checkSent: '核对是否提交',
  submitted: '凭证已提交',
  missing: '未找到该支出',
  look: '看基金',
} as const

/** Texts of the sheet that gives money back. */
export const backCopy = {
  title: '退回基金',
  open: '退回',
  amount: '退回金额',
  most: (left: string) => `最多退 ${left}`,
  unreadable: (left: string) => `请填写 0.01 – ${left} 之间的金额`,
  note: '从你的可用余额退回社区基金，退回后不能撤销。',
  give: (amount: string) => `退回 ¥${amount}`,
  sending: formWords.sending,
  checkSent: '核对是否退回',
  done: (amount: string) => `已退回 ¥${amount}`,
} as const

/** What a refused act says where the common words do not fit. Source: community §3 (refused with). */
export const refusedCopy = {
  BEFORE_OPEN: { undone: '已填内容不变' },
  NO_RIGHT: { text: '当前账号不能捐赠，没有扣款', step: 'close' },
  LIMIT: { text: '超出今日捐赠上限，没有扣款', step: 'close' },
  FORM: { text: giftCopy.unreadable, step: 'close' },
} as const

/** The same of a proof. */
export const proofRefusedCopy = {
  NO_RIGHT: { text: '只有收款人能提交凭证', step: 'close' },
  EXPIRED: { text: `凭证提交已满 ${spanText(fundSpends.replaceMs)}，不能再更换`, step: 'reload' },
  CLOSED: { text: '这笔支出已结束，未提交', step: 'reload' },
} as const

/** The same of giving back. */
export const backRefusedCopy = {
  NO_RIGHT: { text: '只有收款人能退回，没有扣款', step: 'close' },
  LIMIT: { text: '超出可退的金额，没有扣款', step: 'close' },
  CLOSED: { text: '这笔支出已结束，没有扣款', step: 'reload' },
} as const
