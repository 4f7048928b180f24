import type { ApprovalView } from '@contract/endpoints/console/approvals'

/** An ask by what it is about: nothing else of its kind waits about the same thing. */
export const askedId = ({ kind, refId }: Pick<ApprovalView, 'kind' | 'refId'>): string => `${kind}-${refId}`
