import { ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { asCaller } from '../../../http/staff/as-caller'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { readAddress } from './address'

/** Where a disputed order goes, for staff who decide; each reading is recorded. Refusal: NOT_FOUND. Source: community §9 (audit). */
export async function readCaseAddress(deps: Deps, staff: StaffCaller, orderId: number) {
  const found = await readAddress(deps, asCaller(staff), orderId)
  if (!found.ok) return found
  const about = { call: '/admin/dispute/address', refType: 'dispute', refId: orderId }
  await transact(deps.db, async (tx) => ok(await audit(tx, deps, { userId: staff.userId, ...about })))
  return found
}
