import { Readable } from 'node:stream'
import type { FileShape } from '@contract/console/file-rows'
import { rowsType } from '@contract/console/file-rows'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import type { StaffFile } from '../../http/staff/mount-file'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { audit } from '../audit/open/audit'
import { chainEnd } from '../audit/open/chain-end'
import { cellOf, headLine, lineOf, sealLine, sealOf, sheetKind, valueOf } from './rules'
import type { Source } from './source-store'
import { pageOf, totalOf } from './source-store'

/** How many rows a file may have. Source: community §9 (calls). */
const mostRows = 100_000

/**
 * The rows of a list as a file. It is recorded first; the file's last line names that act's place in the chain. Refusal: LIMIT (`rows`).
 * Source: community §9 (calls, audit).
 */
export async function exportRows(
  deps: Deps,
  staff: StaffCaller,
  source: Source<never>,
  call: string,
  filters: object,
  most = mostRows,
): Promise<Result<StaffFile, Refusal>> {
  const { reason = '', as, ...narrowed }: { readonly reason?: string; readonly as?: FileShape } = filters
  const asked = { ...narrowed, now: deps.clock.now() }
  const { total } = await totalOf(deps.db, source, asked, staff)
  if (total > most) return err(refusal('LIMIT', { rows: total }, `最多导出 ${most} 行，请缩小范围`))
  const [sort = ''] = Object.keys(source.sorts)
  const rows = await pageOf(deps.db, source, asked, staff, { sort, offset: 0, limit: most })
  return sendRows(deps, staff, { call, filters: narrowed, reason, as, columns: source.columns ?? [], rows })
}

type Columns = NonNullable<Source<never>['columns']>
type Row = Readonly<Record<string, unknown>>

/** Rows and what their columns are called. */
export interface File {
  readonly call: string
  readonly filters: object
  /** Why it is taken, where that is asked for. */
  readonly reason?: string
  /** How it is answered: as CSV where nothing else is asked for. */
  readonly as?: FileShape | undefined
  readonly columns: Columns
  readonly rows: readonly Row[]
}

/** Rows as a file, recorded first. */
export async function sendRows(
  deps: Deps,
  staff: StaffCaller,
  { call, filters, reason = '', as = 'csv', columns, rows }: File,
): Promise<Result<StaffFile, Refusal>> {
  const end = await transact(deps.db, async (tx): Promise<Result<{ no: number; hash: string }, Refusal>> => {
    const about = { call, refType: 'export', refId: staff.staffId }
    const details = { rows: rows.length, filters: { ...filters } }
    await audit(tx, deps, { userId: staff.userId, ...about, ...(reason !== '' && { reason }), details })
    return ok(await chainEnd(tx))
  })
  if (!end.ok) return end
  const { type, lines } = shapes[as]
  const name = `${call.split('/')[2] ?? 'rows'}-${String(end.value.no)}.${as === 'csv' ? 'csv' : 'json'}`
  return ok({ name, type, body: Readable.from(lines(columns, rows, sealOf(rows.length, end.value))) })
}

interface Shape {
  readonly type: string
  readonly lines: (columns: Columns, rows: readonly Row[], seal: readonly string[]) => Iterable<string>
}

const shapes: Readonly<Record<FileShape, Shape>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    *lines(columns, rows, seal) {
      yield headLine(columns.map(([head]) => head))
      for (const row of rows) yield lineOf(columns.map(([, name, kind]) => cellOf(row[name], kind)))
      yield sealLine(seal)
    },
  },
  rows: {
    type: `${rowsType}; charset=utf-8`,
    *lines(columns, rows, seal) {
      yield `{"columns":${JSON.stringify(columns.map(([head, , kind]) => [head, sheetKind(kind)]))},"rows":[`
      for (const [at, row] of rows.entries()) {
        const cells = columns.map(([, name, kind]) => valueOf(row[name], kind))
        yield `${at === 0 ? '' : ','}\n${JSON.stringify(cells)}`
      }
      yield `],"seal":${JSON.stringify(seal)}}`
    },
  },
}
