import type { Letter } from '@contract/endpoints/console/letters/letters'
import type { Bulk } from '../../kit/list/bulk/bulk'
import { copy } from './copy'

/** What operators do to ticked letters. */
export const bulk: Bulk<Letter> = {
  nameOf: ({ title }) => title,
  sums: [{ label: copy.backFrom, isCount: true, of: ({ state, delivered }) => (state === 'sent' ? delivered : 0) }],
  acts: [
    {
      key: 'takeBack',
      label: copy.takeBack,
      look: 'danger',
      path: '/admin/letter/takeBack',
      can: ({ state }) => state !== 'withdrawn',
      reason: { label: copy.reason, hint: copy.takeBackNote },
      actOf: ({ letterId: id, ver }, reason) => ({ path: '/admin/letter/takeBack', wish: { id, ver, reason } }),
    },
  ],
}
