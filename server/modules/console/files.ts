import type * as v from 'valibot'
import { withdrawWayNames } from '@contract/console/queue-words'
import { seriesNames } from '@contract/console/stat-words'
import type { withdrawBatch } from '@contract/endpoints/console/money/withdrawals'
import type { statExport } from '@contract/endpoints/console/stat'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import type { Deps } from '../../deps'
import type { StaffFile } from '../../http/staff/mount-file'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { readSeries } from '../stat/open/series'
import { payingNow } from '../withdrawals/open/batch'
import type { File } from './export'
import { sendRows } from './export'

type Sent = Promise<Result<StaffFile, Refusal>>

const seriesColumns: File['columns'] = [
  [seriesNames.name, 'name', 'text'],
  [seriesNames.orders, 'orders', 'number'],
  [seriesNames.turnover, 'turnover', 'fen'],
  [seriesNames.fee, 'fee', 'fen'],
  [seriesNames.fund, 'fund', 'fen'],
  [seriesNames.residents, 'residents', 'number'],
  [seriesNames.blocksSold, 'blocksSold', 'number'],
  [seriesNames.votes, 'votes', 'number'],
  [seriesNames.traders, 'traders', 'number'],
  [seriesNames.returned, 'returned', 'number'],
  [seriesNames.reallotted, 'reallotted', 'fen'],
  [seriesNames.advanced, 'advanced', 'fen'],
  [seriesNames.cameBack, 'cameBack', 'fen'],
  [seriesNames.lost, 'lost', 'fen'],
  [seriesNames.compensated, 'compensated', 'fen'],
]

/** Statistics as a file: the rows of the page. Refusal: FORM. Source: community §9 (statistics). */
export async function exportSeries(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof statExport.input>,
): Sent {
  const { as, ...filters } = input
  const found = await readSeries(deps, staff, filters)
  if (!found.ok) return found
  return sendRows(deps, staff, {
    call: '/admin/stat/export',
    filters,
    as,
    columns: seriesColumns,
    rows: found.value.data,
  })
}

const batchColumns: File['columns'] = [
  ['单号', 'withdrawNo', 'text'],
  ['方式', 'way', withdrawWayNames],
  ['收款人', 'name', 'text'],
  ['账号', 'account', 'text'],
  ['银行', 'bank', 'text'],
  ['金额', 'net', 'fen'],
]

/** What is being paid, with full payees, for the bank. Refusal: MOVED (`gone`). Source: community §9 (payment batch). */
export async function exportBatch(
  deps: Deps,
  staff: StaffCaller,
  input: v.InferOutput<typeof withdrawBatch.input>,
): Sent {
  const { as, ...filters } = input
  const rows = await payingNow(deps, { ...filters, areas: staff.areas })
  const gone = (filters.ids?.length ?? rows.length) - rows.length
  if (gone > 0) return err(refusal('MOVED', { gone }, `选中的有 ${gone} 笔不在打款中，请刷新后重选`))
  return sendRows(deps, staff, {
    call: '/admin/withdraw/batch',
    filters,
    as,
    columns: batchColumns,
    rows: rows.map((row) => ({ ...row })),
  })
}
