import type * as v from 'valibot'
import type { moneyDownload, moneyList } from '@contract/endpoints/money/wallet'
import { pageSize } from '@contract/envelope'
import { statements } from '@contract/limits'
import { err, ok } from '@contract/result'
import { frameOf } from '../../db/page-frame'
import type { PageCall } from '../../db/page-start'
import { pageStart } from '../../db/page-start'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { WalletKind } from '../../ledger/accounts'
import { newestRecords } from '../../ledger/newest-records'
import type { RecordRow, RowsQuery, StatementRow } from '../../ledger/statement'
import { positionOf, statementRows, statementSums, stretchOf } from '../../ledger/statement'
import { statementCsv } from './csv'
import { daysRefusal, rowsRefusal, spanOf, wrongDays } from './rules/days'
import { filterOf } from './rules/groups'
import { sellersOf } from './store'

/** The most entries of one account in a transaction: the end of an order pays the seller, the fee, the fund, and the rest back. */
const mostParts = 4

/** The first rows, plus the others of the last row's transaction: a page never splits a transaction. */
function wholeTransactions<Row extends RecordRow>(rows: readonly Row[], wanted: number): Row[] {
  let end = Math.min(wanted, rows.length)
  while (end > 0 && end < rows.length && rows[end]?.txnId === rows[end - 1]?.txnId) end += 1
  return rows.slice(0, end)
}

const isFirst = ({ page, cursor }: PageCall): boolean => page === 1 && !cursor

/** A page of the rows found, of `total` ones. */
function pageOf<Row extends RecordRow>(found: readonly Row[], total: number, page: number) {
  const shown = wholeTransactions(found, pageSize)
  const last = shown.at(-1)
  return { data: shown, ...frameOf({ page, total }, found.length > shown.length ? last?.entryId : undefined) }
}

/** A page of records, and the sums of all that were asked for. Paged by position, so that new rows do not shift pages. */
export async function pageOfRecords(db: Db, query: RowsQuery, call: PageCall) {
  const { page, cursor } = call
  const { beforeId, offset } = pageStart(call)
  const position = cursor ? await positionOf(db, query.stretch.account, beforeId) : query.stretch.last + 1
  const before = { ...query, stretch: { ...query.stretch, last: Math.min(query.stretch.last, position - 1) } }
  const rows = await statementRows(db, before, { limit: pageSize + mostParts, offset })
  const sums = await statementSums(db, query)
  return { sums, stretch: query.stretch, page: pageOf<RecordRow>(rows, sums.rows, page) }
}

/** The same of all records of an account, which is what is asked for most. The sums come with the first page. */
async function pageOfAll(db: Db, whose: { readonly userId: number; readonly kind: WalletKind }, call: PageCall) {
  const { beforeId, offset } = pageStart(call)
  const before = call.cursor ? beforeId : undefined
  const wish = { limit: pageSize + mostParts, offset, before, withSums: isFirst(call) }
  const { rows, stretch, sums } = await newestRecords(db, whose, wish)
  return { sums, stretch, page: pageOf(rows, sums.rows, call.page) }
}

/** Adds the seller's block to records of money frozen by an order. */
async function withSellers(db: Db, kind: WalletKind, rows: readonly RecordRow[]) {
  const isOfOrder = ({ refType }: RecordRow) => kind === 'frozen' && refType === 'order'
  const sellers = await sellersOf(db, [...new Set(rows.filter(isOfOrder).map(({ refId }) => refId))])
  return rows.map((row) => {
    const sellerBlockNo = isOfOrder(row) ? sellers.get(row.refId) : undefined
    return { ...row, ...(sellerBlockNo !== undefined && { sellerBlockNo }) }
  })
}

/** Own records of one account, newest first. Refusal: FORM (`from` after `to`). Source: domain model §7 (pages/user/money). */
export async function listMoney({ db }: Deps, userId: number, input: v.InferOutput<typeof moneyList.input>) {
  const span = spanOf(input)
  if (!span) return err(wrongDays)
  const { kind, group, from, to } = input
  const isAll = group === undefined && from === undefined && to === undefined
  const { page, sums, stretch } = isAll
    ? await pageOfAll(db, { userId, kind }, input)
    : await pageOfRecords(db, { stretch: await stretchOf(db, userId, kind, span), types: filterOf(group) }, input)
  const { opening, closing } = stretch
  const data = await withSellers(db, kind, page.data)
  return ok({ ...page, data, ...(isFirst(input) && { sums: { in: sums.in, out: sums.out, opening, closing } }) })
}

const kindNames = { available: '可用', frozen: '冻结', income: '收入' } as const

/**
 * The statement of an account for some days, as CSV. Refusals: FORM (the days are in no order, or more than a year), LIMIT (`max`: more
 * records than that). Source: domain model §6.3 (money).
 */
export async function downloadMoney({ db }: Deps, userId: number, input: v.InferOutput<typeof moneyDownload.input>) {
  const { kind, from, to } = input
  const span = spanOf(input)
  if (!span) return err(wrongDays)
  const tooLong = daysRefusal(from, to)
  if (tooLong) return err(tooLong)
  const stretch = await stretchOf(db, userId, kind, span)
  const sums = await statementSums(db, { stretch })
  const tooMany = rowsRefusal(sums.rows)
  if (tooMany) return err(tooMany)
  const rows: StatementRow[] = (await statementRows(db, { stretch }, { limit: statements.maxRows })).reverse()
  const { opening, closing } = stretch
  return ok({
    fileName: `对账单-${kindNames[kind]}-${from}-${to}.csv`,
    csv: statementCsv(rows, stretch),
    rows: rows.length,
    sums: { in: sums.in, out: sums.out, opening, closing },
  })
}
