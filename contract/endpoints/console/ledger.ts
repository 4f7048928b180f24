import * as v from 'valibot'
import { FenSchema, Id, Instant, Text } from '../../fields'
import { txnKinds } from '../../ledger/txn-kinds'
import { exportOf, filters, listOf } from './listing'

/** `q` is how the account's name begins. */
const accountFilters = { q: v.optional(Text(60)), kind: v.optional(Text(20)), accountId: v.optional(Id) }
/** Accounts of the ledger; the sum is of their balances where none of them can be negative. */
export const accountList = listOf('/admin/account/list', 'accounts of the ledger', {
  filters: accountFilters,
  sorts: ['key', 'balance', 'entries'],
  row: {
    accountId: Id,
    key: v.string(),
    kind: v.string(),
    balance: v.number(),
    entries: v.number(),
    /** The end of its chain, in hex. */
    head: v.string(),
  },
})
export const accountExport = exportOf('/admin/account/export', 'accounts of the ledger', accountFilters)
const entryFilters = { ...filters, accountId: v.optional(Id), type: v.optional(v.picklist(txnKinds)) }
export const entryList = listOf('/admin/entry/list', 'entries of the ledger', {
  filters: entryFilters,
  sorts: ['newest', 'oldest'],
  row: {
    entryId: Id,
    txnId: Id,
    type: v.string(),
    reference: v.string(),
    memo: v.string(),
    fromKey: v.string(),
    toKey: v.string(),
    amount: FenSchema,
    at: Instant,
  },
})
export const entryExport = exportOf('/admin/entry/export', 'entries of the ledger', entryFilters)
/** Comparisons with the gateway, with their differences as JSON. */
export const bookList = listOf('/admin/book/list', 'comparisons of the books', {
  filters: { from: filters.from, until: filters.until },
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
