import { dayMs } from '@contract/durations'
import { mayors } from '@contract/mayor/limits'
import { percentText, spanText } from '@contract/spans'
import { cityWords } from '@/lib/session/words/city'
import { ballotWords } from '@/lib/ballots/words'
import { formWords } from '@/lib/forms/words'
import { nextText } from '@/lib/refusals/next-step'

const least = percentText(mayors.minTurnout)
const rankSpan = `1–${mayors.ranks} 位`

/** Texts of an election. Source: community §7; mockups 27-mayor-join, 16-mayor. */
export const copy = {
  title: '市长选举',
  place: (areaName: string, areaId: number) => `${areaName} ${areaId} · 一块一票`,
  term: (termNo: number) => `第 ${termNo} 届`,
  subtitle: (termNo: number) => `第 ${termNo} 届 · 任期 ${spanText(mayors.termMs)}`,
  countedAt: (termNo: number, moment: string) => `第 ${termNo} 届 · ${moment} 计票`,
  offTitle: '本城暂未开放市长选举',
  offText: cityWords.notOpenText,
  missing: '未找到这次选举',
  look: '看市长选举',
  none: '暂无市长选举',
  noneText: '开始报名时会通知全城居民。',
  nextFrom: (moment: string) => `下一届选举 ${moment} 开始`,

  stages: { announced: '公告', nominating: '报名', voting: '投票', seated: '就任' },
  until: (moment: string) => `到 ${moment}`,
  sending: formWords.sending,
} as const

/** Whose turn it is. */
export const turnCopy = {
  announced: '已公告',
  opens: '等报名开始',
  nominating: '报名中',
  anyone: '任何居民可参选',
  standing: '你已参选',
  youMay: '可改说明',
  you: '轮到你',
  rank: `排 ${rankSpan}`,
  notCast: '不投不计',
  cast: '已投票',
  mayChange: '可改票',
  inTransfer: '转让中',
  cannot: '不能投票',
  back: '收回后可投',
  voting: '投票中',
  guestMay: '登录可投',
  censusMade: ballotWords.censusMade,
  censusOf: (blocks: number) => `名册 ${blocks} 块`,
  closed: '已截止',
  counting: '正在计票',
  counted: '已计票',
  archived: '存入档案',
  void: '未选出',
} as const

/** Texts of the present mayor and of terms. */
export const termCopy = {
  present: '现任',
  until: (termNo: number, day: string) => `第 ${termNo} 届，到 ${day} 卸任`,
  figures: { notices: '公告', rulings: '裁定', overturned: '改判', supports: '附议' },
  list: '历任市长',
  span: (from: string, to: string) => `${from} 至 ${to}`,
  successor: '接任',
  ended: { end: '任满', resign: '辞任', lose: '区块停用，离任' },
  planned: (moment: string) => `${moment} 就任`,
  serving: '在任',
  end: (total: number) => `共 ${total} 任`,
  yours: '你是市长',
  rights: [
    { id: 'notice', title: '发公告', note: '全城居民收到' },
    { id: 'pin', title: '置顶求助', note: '在求助的页面上置顶' },
    { id: 'support', title: '附议支出', note: '一人附议即开投' },
    { id: 'rule', title: '裁定纠纷', note: '你不是当事人的小额纠纷' },
  ],
  rightsNote: '每一次公告、裁定和附议都公开计数，改判也在内。',
} as const

/** Texts of the candidates. */
export const candidateCopy = {
  list: '候选人',
  byTime: '按报名先后',
  byLot: '抽签排序',
  none: '暂无候选人',
  noneText: '报名截止时无人参选，选举作废。',
  quit: '已退出',
  struck: '已除名',
  pictures: '图片',
  joined: (moment: string) => `${moment} 报名`,
  noDisputes: `报名时近 ${spanText(mayors.disputeMs)}无输掉的纠纷`,
  trades: '交易和评价',
  tradesNote: '成交、超时率、评分和买家的评价',
  struckBecause: (reason: string) => `除名原因：${reason}`,
  page: '参选说明',
  missing: '未找到该候选人',
  toElection: '看本届选举',
  rules: `候选人须居住满 ${spanText(mayors.residentMs)}，近 ${spanText(mayors.disputeMs)}无输掉的纠纷。`,
} as const

/** The conditions of who may stand. */
export const conditionCopy = {
  may: '你可以参选',
  mayNot: '你还不能参选',
  resident: `居住满 ${spanText(mayors.residentMs)}`,
  days: (days: number) => spanText(days * dayMs),
  disputes: `近 ${spanText(mayors.disputeMs)}无输掉的纠纷`,
  count: (count: number) => `${count} 件`,
  terms: (terms: number) => `${terms} 届`,
  inRow: (rule: string) => `市长${rule}。`,
  person: (name: string, blockNo: number) => `${name}（${blockNo} 号）`,
  barred: (names: readonly string[], why: string) => `${names.join('、')}${why}。`,
  block: (blockNo: number) => `${blockNo} 号未在转让`,
  held: '正常',
  inTransfer: '转让中',
  met: '符合',
  unmet: '不符合',
} as const

