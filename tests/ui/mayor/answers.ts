import type { ApiInput } from '@contract/endpoints/all'
import type { MayorElection, MayorTerm } from '@contract/endpoints/community/mayor-view'
import { countRanks } from '@contract/mayor/count'
import { markText } from '@contract/vote/receipt'
import type { MayorPage } from '@/features/mayor/atoms'
import { sha256Of } from '@/platform/digest/sha256'

export const moment = (text: string) => Date.parse(`${text}+08:00`)

export const noonMs = moment('2026-11-21T09:42:00')

const person = (place: number, blockNo: number, nickName: string, statement: string) => ({
  place,
  blockNo,
  blockId: blockNo,
  nickName,
  avatar: '',
  statement,
  thumbs: '',
  at: moment('2026-11-06T10:00:00') + place,
  state: 'standing' as const,
  reason: '',
  isMine: false,
  strikeActs: [],
  strikeAsked: '',
})

/** Source: mockups 16-mayor, 27-mayor-join. */
export const candidates: MayorElection['candidates'] = [
  person(1, 12, '老周', '再修两座便民柜，公开每月账。'),
  person(2, 560, '阿禾', '把北门服务点开到晚上，周末也有人。'),
  person(3, 3021, '麦田', '给新区居民留几个免费格位。'),
  person(4, 1733, '小满', '每周公开一次纠纷裁定理由。'),
]

export const mine: NonNullable<MayorElection['mine']> = {
  blockNo: 128,
  inTransfer: false,
  inCensus: true,
  cast: false,
  place: null,
  residentDays: 96,
  lostDisputes: 0,
  termsInRow: 0,
  isEligible: true,
}

/** In the nominations; 128 may stand. */
export const nominating: MayorElection = {
  electionId: 7,
  ver: 2,
  no: 'M2607',
  termNo: 7,
  attempt: 1,
  areaId: 3253,
  state: 'nominating',
  announcedAt: moment('2026-11-08T08:00:00'),
  nominateFrom: moment('2026-11-12T08:00:00'),
  voteFrom: moment('2026-11-23T20:00:00'),
  voteTo: moment('2026-11-30T20:00:00'),
  seatFrom: moment('2026-12-01T08:00:00'),
  closedAt: null,
  againAt: null,
  candidates,
  cast: 0,
  census: 0,
  mostInRow: 0,
  barred: [],
  minTurnout: 10,
  winner: null,
  runnerUp: null,
  rounds: [],
  isPublished: false,
  mine,
  acts: ['join'],
}

export const voting: MayorElection = {
  ...nominating,
  state: 'voting',
  ver: 3,
  voteFrom: moment('2026-11-16T20:00:00'),
  voteTo: moment('2026-11-23T20:00:00'),
  cast: 330,
  census: 1_204,
  acts: ['cast'],
}

/** The same, in which 128 has voted. */
export const afterCast: MayorElection = { ...voting, cast: 331, mine: { ...mine, cast: true }, acts: ['change'] }

export const myReceipt = '7QKDM2XA9TBEW4HC'

/** Of four candidates the last two drop out, and the votes of one of them have no next rank. */
const papers = [
  { receipt: myReceipt, ranks: [3, 1] },
  { receipt: 'AAAABBBBCCCCDDDD', ranks: [1, 2] },
  { receipt: 'EEEEFFFFGGGGHHHH', ranks: [1] },
  { receipt: 'JJJJKKKKLLLLMMMM', ranks: [2, 1] },
  { receipt: 'NNNNPPPPQQQQRRRR', ranks: [2] },
  { receipt: 'SSSSTTTTUUUUVVVV', ranks: [4] },
].map(({ receipt, ranks }) => ({ mark: sha256Of(markText(7, receipt)), ranks }))

export const ballotsUnder = (prefix: string) => ({ ballots: papers.filter(({ mark }) => mark.startsWith(prefix)) })

const count = countRanks([1, 2, 3, 4], papers)

export const seated: MayorElection = {
  ...voting,
  state: 'seated',
  ver: 4,
  voteTo: moment('2026-11-20T20:00:00'),
  seatFrom: moment('2026-11-22T08:00:00'),
  closedAt: moment('2026-11-20T20:00:00'),
  cast: papers.length,
  census: 12,
  winner: count.winner,
  runnerUp: count.runnerUp,
  rounds: JSON.parse(JSON.stringify(count.rounds)) as MayorElection['rounds'],
  isPublished: true,
  mine: { ...mine, cast: true },
  acts: [],
}

export const term: MayorTerm = {
  termId: 3,
  electionId: 6,
  no: 'M2606',
  termNo: 6,
  blockNo: 12,
  nickName: '老周',
  avatar: '',
  from: moment('2026-08-25T08:00:00'),
  to: moment('2026-11-23T08:00:00'),
  endedAt: null,
  ended: null,
  isSuccessor: false,
  figures: { notices: 14, rulings: 9, overturned: 1, supports: 5 },
}

export const page = (election: MayorElection | null, part: Partial<MayorPage> = {}): MayorPage => ({
  areaId: 3253,
  areaName: '测试城',
  enabled: true,
  election,
  seat: term,
  next: null,
  ...part,
})

export const terms = (data: MayorTerm[] = [term]) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 15,
  total: data.length,
})

/** The place on the device of the receipt of 128 for the election 7. */
export const kept = 'menpai_voteReceipt_7_128'

export type Cast = ApiInput<'/bctMayor/cast'>

export const castAnswer = (changed = false) => ({
  electionId: 7,
  cast: 331,
  census: 1_204,
  changed,
  at: noonMs,
  ...(!changed && { pointsRow: { content: '投票', pointsAdd: 1, points: 1261 } }),
})
