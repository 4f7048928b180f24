import { cityWords } from '../session/words/city'

/** Why somebody may not vote: on a proposal and for a mayor alike. Source: community §4, §7 (texts). */
export const ballotWords = {
  blockFirst: '购买区块后投票',
  elsewhere: `${cityWords.elsewhere}，不能投票`,
  inTransfer: (blockNo: number) => `${blockNo} 号转让中，不能投票`,
  notInCensus: (blockNo: number) => `${blockNo} 号不在这次名册里`,
} as const
