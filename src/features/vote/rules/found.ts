import type { VoteInfo } from '@contract/endpoints/community/votes'
import { receiptGroups } from '@contract/vote/receipt'
import { checkCopy } from '../copy'
import type { Receipt } from '../receipts'
import type { Ballot } from '../recount'
import { markOf } from '../recount'
import { chosenText } from './choice'

/** What a look among the published ballots says: one word in bold, and its sentence. */
export interface Found {
  readonly isGood: boolean
  readonly word: string
  readonly text: string
}

/** The last four signs, by which people know a receipt. */
export const receiptEnd = (receipt: string): string => receiptGroups(receipt).slice(-1).join()

type Asked = Parameters<typeof chosenText>[0] & Pick<VoteInfo, 'voteId'>

/** Whether the ballot of a receipt was published, and as it was cast. Source: community §4; mockup 23-vote-result. */
export function foundBallot(vote: Asked, ballots: readonly Ballot[], { receipt, choice }: Receipt): Found {
  const mark = markOf(vote.voteId, receipt)
  const end = receiptEnd(receipt)
  const ballot = ballots.find((one) => one.mark === mark)
  if (!ballot) return { isGood: false, word: checkCopy.notCounted, text: checkCopy.notThere(end) }
  const as = chosenText(vote, ballot.choice)
  if (choice !== null && choice.join() !== ballot.choice.join()) {
    return { isGood: false, word: checkCopy.differs, text: checkCopy.differsAs(end, as, chosenText(vote, choice)) }
  }
  return { isGood: true, word: checkCopy.counted, text: checkCopy.countedAs(end, as) }
}
