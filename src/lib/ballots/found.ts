import { checkCopy } from './receipt-words'
import { markOf } from './mark'
import type { Receipt } from './receipts'
import { receiptEnd } from './receipts'

/** What a look among the published ballots says: one word in bold, and its sentence. */
export interface Found {
  readonly isGood: boolean
  readonly word: string
  readonly text: string
}

/** A ballot as it is published: what is chosen, or ranked, by its numbers. */
export interface PublishedBallot {
  readonly mark: string
  readonly choice: readonly number[]
}

/** The vote or the election, and a choice of it in words. */
export interface Asked {
  readonly pollId: number
  readonly textOf: (choice: readonly number[]) => string
}

/** Whether the ballot of a receipt was published, and as it was cast. Source: community §4; mockup 23-vote-result. */
export function foundBallot(
  { pollId, textOf }: Asked,
  ballots: readonly PublishedBallot[],
  { receipt, choice }: Receipt,
): Found {
  const mark = markOf(pollId, receipt)
  const end = receiptEnd(receipt)
  const ballot = ballots.find((one) => one.mark === mark)
  if (!ballot) return { isGood: false, word: checkCopy.notCounted, text: checkCopy.notThere(end) }
  const as = textOf(ballot.choice)
  if (choice !== null && choice.join() !== ballot.choice.join()) {
    return { isGood: false, word: checkCopy.differs, text: checkCopy.differsAs(end, as, textOf(choice)) }
  }
  return { isGood: true, word: checkCopy.counted, text: checkCopy.countedAs(end, as) }
}
