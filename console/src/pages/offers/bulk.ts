import type { Bulk } from '../../kit/list/bulk/bulk'
import { copy } from './copy'
import { removalLetters } from './rows'
import type { Offer } from './rows'

/** What operators do to ticked listings and bids. */
export const bulk: Bulk<Offer> = {
  nameOf: ({ offerNo, blockNo }) => copy.named(offerNo, blockNo),
  sums: [{ label: copy.amount, of: ({ amount }) => amount }],
  acts: [
    {
      key: 'remove',
      label: copy.remove,
      look: 'danger',
      path: '/admin/saleRemove',
      can: ({ isRemovable }) => isRemovable,
      reason: { label: copy.reason, hint: copy.hint, most: removalLetters },
      actOf: ({ kind, offerId: id, ver }, reason) => ({
        path: kind === 'sale' ? '/admin/saleRemove' : '/admin/buyRemove',
        wish: { id, ver, reason },
      }),
    },
  ],
}
