import { reportDecisionNames, reportTypeNames } from '@contract/console/queue-words'
import type { Bulk, BulkAct } from '../../kit/list/bulk/bulk'
import { copy } from './copy'
import type { Reported } from './rows'

const decide = (decision: 'kept' | 'warned' | 'removed', look?: 'danger'): BulkAct<Reported> => ({
  key: decision,
  label: reportDecisionNames[decision],
  ...(look && { look }),
  path: '/admin/report/decide',
  // Words between two are read before they are judged, each for a reason of its own.
  can: ({ acts, isPrivate }) => acts.includes(decision) && !isPrivate,
  reason: { label: copy.reason, hint: copy.bulkHint },
  actOf: ({ refType, refId }, reason) => ({
    path: '/admin/report/decide',
    wish: { refType, refId, reason, note: '', decision },
  }),
})

/** What operators decide about ticked reports. A freeze is decided one by one. */
export const bulk: Bulk<Reported> = {
  nameOf: ({ refType, no, title }) => `${reportTypeNames[refType]} ${no} ${title}`.trim(),
  sums: [{ label: copy.count, isCount: true, of: ({ reports }) => reports.length }],
  acts: [decide('kept'), decide('warned'), decide('removed', 'danger')],
}
