import { needsTwo } from '@contract/console/for-two'
import { fen } from '@contract/money'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffPerson } from '../../../http/staff/staff-caller'
import { newestOf } from '../../approvals/open/view'
import { thresholdOf } from '../../limits/open/thresholds'
import { views } from '../admin'
import type { AdminRow } from '../admin-store'
import * as admin from '../admin-store'
import { isOpenState } from '../rules/states'
import { approvedBefore } from '../store'

interface Around {
  readonly db: Db
  readonly clock: Deps['clock']
}

/**
 * Withdrawals as somebody of staff sees them; acts are for finance, and what waits for a second person is not asked for again. Of one that
 * ended without a payment nothing was kept and nothing arrived.
 */
export async function consoleViews(around: Around, rows: readonly AdminRow[], staff: StaffPerson) {
  const ids = rows.map((row) => row.withdraw_id)
  const asked = await newestOf(around, 'withdraw', ids, staff)
  const seen = await views(around, rows, staff.userId)
  const setFen = await thresholdOf(around.db, 'withdrawTwo', around.clock.now())
  const before = await approvedBefore(
    around.db,
    rows.filter(({ state }) => state === 'applied'),
  )
  return seen.map((view, at) => {
    const approval = asked.get(view.withdrawId) ?? null
    const counted = { amount: view.amount, before: before.get(view.withdrawId) ?? 0, setFen }
    const mayAct = staff.roles.includes('finance')
    return {
      ...view,
      ...(view.state === 'paid' || isOpenState(view.state) ? {} : { fee: fen(0), net: fen(0) }),
      areaId: rows[at]?.area_id ?? 0,
      isTwoPersons: approval?.state === 'approved' || needsTwo('withdrawTwo', counted),
      approval,
      acts: mayAct ? view.acts.filter((act) => act !== 'approve' || approval?.state !== 'waiting') : [],
    }
  })
}

export async function consoleView(around: Around, withdrawId: number, staff: StaffPerson) {
  const row = await admin.find(around.db, withdrawId)
  const [view] = row ? await consoleViews(around, [row], staff) : []
  if (!view) throw new Error(`withdrawal ${withdrawId} vanished`)
  return view
}
