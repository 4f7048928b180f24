import type * as v from 'valibot'
import type { disputeMessages } from '@contract/endpoints/console/disputes'
import { ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { asCaller } from '../../../http/staff/as-caller'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { listMessages } from './messages'

/** What the parties of a disputed order wrote, for staff; each reading is recorded. Refusal: NOT_FOUND. Source: community §9 (audit). */
export async function readCaseMessages(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof disputeMessages.input>,
) {
  const found = await listMessages(deps, asCaller(staff), input)
  if (!found.ok) return found
  const about = { call: '/admin/dispute/messages', refType: 'dispute', refId: input.id }
  await transact(deps.db, async (tx) => ok(await audit(tx, deps, { userId: staff.userId, ...about })))
  return found
}
