import type { VoteRow } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import type { VoteKind } from '@contract/vote/wish'
import { cityWords } from '@/lib/session/words/city'
import { ballotWords } from '@/lib/ballots/words'
import { formWords } from '@/lib/forms/words'
import { percentText } from '@contract/spans'

/** What a vote is about. */
export const kindNames: Readonly<Record<VoteKind, string>> = {
  opinion: '征询意见',
  fund: '基金支出',
  rule: '社区规则',
}

/** What is asked of a voter: 投票, 选 1–3 项. */
export const choiceText = ({ ballot, maxChoice }: Pick<VoteRow, 'ballot' | 'maxChoice'>): string =>
  ballot === 'multi' && maxChoice > 1 ? `选 1–${maxChoice} 项` : '投票'

/** Texts of votes. Source: community §4; mockups 16-vote, 23-vote. */
export const copy = {
  title: '投票',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId} · 一块一票`,
  offTitle: '本城暂未开放投票',
  offText: cityWords.notOpenText,
  tabs: '投票分类',
  todo: '待我投',
  open: '进行中',
  archive: '已结束',
  mine: '我发起的',
  noneTodo: '暂无待投票',
  noneOpen: '暂无进行中的投票',
  noneArchive: '暂无已结束的投票',
  noneMine: '暂无你发起的投票',
  noneText: '有新的投票会通知你。',
  askingHead: '等附议',
  askingNote: `满 ${votes.supportNeed} 块或市长附议后开投`,
  start: '发起投票',
  own: '我的',
  secret: '不记名',
  named: '记名',
  end: (total: number) => `共 ${total} 项`,

  draft: '草稿',
  notSent: '待提交',
  lapses: '到期作废',
  asking: '等附议',
  missing: (blocks: number) => `还差 ${blocks} 块`,
  moneyShort: '附议已达标，等基金',
  lapsesUnsupported: '附议不足则作废',
  you: '轮到你',
  notCast: '不投不计',
  cast: '已投票',
  mayChange: '可改票',
  inTransferTurn: '转让中',
  cannot: '不能投票',
  back: '收回后可投',
  guestMay: '登录可投',
  censusMade: ballotWords.censusMade,
  censusOf: (blocks: number) => `名册 ${blocks} 块`,
  closed: '已截止',
  counting: '正在计票',
  ended: '已结束',
  archived: '存入档案',
  removed: '已移除',
  lapsed: '已作废',
  withdrawn: '已撤回',
  notCounted: '不计票',

  supports: (count: number, need: number) => `${count} / ${need} 块附议`,
  passed: '通过',
  failed: '未通过',
  noQuorum: '人数不足',
  cancelled: '不计票',
} as const

/** Texts of the options of a ballot. */
export const optionCopy = {
  yes: '同意',
  yesToSpend: '同意支出',
  no: '不同意',
  abstain: '弃权（计入投票率）',
  none: '都不选，弃权',
  counts: '计入投票率',
  abstained: '弃权',
} as const

/** Texts of one vote. Source: mockups 16-vote, 23-vote-multi, 23-vote-result. */
export const infoCopy = {
  startedOn: (day: string) => `${day} 发起`,
  amount: '支出',
  passShare: '通过线',
  acceptShare: '入选线',
  minTurnout: '最低投票率',
  results: '结果公布',
  policy: { atEnd: '截止后', afterVote: '投完可看', always: '随时可看' },
  payee: '收款人',
  purpose: '用途',
  block: (blockNo: number) => `${blockNo} 号`,
  days: '投票时长',
  daysOf: (days: number) => `${days} 天`,
  hidden: '结果截止后公布，之前不显示票数。',
  afterVote: '投票后可看票数。',
  yours: '你的一票',
  oneOf: (blockNo: number) => `${blockNo} 号 · 一块一票`,
  chosen: (count: number, most: number) => `已选 ${count} / ${most}`,
  optionLabel: (text: string, at: number, all: number) => `${text}，第 ${at} 项共 ${all} 项`,
  secretNote: '截止前可以改票。不记名：只存谁投过，不存谁投了什么。',
  everyFifth: `结果每满 ${votes.countsEvery} 票更新一次。`,
  namedNote: '记名，截止后公布各块投了什么。截止前可以改票。',
  receiptNote: '投票后给你一个回执号，截止后可凭它核对。',
  yourReceipt: '看回执',
  supporters: '附议',
  mayor: '市长',
  noSupporters: '暂无附议',
  cancelledBecause: (reason: string) => `发起人撤回：${reason}`,
  spend: (amount: string, blockNo: number) => `支出 ¥${amount}，付给 ${blockNo}`,
  spendPaid: (amount: string, blockNo: number) => `支出 ¥${amount} 已付给 ${blockNo}`,
  paidOn: (day: string) => `${day} 付款`,
  provedOn: (day: string) => `${day} 交凭证`,
  spendStates: { approved: '公示中', paid: '已付款', accounted: '已交凭证', stopped: '已停付', returned: '已退回' },
  lateProof: '未交凭证',
  missing: '未找到这项投票',
  look: '看投票',
  supported: '已附议',
  unsupported: '已撤回附议',
  opened: '附议已达标，投票开始',
  cancel: '撤回',
  cancelTitle: '撤回投票',
  cancelQuestion: '撤回后不能恢复，附议的门牌会收到通知。',
  cancelReason: '原因',
  cancelReasonHint: '选填，会公开',
  cancelling: '撤回中',
} as const

/** Texts of the result. Source: mockup 23-vote-result. */
export const resultCopy = {
  howYes: (yes: number, no: number) => `同意 ${yes} ÷（${yes} + ${no}）`,
  tie: '最高票并列',
  tooFew: `投票不足 ${votes.fewestPublished} 张，不公布票数和选票。`,
  counts: '票数',
  running: '目前票数',
  line: (share: number) => `通过线 ${percentText(share)}`,
  barLabel: (parts: string) => `结果，${parts}`,
  yes: '同意',
  no: '反对',
  abstain: '弃权（不算入通过线）',
  accepted: '入选',
} as const

/** Texts of what a vote with names publishes. */
export const namedCopy = { title: '各块投了什么' } as const

/** Texts of the main button. Source: mockup 31-states. */
export const barCopy = {
  loginToVote: '登录后投票',
  loginToSupport: '登录后附议',
  loginToStart: '登录后发起',
  supporting: '附议',
  starting: '发起投票',
  blockToVote: ballotWords.blockFirst,
  blockToSupport: '购买区块后附议',
  blockToStart: '购买区块后发起',
  elsewhere: ballotWords.elsewhere,
  elsewhereStart: cityWords.elsewhere,
  elsewhereSupport: `${cityWords.elsewhere}，不能附议`,
  notEnabled: '本城暂未开放投票',
  inTransfer: ballotWords.inTransfer,
  transferStart: (blockNo: number) => `${blockNo} 号转让中，不能发起投票`,
  transferSupport: (blockNo: number) => `${blockNo} 号转让中，不能附议`,
  notInCensus: ballotWords.notInCensus,
  ownSupport: '不能附议自己的',
  manager: '管理登录不能投票',
  closed: '已截止',
  chooseOne: '请选 1 项',
  chooseUpTo: (most: number) => `请选 1–${most} 项`,
  cast: '投出这一票',
  castMany: (count: number) => `投出 ${count} 项`,
  change: '改投这一票',
  sending: formWords.sending,
  support: '附议',
  unsupport: '撤回附议',
  write: '修改或提交',
  course: '看全程',
} as const

/** The same of a support. */
export const supportRefusedCopy = {
  OWN: { text: '不能附议自己的', step: 'close' },
  CLOSED: { text: '附议已结束', step: 'reload' },
  BLOCK_TRANSFER: { step: 'reload' },
} as const

/** The same of writing a vote. */
export const writeRefusedCopy = {
  BLOCK_TRANSFER: { text: '区块已设置转让，期间不能发起投票。收回后可以', step: 'close' },
  CLOSED: { text: '正在等附议，不能再改', step: 'close' },
} as const
