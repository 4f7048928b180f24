import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { copy as asking, wayTexts } from '../../kit/approval/copy'
import { postingsOf } from '../../kit/approval/postings-of'
import type { Bulk, BulkAct } from '../../kit/list/bulk/bulk'
import { movedSum } from '../../kit/postings/rules'
import { copy } from './copy'

const end = (way: 'refuse' | 'withdraw'): BulkAct<ApprovalView> => ({
  key: way,
  label: wayTexts[way],
  look: 'danger',
  path: '/admin/approval/refuse',
  can: ({ acts }) => acts.includes(way),
  reason: { label: asking.opinion, hint: copy.bulkHint },
  actOf: ({ approvalId: id, ver }, reason) => ({ path: '/admin/approval/refuse', wish: { id, ver, reason } }),
})

/** What two persons decide is agreed to one by one, with what will run in sight; asks of one kind are refused or taken back together. */
export const bulk: Bulk<ApprovalView> = {
  nameOf: ({ summary }) => summary,
  kindOf: ({ kind }) => kind,
  sums: [
    {
      label: copy.postings,
      of: ({ payload }) => movedSum(postingsOf(payload) ?? []),
    },
  ],
  acts: [end('refuse'), end('withdraw')],
}
