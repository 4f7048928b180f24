import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type { ElectionRule, electionRoll, electionSetRule } from '@contract/endpoints/console/community/mayor'
import { pageSize } from '@contract/envelope'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import { frameOf } from '../../db/page-frame'
import { skipped } from '../../db/page-start'
import type { Db } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { asCaller } from '../../http/staff/as-caller'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { isArea } from '../area/open/find-area'
import { audit } from '../audit/open/audit'
import { changesOf } from '../audit/open/changes'
import { ownAffair } from '../audit/open/own'
import { box } from './ballot-store'
import { isInElection } from './candidate-store'
import { changeRule, findElection, lockRule, ruleOf } from './election-store'
import { electionView } from './info'
import { missing } from './missing'
import type { MayorRuleTable } from './tables'

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
  const { total, blocks } = await box.rollOf(deps.db, input.id, { offset: skipped(input), limit: pageSize })
  const about = { refType: 'election', refId: input.id, areaId: found.area_id }
  const deed = { userId: staff.userId, call: '/admin/election/roll', ...about }
  await transact(deps.db, async (tx) => ok(await audit(tx, deps, deed)))
  return ok({ data: blocks, ...frameOf({ page: input.page, total }) })
}

const ruleView = ({ area_id: areaId, ver, most_in_row: mostInRow }: MayorRuleTable): ElectionRule => ({
  areaId,
  ver,
  mostInRow,
})

/** Whether staff may act on the elections of an area that there is. */
const isTheirs = async (db: Db, { areas }: StaffCaller, areaId: number): Promise<boolean> =>
  includesArea(areas, areaId) && (await isArea(db, areaId))

/** How many terms in a row one may be mayor of an area. Refusal: NOT_FOUND. */
export async function readRule({ db }: Deps, staff: StaffCaller, areaId: number) {
  return (await isTheirs(db, staff, areaId)) ? ok(ruleView(await ruleOf(db, areaId))) : err(refusal('NOT_FOUND'))
}

/**
 * Sets that, for elections that are announced from now on. Refusals: NOT_FOUND, OWN (who is in the seat or may come into it), MOVED
 * (`rule`). Source: community §7, row 3 (a setting).
 */
export function setRule(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof electionSetRule.input>) {
  const call = '/admin/election/setRule'
  const { userId } = staff
  const { areaId, mostInRow, reason } = input
  return doOnce(deps, { userId, call, input }, async (tx) => {
    if (!(await isTheirs(tx, staff, areaId))) return err(refusal('NOT_FOUND'))
    if (await isInElection(tx, userId, areaId)) return err(ownAffair)
    const row = await lockRule(tx, areaId)
    if (row.ver !== input.ver) return err(refusal('MOVED', { rule: ruleView(row) }))
    const changed = await changeRule(tx, areaId, mostInRow)
    const changes = changesOf({ mostInRow: row.most_in_row }, { mostInRow })
    await audit(tx, deps, { userId, call, refType: 'area', refId: areaId, areaId, reason, changes })
    return ok(ruleView(changed))
  })
}
