import type { VoteInfo, VoteRow } from '@contract/endpoints/community/votes'
import { fen } from '@contract/money'
import { tallyOf } from '@contract/vote/count'
import { markText } from '@contract/vote/receipt'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { sha256Of } from '@/platform/digest/sha256'
import { proof, spend } from '../fund/answers'

const moment = (text: string) => Date.parse(`${text}+08:00`)

export const noonMs = moment('2026-11-21T12:00:00')

export const mine = {
  blockNo: 128,
  isAuthor: false,
  inCensus: true,
  cast: false,
  supports: false,
  inTransfer: false,
}

/** On 1,800.00 of the fund; 128 has not voted. Source: mockup 16-vote. */
export const row: VoteRow = {
  voteId: 7,
  ver: 3,
  no: 'V261119-0002',
  areaId: 3253,
  kind: 'fund',
  title: '北门服务点延长营业到 20:00',
  ballot: 'yesno',
  maxChoice: 1,
  minTurnout: 30,
  passShare: 60,
  results: 'atEnd',
  anonymous: true,
  state: 'open',
  authorBlockNo: 560,
  amount: fen(180_000),
  cast: 330,
  census: 1_204,
  createdAt: moment('2026-11-19T10:00:00'),
  openAt: moment('2026-11-19T12:00:00'),
  closeAt: moment('2026-11-23T00:00:00'),
  closedAt: null,
  supportUntil: null,
  supports: 5,
  supportNeed: 5,
  outcome: null,
  removedBecause: '',
  mine,
  acts: ['cast'],
}

/** On several places, counts for those who have voted. Source: mockup 23-vote-multi. */
export const manyRow: VoteRow = {
  ...row,
  voteId: 8,
  no: 'V261120-0001',
  kind: 'opinion',
  title: '明年春天先修哪几处',
  ballot: 'multi',
  maxChoice: 3,
  minTurnout: 20,
  passShare: 50,
  results: 'afterVote',
  authorBlockNo: 36,
  amount: null,
  cast: 142,
  supports: 0,
}

/** 128's own, with three supports. Source: mockup 23-vote. */
export const askingRow: VoteRow = {
  ...row,
  voteId: 9,
  no: 'V261118-0001',
  title: '南桥加一盏感应灯',
  state: 'draft',
  authorBlockNo: 128,
  amount: fen(42_000),
  cast: 0,
  openAt: null,
  closeAt: null,
  supportUntil: moment('2026-11-25T19:30:00'),
  supports: 3,
  mine: { ...mine, isAuthor: true },
  acts: ['cancel'],
}

export const info = (of: VoteRow = row, part: Partial<VoteInfo> = {}): VoteInfo => ({
  ...of,
  areaName: '测试城',
  enabled: true,
  content: '申请从社区基金支出，用于 12 月的值班补贴。',
  options:
    of.ballot === 'yesno'
      ? []
      : ['北门台阶', '河西候车亭', '南桥扶手', '东市公厕照明'].map((text) => ({
          text,
          note: `约 ${text.length}00.00`,
        })),
  days: 3,
  payeeBlockNo: of.kind === 'fund' ? 560 : null,
  purpose: of.kind === 'fund' ? '12 月值班补贴' : '',
  cancelledBecause: '',
  supporters: of.supports > 0 ? [{ blockNo: 77, at: noonMs, isMayor: true }] : [],
  tally: null,
  isPublished: false,
  spend: null,
  ...part,
})

export const myReceipt = '7QKDM2XA9TBEW4HC'
const others = ['AAAABBBBCCCCDDDD', 'EEEEFFFFGGGGHHHH', 'JJJJKKKKLLLLMMMM']

/** The published ballots of a vote: mine for yes, three others. */
export const papers = [
  { receipt: myReceipt, choice: [0] },
  { receipt: others[0] ?? '', choice: [0] },
  { receipt: others[1] ?? '', choice: [1] },
  { receipt: others[2] ?? '', choice: [] },
].map(({ receipt, choice }) => ({ mark: sha256Of(markText(7, receipt)), choice }))

export const ballotsUnder = (prefix: string) => ({ ballots: papers.filter(({ mark }) => mark.startsWith(prefix)) })

/** Counted and passed; its money is paid and the proof is in. Source: mockup 23-vote-result. */
export const counted = (part: Partial<VoteInfo> = {}): VoteInfo => {
  const tally = tallyOf(2, papers)
  return info(
    {
      ...row,
      state: 'passed',
      cast: 4,
      census: 12,
      closedAt: moment('2026-11-23T00:00:00'),
      outcome: { accepted: [0], isTie: false },
      mine: { ...mine, cast: true },
      acts: [],
    },
    {
      tally: { ...tally, counts: [...tally.counts] },
      isPublished: true,
      spend: { ...spend, voteId: 7, state: 'accounted', proof },
      ...part,
    },
  )
}

type List = ApiOutput<'/bctVote/list'>

export const list = (rows: VoteRow[] = [row, manyRow], part: Partial<List> = {}): List => ({
  data: rows,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: rows.length,
  areaName: '测试城',
  enabled: true,
  counts: { todo: 2, open: 4, archive: 31, mine: 1 },
  asking: [askingRow],
  held: 1_204,
  ...part,
})

/** The place on the device of the receipt of 128 for the vote 7. */
export const kept = 'menpai_voteReceipt_7_128'

/** The choices of the vote 7 as they are read. */
export const yes = '同意支出，第 1 项共 3 项'
export const no = '不同意，第 2 项共 3 项'

export type Cast = ApiInput<'/bctVote/cast'>

export const castAnswer = (changed = false) => ({
  voteId: 7,
  cast: 331,
  census: 1_204,
  changed,
  at: noonMs,
  ...(!changed && { pointsRow: { content: '投票', pointsAdd: 1, points: 1261 } }),
})

/** The same vote, in which 128 has voted. */
export const afterCast = info({ ...row, cast: 331, mine: { ...mine, cast: true }, acts: ['change'] })
