import type { Bulk } from '../../kit/list/bulk/bulk'
import { ExportButton } from '../../kit/list/file/export-button'
import { copy } from './copy'
import type { Withdrawal } from './rows'

/** The bank's file of those that are being paid. */
const fileOf = (chosen: readonly Withdrawal[]) => {
  const paying = chosen.filter(({ state }) => state === 'paying')
  if (paying.length === 0) return null
  return (
    <ExportButton
      path='/admin/withdraw/batch'
      title={copy.batch}
      label={copy.batchCount(paying.length)}
      asked={{ ids: paying.map(({ withdrawId }) => withdrawId).join(',') }}
      total={paying.length}
    />
  )
}

/** What finance does to ticked withdrawals. What two persons decide is signed one by one, each with its own checks in sight. */
export const bulk: Bulk<Withdrawal> = {
  nameOf: ({ withdrawNo, user }) => copy.payRow(withdrawNo, user.blockNo),
  sums: [
    { label: copy.amount, of: ({ amount }) => amount },
    { label: copy.net, of: ({ net }) => net },
  ],
  acts: [
    {
      key: 'approve',
      label: copy.approve,
      path: '/admin/withdraw/approve',
      can: ({ acts, isTwoPersons }) => acts.includes('approve') && !isTwoPersons,
      isStep: true,
      reason: { label: copy.opinion, least: 0 },
      actOf: ({ withdrawId: id, ver }, reason) => ({ path: '/admin/withdraw/approve', wish: { id, ver, reason } }),
    },
    {
      key: 'pay',
      label: copy.pay,
      look: 'primary',
      path: '/admin/withdraw/paying',
      can: ({ acts }) => acts.includes('pay'),
      isStep: true,
      reason: { label: copy.opinion, hint: copy.payNote, least: 0 },
      actOf: ({ withdrawId: id, ver }, reason) => ({ path: '/admin/withdraw/paying', wish: { id, ver, reason } }),
    },
  ],
  more: fileOf,
}
