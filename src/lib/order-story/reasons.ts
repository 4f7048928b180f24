import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import { reasonTexts } from '@contract/orders/dispute-words'

type Reason = DisputeBrief['reason']

const isReason = (name: string): name is Reason => name in reasonTexts

/** The reasons that are offered for opening a dispute. */
export const disputeReasonNames: readonly Reason[] = Object.keys(reasonTexts).filter(isReason)
