import { createHash } from 'node:crypto'
import { markText } from '@contract/vote/receipt'

/** The mark under which a ballot is kept. `pollId`: of a vote or an election. Source: community §4 (secret ballot, 2). */
export const markOf = (pollId: number, receipt: string): Buffer =>
  createHash('sha256').update(markText(pollId, receipt)).digest()
