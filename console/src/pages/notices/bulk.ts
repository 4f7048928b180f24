import type { NoticePlan } from '@contract/endpoints/console/notices'
import type { Bulk } from '../../kit/list/bulk/bulk'
import { copy } from './copy'

/** What operators do to ticked notices. */
export const bulk: Bulk<NoticePlan> = {
  nameOf: ({ title }) => title,
  sums: [{ label: copy.backFrom, isCount: true, of: ({ state, readers }) => (state === 'sent' ? readers : 0) }],
  acts: [
    {
      key: 'withdraw',
      label: copy.takeBack,
      look: 'danger',
      path: '/admin/notice/withdraw',
      can: ({ state }) => state !== 'withdrawn',
      reason: { label: copy.reason, hint: copy.takeBackNote },
      actOf: ({ planId: id, ver }, reason) => ({ path: '/admin/notice/withdraw', wish: { id, ver, reason } }),
    },
  ],
}
