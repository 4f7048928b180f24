import type * as v from 'valibot'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/imports'
import type { ImportReport } from '@contract/endpoints/console/imports'
import { importLimits } from '@contract/endpoints/console/imports'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { once } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { lockArea } from './import-store'
import type { Plan } from './plans'
import { planBlocks, planItems, planResidents } from './plans'
import type { Outcome } from './rules'
import { heads, linesOf } from './rules'

type File = v.InferOutput<typeof calls.importCheck.input>

const planners = { blocks: planBlocks, items: planItems, residents: planResidents } as const

/** Reads a file against the area, which is locked. Refusals: NOT_FOUND, FORM (its heads, or too many lines). */
async function planOf(
  tx: Tx,
  deps: Deps,
  staff: StaffCaller,
  { areaId, kind, csv }: File,
): Promise<Result<Plan, Refusal>> {
  if (!includesArea(staff.areas, areaId) || !(await lockArea(tx, areaId))) return err(refusal('NOT_FOUND'))
  const table = linesOf(kind, csv)
  if (!table) return err(refusal('FORM', { fields: { csv: `第一行应为：${heads[kind].join(',')}` } }))
  const { lines, faults } = table
  if (lines.length + faults.length > importLimits.lines)
    return err(refusal('FORM', { fields: { csv: `最多 ${importLimits.lines} 行` } }))
  const plan = await planners[kind](tx, deps, areaId, lines)
  return ok({ ...plan, outcomes: [...faults, ...plan.outcomes] })
}

function reportOf(outcomes: readonly Outcome[]): ImportReport {
  const count = (what: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === what).length
  const faults = outcomes.filter(({ outcome }) => outcome === 'fault')
  const lines = [...faults, ...outcomes.filter(({ outcome }) => outcome !== 'fault')].slice(0, importLimits.shown)
  return { lines, fresh: count('new'), same: count('same'), faults: faults.length }
}

/** Says what a file would do. Refusals: NOT_FOUND, FORM. */
export const checkImport = (deps: Deps, staff: StaffCaller, file: File) =>
  transact(deps.db, async (tx): Promise<Result<ImportReport, Refusal>> => {
    const plan = await planOf(tx, deps, staff, file)
    return plan.ok ? ok(reportOf(plan.value.outcomes)) : plan
  })

/** Does it, all or nothing. Refusals: NOT_FOUND, FORM (also for a fault in any line). */
export function runImport(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.importRun.input>) {
  const { clientNo, areaId, kind, reason } = input
  const call = '/admin/import/run'
  return transact(deps.db, (tx) =>
    once(tx, { userId: staff.userId, clientNo, call, input, now: deps.clock.now() }, async () => {
      const plan = await planOf(tx, deps, staff, input)
      if (!plan.ok) return plan
      const report = reportOf(plan.value.outcomes)
      if (report.faults > 0) return err(refusal('FORM', { fields: { csv: `有 ${report.faults} 行有误，未导入` } }))
      await plan.value.run(tx)
      const details = { kind, fresh: report.fresh, same: report.same }
      await audit(tx, deps, { userId: staff.userId, call, refType: 'area', refId: areaId, areaId, reason, details })
      return ok(report)
    }),
  )
}
