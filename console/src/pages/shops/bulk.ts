import type { ShopAdminAct } from '@contract/shop/transitions'
import type { Bulk, BulkAct } from '../../kit/list/bulk/bulk'
import { actNames, copy, paths } from './copy'
import type { Shop } from './rows'

const decide = (key: ShopAdminAct): BulkAct<Shop> => {
  const isApproval = key === 'approve' || key === 'approveEdit'
  return {
    key,
    label: actNames[key],
    look: isApproval ? 'primary' : 'danger',
    path: paths[key],
    can: ({ acts }) => acts.includes(key),
    reason: { label: copy.reason, hint: copy.hint, most: 140, ...(isApproval && { least: 0 }) },
    actOf: ({ shopId, ver }, reason) => ({ path: paths[key], wish: { shopId, ver, reason } }),
  }
}

/** What operators decide about ticked shops. */
export const bulk: Bulk<Shop> = {
  nameOf: ({ no, name }) => `${no} ${name}`,
  sums: [{ label: copy.fee, of: ({ own }) => own.fee }],
  acts: (['approve', 'reject', 'approveEdit', 'rejectEdit', 'remove'] as const).map(decide),
}
