import { mutual } from '@contract/mutual/limits'
import type { MutualKind, MutualState } from '@contract/mutual/transitions'
import { spanText } from '@contract/spans'
import { messageWords } from '@/lib/messages/words'
import { cityWords } from '@/lib/session/words/city'
import { draftRestored } from '@/lib/forms/drafts'
import { formWords } from '@/lib/forms/words'

/** Points as text: 30 人气值. */
const pointsOf = (points: number): string => `${points} 人气值`

/** What is promised or given for help. */
const thanksOf = (points: number): string => `感谢 ${pointsOf(points)}`

/** What a field for points takes. */
const wholePoints = (most: number): string => `请填写 0–${most} 的整数`

const chosenSees = '选中的人能看到详细地点，其他应答的人会收到通知。'

/** Texts of the list. Source: community §6; mockup 26-mutual. */
export const copy = {
  title: '互助',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId} · 用人气值感谢`,
  tabs: '互助分类',
  need: '求助',
  offer: '提供',
  mine: '我的',
  tab: (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`),
  search: '搜标题、地点、区块编号',
  none: { need: '暂无求助', offer: '暂无提供', mine: '暂无你的互助' },
  noneText: { need: '有人求助会显示在这里。', offer: '有人提供会显示在这里。', mine: '你发布和应答的都在这里。' },
  noMatch: '没有符合的互助',
  offTitle: '本城暂未开放互助',
  offText: cityWords.notOpenText,
  publish: '发布互助',
  loginToPublish: '登录后发布互助',
  blockToPublish: '购买区块后，才能发布互助',
  end: (total: number) => `共 ${total} 条`,
  pinned: (moment: string) => `市长置顶，到 ${moment}`,
  own: '我的',
  replies: (count: number) => (count === 0 ? '暂无应答' : `${count} 人应答`),
  chosen: '已选人',
  thanks: thanksOf,
  /** A block with another owner by now. */
  former: (blockNo: number) => `原 ${blockNo}`,
} as const

/** Whose turn it is. Source: community §6 (pages); mockup 26-mutual-info. */
export const turnCopy = {
  you: '轮到你',
  waitFor: (what: string) => `等${what}`,
  mine: (what: string) => `轮到你 · ${what}`,
  others: (blockNo: number, what: string) => `等 ${blockNo} ${what}`,
  thank: (blockNo: number) => `感谢 ${blockNo}`,
  noReply: '等待应答',
  noReplyThen: '无人应答，到期自动关闭',
  choose: '选人',
  chooseThen: '未选人，到期自动关闭',
  help: '帮忙',
  helpThen: '未帮完，到期自动关闭',
  thankWhat: '道谢',
  thankThen: (points: number) =>
    points === 0 ? '不操作，到时自动道谢' : `不操作，到时自动送出承诺的 ${pointsOf(points)}`,
  back: (points: number) => `，预留的 ${pointsOf(points)}退回`,
  ended: {
    open: '已到期',
    matched: '已到期',
    done: '已道谢',
    closed: '已关闭',
    expired: '已到期',
    removed: '已移除',
  } satisfies Readonly<Record<MutualState, string>>,
  given: (asker: number, helper: number, points: number) =>
    points === 0 ? `${asker} 感谢 ${helper}` : `${asker} 送给 ${helper} ${pointsOf(points)}`,
  notHelped: (reason: string) => `没帮到：${reason}`,
  nobody: '未选人',
  because: (reason: string) => `原因：${reason}`,
} as const

/** Texts of one post. Source: mockup 26-mutual-info. */
export const infoCopy = {
  title: '互助',
  missing: '未找到这条互助',
  toList: '看全部互助',
  promised: (points: number) => `承诺感谢 ${pointsOf(points)}`,
  asked: thanksOf,
  published: (day: string) => `${day} 发布`,
  place: '详细地点',
  placeNote: '只有发布的人和选中的人看得到',
  copyPlace: '复制地点',
  placeCopied: '地点已复制',
  copyFailed: '复制失败，请长按文字复制',
  pictures: '图片',
  record: (helped: number, received: number) => `帮过 ${helped} 次，收到 ${received}`,
  replies: '应答',
  noReplies: '暂无应答',
  moreReplies: '看更多应答',
  chosen: '选了 TA',
  finished: '说已帮完',
  own: '我的',
  choose: '选 TA',
  chooseLabel: (blockNo: number) => `选 TA：${blockNo}`,
  chooseTitle: (blockNo: number) => `选 ${blockNo}`,
  chooseQuestion: {
    need: (_points: number) => chosenSees,
    offer: (points: number) =>
      points === 0 ? chosenSees : `选中的人能看到详细地点，从 TA 的人气值里预留 ${points}；其他应答的人会收到通知。`,
  },
  sending: formWords.sending,
} as const

/** Buttons of a post, and why they cannot be pressed. Source: community §6 (pages); mockup 31-states. */
export const barCopy = {
  join: { need: '我来帮', offer: '我需要' },
  loginToJoin: '登录后应答',
  joining: '应答',
  blockToJoin: '购买区块后，才能应答',
  notEnabled: '本城暂未开放互助',
  elsewhere: cityWords.elsewhere,
  inTransfer: (blockNo: number) => `${blockNo} 号现在不能应答`,
  ended: '已到期，不能应答',
  edit: '修改',
  close: '关闭',
  withdraw: '撤回应答',
  stepBack: '退出',
  finish: '帮完了',
  thank: (points: number) => (points === 0 ? '道谢' : thanksOf(points)),
  notHelped: '没帮到',
  again: '重新发布',
  againWith: (points: number) => `重新发布，预留 ${pointsOf(points)}`,
  pin: '置顶',
  unpin: '取消置顶',
} as const

