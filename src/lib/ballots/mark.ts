import { markText } from '@contract/vote/receipt'
import { sha256Of } from '@/platform/digest/sha256'

/** The mark of a receipt, which stands in the published ballots. Source: community §4 (secret ballot, 2). */
export const markOf = (pollId: number, receipt: string): string => sha256Of(markText(pollId, receipt))
