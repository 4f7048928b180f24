import type { ApprovalView } from '@contract/endpoints/console/approvals'
import type { Posting } from '../postings/rules'

const isPosting = (value: unknown): value is Posting =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'amount' in value

/** What money the act will move, leg by leg; undefined when the payload does not say. */
export function postingsOf({ postings }: ApprovalView['payload']): readonly Posting[] | undefined {
  return Array.isArray(postings) && postings.every(isPosting) ? postings : undefined
}