/** Questions before an act that cannot be taken back. */
export const askCopy = {
  keep: '再想想',
  close: {
    title: '关闭互助',
    open: '关闭后不再收到应答。',
    matched: '选中的人会收到通知，不再继续。',
    back: (points: number) => `预留的 ${pointsOf(points)}退回。`,
  },
  withdraw: { title: '撤回应答', question: '撤回后发布的人不能再选你，可以重新应答。' },
  stepBack: { title: '退出', question: '退出后重新开放应答，发布的人会收到通知。' },
} as const

/** What an act says when it is done. */
export const doneCopy = {
  join: '已应答',
  choose: '已选人',
  finish: '已告诉对方',
  thank: '已道谢',
  notHelped: '已关闭',
  close: '已关闭',
  withdraw: '已撤回应答',
  stepBack: '已退出',
  pin: '已置顶',
  unpin: '已取消置顶',
} as const

/** Sheets that an act opens. */
export const sheetCopy = {
  join: { need: '我来帮', offer: '我需要' } satisfies Readonly<Record<MutualKind, string>>,
  content: '应答',
  contentHint: { need: '什么时候有空、怎么帮', offer: '需要什么、什么时候' } satisfies Readonly<
    Record<MutualKind, string>
  >,
  contentMissing: '请填写应答',
  joinNote: '所有人都看得到；选中后才能看到详细地点。',
  promise: (points: number) => `选中后从你的人气值里预留 ${points}，帮完道谢时送出。`,
  send: '应答',
  finish: '帮完了',
  said: '说明',
  saidHint: '办了什么（选填）',
  pictures: '图片',
  finishNote: `对方 ${spanText(mutual.thankMs)}内不操作，自动道谢。`,
  finishSend: '告诉对方',
  thank: '道谢',
  thankTo: (blockNo: number) => `感谢 ${blockNo}`,
  amount: '人气值',
  amountWrong: wholePoints,
  promised: (points: number) => `已承诺 ${pointsOf(points)}`,
  restBack: (points: number) => `，余下 ${points} 退回`,
  more: (points: number) => `，再加 ${points}`,
  thankSend: (points: number) => (points === 0 ? '道谢' : `送出 ${pointsOf(points)}`),
  notHelped: '没帮到',
  reason: '原因',
  reasonHint: '所有人都看得到',
  reasonShort: (min: number) => `请填写原因，不少于 ${min} 字`,
  notHelpedNote: '关闭后预留的人气值退回，不能再道谢。',
  notHelpedSend: '提交并关闭',
} as const

/** Private words of the two. Source: community §6. */
export const messageCopy = {
  title: (blockNo: number) => `和 ${blockNo} 的消息`,
  note: '只有你们两人看得到',
  you: messageWords.you,
} as const

/** Texts of the form. Source: mockup 26-mutual-add. */
export const formCopy = {
  title: '发布互助',
  editTitle: '修改互助',
  subtitle: { need: '选中的人帮完后，你再道谢', offer: '你帮完后，选中的人再道谢' },
  kinds: '种类',
  kind: { need: '我要求助', offer: '我能提供' },
  name: '标题',
  nameHint: { need: '需要帮什么', offer: '能帮什么' },
  nameMissing: '请填写标题',
  nameShort: (min: number) => `标题不能少于 ${min} 字`,
  content: '说明',
  contentHint: '时间、人数、要带什么',
  contentMissing: '请填写说明',
  place: '大致地点',
  placeHint: '如东市',
  placeNote: '大家都看得到',
  detail: '详细地点',
  detailHint: '楼、单元、门牌（选填）',
  detailNote: '只给选中的人看',
  thanks: '感谢',
  unit: '人气值',
  less: (label: string) => `减少${label}`,
  more: (label: string) => `增加${label}`,
  thanksWrong: wholePoints,
  held: (points: number, balance: number) => `发布时先从你的 ${balance} 里预留 ${points}；关闭或到期退回`,
  heldMore: (points: number, balance: number) => `保存时再从你的 ${balance} 里预留 ${points}；感谢只能增加`,
  thanksLess: (least: number) => `感谢只能增加，不低于 ${least}`,
  lack: (lack: number) => `人气值不够，差 ${lack}`,
  offerThanks: '由选中的人承诺，帮完道谢时送给你',
  days: '有效期',
  daysOf: (days: number) => `${days} 天`,
  thumbs: '图片',
  note: '互助不涉及资金。买卖请到在售或求购。',
  moneyNote: '内容里提到了金额。互助不涉及资金，买卖请到在售或求购。',
  about: '互助说明',
  submit: '发布',
  submitWith: (points: number) => `发布，预留 ${pointsOf(points)}`,
  save: '保存修改',
  sending: formWords.sending,
  check: formWords.check,
  submitted: '已发布',
  saved: '已保存',
  restored: draftRestored,
  startAnew: formWords.startAnew,
  cannotEdit: '这条互助现在不能修改',
  toPost: '查看互助',
} as const
