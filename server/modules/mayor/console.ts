import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type { electionRoll } from '@contract/endpoints/console/community'
import { pageSize } from '@contract/limits'
import { err, ok } from '@contract/result'
import { pageFrame } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { asCaller } from '../../http/staff/as-caller'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { rollOf } from './ballot-store'
import { findElection } from './election-store'
import { electionView } from './info'
import { missing } from './missing'

/** An election as staff of the console see it; who may not decide gets no acts. Refusal: NOT_FOUND. Source: community §9 (elections). */
export async function readForStaff({ db, clock }: Deps, staff: StaffCaller, electionId: number) {
  const found = await findElection(db, electionId)
  if (!found || !includesArea(staff.areas, found.area_id)) return err(missing)
  const view = await electionView(db, clock, asCaller(staff), electionId)
  if (staff.roles.includes('operator')) return ok(view)
  return ok({ ...view, candidates: view.candidates.map((one) => ({ ...one, strikeActs: [] })) })
}

/** Which blocks have voted, by number; each reading is recorded. Refusal: NOT_FOUND. Source: community §11 (who has voted). */
export async function readRoll(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof electionRoll.input>) {
  const found = await findElection(deps.db, input.id)
  if (!found || !includesArea(staff.areas, found.area_id)) return err(missing)
  const { total, blocks } = await rollOf(deps.db, input.id, { offset: skipped(input), limit: pageSize })
  const about = { refType: 'election', refId: input.id, areaId: found.area_id }
  const deed = { userId: staff.userId, call: '/admin/election/roll', ...about }
  await transact(deps.db, async (tx) => ok(await audit(tx, deps, deed)))
  const { rows, frame } = pageFrame(blocks, { page: input.page, total, cursorOf: () => undefined })
  return ok({ data: rows, ...frame })
}
