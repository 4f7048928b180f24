import { includesArea } from '@contract/console/roles'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { doOnce } from '../../../db/once/once'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import type { StaffCaller } from '../../../http/staff/staff-caller'
import { audit } from '../../audit/open/audit'
import { claimArea } from './lock-area'

/** A command of somebody of staff. */
export interface StaffCommand {
  readonly staff: StaffCaller
  readonly call: string
  readonly input: { readonly clientNo: string }
}

/** What was done, for the audit, and what is answered afterwards. */
export interface Done<T> {
  readonly refType: string
  readonly refId: number
  readonly reason?: string
  readonly details: Readonly<Record<string, unknown>>
  /** It waits for a second person: asking has its own record. */
  readonly isAsked?: true
  readonly answer: () => Promise<T>
}

/**
 * Changes something of an area, which is locked meanwhile, once. Refusals: NOT_FOUND (the area, also one that is not theirs), and those of
 * the work.
 */
export function changeArea<T>(
  deps: Deps,
  { staff, call, input }: StaffCommand,
  areaOf: (tx: Tx) => Promise<number | undefined>,
  work: (tx: Tx, areaId: number) => Promise<Result<Done<T>, Refusal>>,
): Promise<Result<T, Refusal>> {
  const { userId } = staff
  return doOnce(deps, { userId, call, input }, async (tx) => {
    const areaId = await areaOf(tx)
    if (areaId === undefined || !includesArea(staff.areas, areaId) || !(await claimArea(tx, areaId)))
      return err(refusal('NOT_FOUND'))
    const done = await work(tx, areaId)
    if (!done.ok) return done
    const { answer, isAsked, ...deed } = done.value
    if (!isAsked) await audit(tx, deps, { ...deed, userId, call, areaId })
    return ok(await answer())
  })
}