/** Texts of ranking. Source: mockups 16-mayor, 27-mayor-ballot-sheet. */
export const rankCopy = {
  how: `点人排出最多 ${mayors.ranks} 位。无人过半时，票数最少的退出，他的票转给你的下一位。结果截止后公布。`,
  pick: '选',
  ranked: (name: string, at: number) => `${name}，第 ${at} 位，点按改`,
  unranked: (name: string) => `${name}，未排，点按选`,
  full: `最多排 ${mayors.ranks} 位`,
  order: '排序',
  submit: '提交',
  change: '改投',
  none: `请排 ${rankSpan}`,
  sheet: '你的选票',
  up: (name: string) => `${name}上移`,
  down: (name: string) => `${name}下移`,
  now: (name: string, at: number) => `${name}，现在第 ${at} 位`,
  rules: [
    '先数大家的第一位，过半就当选。',
    '无人过半，票最少的退出，他的票转给下一位。',
    '你排的都退出时，这张票不再计。',
  ],
  secret: (blockNo: number, moment: string) => `用 ${blockNo} 号投，不记名，截止前可以改。结果 ${moment} 公布。`,
  think: '再想想',
  send: '投出选票',
  sendChange: '改投选票',
  yourReceipt: '看回执',
} as const

/** Texts of the result. Source: mockup 27-mayor-result. */
export const resultCopy = {
  won: (moment: string) => `当选，${moment} 就任`,
  round: (no: number) => `第 ${no} 轮`,
  lastRound: (no: number, votes: string, of: string, share: string) =>
    `第 ${no} 轮 ${votes} / ${of}，${percentText(share)}`,
  valid: (continuing: string, majority: string) => `有效 ${continuing} · 过半 ${majority}`,
  out: (name: string) => `${name} 退出`,
  moved: (votes: string) => `，${votes} 票转出`,
  noNext: (votes: string) => `，其中 ${votes} 票无下一位`,
  exhausted: (count: string) => `${count} 张选票已无下一位`,
  bar: (name: string, votes: string) => `${name}，${votes} 票`,
  came: (votes: string) => `，其中转来 ${votes} 票`,
  runnerUp: (name: string, blockNo: number) => `${name} ${blockNo} 为第二名。市长的区块转让时由他接任。`,
  tooFew: '投票太少，不公布票数和选票。',
  published: (count: string) => `${count} 张选票全部公布`,
  turnout: (share: string) => `投票率 ${percentText(share)}，最低 ${least}`,
  voidTurnout: (share: string) => `投票率 ${percentText(share)}，不到 ${least}`,
  voidNobody: '无人参选',
  again: (day: string) => `，${day} 重新开始`,
  noAgain: '，本届无市长',
} as const

/** Texts of standing and of leaving. */
export const standCopy = {
  title: '我要参选',
  edit: '修改参选说明',
  statement: '参选说明',
  hint: '当选后做什么，怎么做',
  missing: '请填写参选说明',
  short: `至少 ${mayors.statement.min} 个字`,
  thumbs: '图片',
  note: '参选后公开，报名截止前可改。区块设置转让即除名。',
  send: '提交参选',
  save: '保存',
  check: formWords.check,
  joined: '已参选',
  saved: '已保存',
  quit: '退出参选',
  quitQuestion: '退出后本届不能再参选。',
  quitDone: '已退出参选',
  resign: '辞去市长',
  resignQuestion: '辞任后由第二名接任，不能恢复。第二名不能接任时，重新选举。',
  resignDone: '已辞任',
  keep: '再想想',
} as const

/** Texts of the main button. Source: mockup 31-states. */
export const barCopy = {
  loginToVote: '登录后投票',
  loginToStand: '登录后参选',
  standing: '参选',
  blockToVote: ballotWords.blockFirst,
  /** To who has no block: when one that is bought now is good for it. */
  tooNewToStand: `新购的区块居住满 ${spanText(mayors.residentMs)}后可参选`,
  blockToStand: nextText.buyBlock,
  elsewhereVote: ballotWords.elsewhere,
  elsewhereStand: `${cityWords.elsewhere}，不能参选`,
  notEnabled: '本城暂未开放市长选举',
  transferVote: ballotWords.inTransfer,
  transferStand: (blockNo: number) => `${blockNo} 号转让中，不能参选`,
  notInCensus: ballotWords.notInCensus,
  days: (days: number) => `居住 ${spanText(days * dayMs)}，满 ${spanText(mayors.residentMs)}可参选`,
  disputes: `近 ${spanText(mayors.disputeMs)}有输掉的纠纷`,
  hasLeft: '已退出本届，不能再参选',
  manager: '管理登录不能做这一步',
  closed: '已截止',
  notYet: (moment: string) => `${moment} 开始报名`,
  course: '看档案',
} as const
