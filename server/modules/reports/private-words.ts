import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type { mutualWords } from '@contract/endpoints/console/community/mutual'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { privateWords } from '../mutual/open/reported'
import { isReported } from './admin-store'

type Words = v.InferOutput<typeof mutualWords.output>

/**
 * The exact place of a post and what its two wrote to each other, for a reason; each reading is recorded. An operator reads them of a post
 * that was reported, an auditor of any. Refusals: NOT_FOUND, NO_RIGHT. Source: community §11; decision 0310.
 */
export function readPrivateWords(
  deps: Deps,
  staff: StaffCaller,
  { id, reason }: v.InferOutput<typeof mutualWords.input>,
) {
  return transact(deps.db, async (tx): Promise<Result<Words, Refusal>> => {
    const found = await privateWords(tx, id)
    if (!found || !includesArea(staff.areas, found.areaId)) return err(refusal('NOT_FOUND'))
    const mayRead = staff.roles.includes('auditor') || (await isReported(tx, { refType: 'mutual', refId: id }))
    if (!mayRead) return err(refusal('NO_RIGHT', {}, '有人举报后才能看'))
    const { areaId, ...words } = found
    const about = { refType: 'mutual', refId: id, areaId, reason }
    await audit(tx, deps, { userId: staff.userId, call: '/admin/mutual/words', ...about })
    return ok(words)
  })
}
