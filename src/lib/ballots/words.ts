import { nextText } from '../refusals/next-step'
import { cityWords } from '../session/words/city'

/** Why somebody may not vote: on a proposal and for a mayor alike. Source: community §4, §7 (texts). */
export const ballotWords = {
  blockFirst: nextText.buyBlock,
  /** To who has no block while one is voted on: who votes is fixed when it opens. */
  censusMade: '名册已定，新购的区块下次可投',
  elsewhere: `${cityWords.elsewhere}，不能投票`,
  inTransfer: (blockNo: number) => `${blockNo} 号转让中，不能投票`,
  notInCensus: (blockNo: number) => `${blockNo} 号不在这次名册里`,
} as const
