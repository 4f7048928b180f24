import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { Receipt } from '@/lib/ballots/receipts'
import { ReceiptSheet } from '@/parts/ballot/receipt-sheet'
import type { CastAnswer } from '@/lib/ballots/use-ballot-cast'
import { chosenText } from '../../rules/choice'

export interface ReceiptOfVoteProps {
  readonly vote: VoteInfo
  readonly receipt: Receipt
  /** The ballot was cast just now. */
  readonly answer?: CastAnswer
  readonly onClose: () => void
}

/** The receipt of a ballot in a vote. */
export function ReceiptOfVote({ vote, receipt, ...rest }: ReceiptOfVoteProps) {
  const { title, no, mine, closeAt, minTurnout, anonymous } = vote
  const { choice } = receipt
  return (
    <ReceiptSheet
      {...rest}
      about={{ title, no, blockNo: mine?.blockNo, closeAt, minTurnout, isNamed: !anonymous }}
      receipt={receipt.receipt}
      choice={choice === null ? undefined : chosenText(vote, choice)}
    />
  )
}
