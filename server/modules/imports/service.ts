import { createHash } from 'node:crypto'
import type * as v from 'valibot'
import { importColumns } from '@contract/console/import-columns'
import { includesArea } from '@contract/console/roles'
import type * as calls from '@contract/endpoints/console/imports'
import type { ImportReport } from '@contract/endpoints/console/imports'
import { importLimits } from '@contract/endpoints/console/imports'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { fileMark } from '@contract/texts/file-text'
import { doOnce } from '../../db/once/once'
import type { Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { csvLine, textCell } from '../../format/csv'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { lockArea } from '../area/open/lock-area'
import { audit } from '../audit/open/audit'
import type { Outcome } from './rules/outcome'
import { planBlocks } from './plans/blocks'
import { planItems } from './plans/items'
import type { Plan } from './plans/plan'
import { planResidents } from './plans/residents'
import type { Table } from './rules/table'
import { tableOf } from './rules/table'

type File = v.InferOutput<typeof calls.importCheck.input>

const planners = { blocks: planBlocks, items: planItems, residents: planResidents } as const

/** What a file says and would do. */
interface Read extends Plan {
  readonly table: Table
}

const formRefusal = (words: string) => err(refusal('FORM', { fields: { csv: words } }))

/** Reads a file against the area, which is locked. Refusals: NOT_FOUND, FORM (its heads, or too many lines). */
async function planOf(tx: Tx, deps: Deps, staff: StaffCaller, file: File): Promise<Result<Read, Refusal>> {
  const { areaId, kind, csv, update: isUpdate } = file
  if (!includesArea(staff.areas, areaId) || !(await lockArea(tx, areaId))) return err(refusal('NOT_FOUND'))
  const read = tableOf(kind, csv)
  if (!read.ok) return formRefusal(read.error)
  const { lines, problems } = read.value
  if (lines.length + problems.length > importLimits.lines) return formRefusal(`最多 ${importLimits.lines} 行`)
  const plan = await planners[kind](tx, deps, { areaId, lines, isUpdate })
  return ok({ ...plan, outcomes: [...problems, ...plan.outcomes], table: read.value })
}

function reportOf({ outcomes, table }: Read): ImportReport {
  const count = (what: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === what).length
  const problems = outcomes.filter(({ outcome }) => outcome === 'problem')
  const lines = [...problems, ...outcomes.filter(({ outcome }) => outcome !== 'problem')].slice(0, importLimits.shown)
  const counts = { fresh: count('new'), changed: count('changed'), same: count('same'), problems: problems.length }
  return { lines, ...counts, unknown: [...table.unknown] }
}

const outcomeWords = { new: '新增', changed: '修改', same: '已有', problem: '有误' } as const

/** All lines of a file as CSV, in their order, each with its result and what is wrong or done. */
function markedOf(kind: File['kind'], { outcomes, table }: Read): string {
  const cells = new Map(table.lines.map((one) => [one.line, one.cells]))
  const names = importColumns[kind].map(({ name }) => name)
  const none = names.map(() => '')
  const rows = [...outcomes]
    .sort((one, other) => one.line - other.line)
    .map(({ line, outcome, text }) => {
      const [wrong, done] = outcome === 'problem' ? [text, ''] : ['', text]
      return [...(cells.get(line) ?? none), String(line), outcomeWords[outcome], wrong, done].map(textCell)
    })
  const heads = [...names, '行', '结果', '问题', '说明'].map(textCell)
  return fileMark + [heads, ...rows].map(csvLine).join('')
}

/** Says what a file would do. Refusals: NOT_FOUND, FORM. */
export const checkImport = (deps: Deps, staff: StaffCaller, file: File) =>
  transact(deps.db, async (tx): Promise<Result<v.InferOutput<typeof calls.importCheck.output>, Refusal>> => {
    const read = await planOf(tx, deps, staff, file)
    return read.ok ? ok({ ...reportOf(read.value), marked: markedOf(file.kind, read.value) }) : read
  })

/** Does it, all or nothing. Refusals: NOT_FOUND, FORM (also for a problem in any line). */
export function runImport(deps: Deps, staff: StaffCaller, input: v.InferOutput<typeof calls.importRun.input>) {
  const { areaId, kind, csv, name, reason } = input
  const call = '/admin/import/run'
  return doOnce(deps, { userId: staff.userId, call, input }, async (tx) => {
    const read = await planOf(tx, deps, staff, input)
    if (!read.ok) return read
    const report = reportOf(read.value)
    if (report.problems > 0) return formRefusal(`有 ${report.problems} 行有误，未导入`)
    await read.value.run(tx)
    const { fresh, changed, same } = report
    const digest = createHash('sha256').update(csv).digest('hex')
    const details = { kind, name, digest, lines: fresh + changed + same, fresh, changed, same }
    await audit(tx, deps, { userId: staff.userId, call, refType: 'area', refId: areaId, areaId, reason, details })
    return ok(report)
  })
}
