import type { DisputeBrief } from '@contract/endpoints/dispute-view'
import { reasonCopy } from '../acts/act-copy'

type Reason = DisputeBrief['reason']

const isReason = (name: string): name is Reason => name in reasonCopy

/** The reasons that are offered for opening a dispute. */
export const disputeReasonNames: readonly Reason[] = Object.keys(reasonCopy).filter(isReason)
