import * as v from 'valibot'
import { FenSchema, Id, Instant, Line } from '../../../fields'
import { txnKinds } from '../../../ledger/txn-kinds'
import { exportOf, filters, listOf } from '../listing'

const newestFirst = ['newest', 'oldest'] as const

/** `q` is the number of a block, for the accounts of who holds it, or how the account's name begins. */
const accountFilters = {
  q: v.optional(Line(60)),
  kind: v.optional(Line(20)),
  accountId: v.optional(Id),
  userId: v.optional(Id),
}
/** Accounts of the ledger; the sum is of their balances, unless one of them is below nothing. */
export const accountList = listOf('/admin/account/list', 'accounts of the ledger', {
  filters: accountFilters,
  sorts: ['key', 'balance', 'entries'],
  row: {
    accountId: Id,
    key: v.string(),
    /** By what its resident, or its area, is known; null for the others. */
    owner: v.nullable(v.string()),
    kind: v.string(),
    balance: v.number(),
    entries: v.number(),
    /** The end of its chain, in hex. */
    head: v.string(),
  },
})
export const accountExport = exportOf('/admin/account/export', 'accounts of the ledger', accountFilters)

/** `userId`: of the accounts of a resident; `txnId`: of one transaction, whose entries were made together. */
const entryFilters = {
  ...filters,
  accountId: v.optional(Id),
  userId: v.optional(Id),
  txnId: v.optional(Id),
  type: v.optional(v.picklist(txnKinds)),
}
export const entryList = listOf('/admin/entry/list', 'entries of the ledger', {
  filters: entryFilters,
  sorts: newestFirst,
  row: {
    entryId: Id,
    txnId: Id,
    type: v.string(),
    reference: v.string(),
    memo: v.string(),
    /** What it is about. */
    refType: v.string(),
    refId: Id,
    fromKey: v.string(),
    toKey: v.string(),
    /** By what their residents are known; null for the others, and for a giver whom the reader may not know. */
    fromOwner: v.nullable(v.string()),
    toOwner: v.nullable(v.string()),
    amount: FenSchema,
    at: Instant,
  },
})
export const entryExport = exportOf('/admin/entry/export', 'entries of the ledger', entryFilters)

const bookFilters = { from: filters.from, until: filters.until }
/** Comparisons with the gateway, with their differences as JSON. */
export const bookList = listOf('/admin/book/list', 'comparisons of the books', {
  filters: bookFilters,
  sorts: ['newest'],
  row: {
    runId: Id,
    day: v.string(),
    at: Instant,
    payments: v.number(),
    differences: v.string(),
    isEqual: v.boolean(),
  },
})
export const bookExport = exportOf('/admin/book/export', 'comparisons of the books', bookFilters)
