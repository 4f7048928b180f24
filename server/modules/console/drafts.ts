import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/disputes'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { ownAffair } from '../audit/open/own'
import * as store from './draft-store'
import { fitsDraft } from './rules'

/** What colleagues suggest about a case of somebody's areas. Refusal: NOT_FOUND. */
export async function listDrafts(
  { db }: Deps,
  { areas }: StaffCaller,
  { refType, refId }: v.InferOutput<typeof calls.draftList.input>,
) {
  const ref = { ref_type: refType, ref_id: refId }
  const about = await store.caseOf(db, ref)
  if (!about || !includesArea(areas, about.areaId)) return err(refusal('NOT_FOUND'))
  return ok({ drafts: await store.draftsOf(db, ref) })
}

/** Suggests a decision. Refusals: NOT_FOUND, OWN, CLOSED, FORM (not for such a case, or parts of another amount). Source: community §9. */
export function addDraft(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.draftAdd.input>) {
  const { refType, refId, way, sellerAmount = null, reason } = input
  const [call, at] = ['/admin/draft/add', deps.clock.now()]
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo: input.clientNo, call, input, now: at }, async () => {
      const about = await store.caseOf(tx, { ref_type: refType, ref_id: refId })
      const refused = refusalOf(about, staff, input)
      if (refused) return err(refused)
      const draftId = deps.ids.next()
      await store.insertDraft(tx, {
        draft_id: draftId,
        ref_type: refType,
        ref_id: refId,
        staff_id: staff.staffId,
        way,
        seller_amount: sellerAmount,
        reason,
        at,
      })
      const deed = { userId: staff.userId, call, refType, refId, ...(about && { areaId: about.areaId }), reason }
      await audit(tx, deps, { ...deed, details: { draftId, way, ...(sellerAmount !== null && { sellerAmount }) } })
      return ok({ draftId, name: staff.name, way, sellerAmount, reason, at })
    }),
  )
}

function refusalOf(
  about: store.DraftCase | undefined,
  { areas, userId }: StaffCaller,
  draft: v.InferOutput<typeof calls.draftAdd.input>,
): Refusal | undefined {
  if (!about || !includesArea(areas, about.areaId)) return refusal('NOT_FOUND')
  if (about.people.includes(userId)) return ownAffair
  if (!about.isOpen) return refusal('CLOSED')
  return fitsDraft(draft, about.amount) ? undefined : refusal('FORM')
}
