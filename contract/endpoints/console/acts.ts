import * as v from 'valibot'
import { Id, Instant, Line } from '../../fields'
import { exportOf, filters, listOf } from './listing'

const actFilters = { ...filters, staffId: v.optional(Id), refType: v.optional(Line(40)), refId: v.optional(Id) }
/** Who did what, with who of staff, from where, and the act's place in the chain. */
export const actList = listOf('/admin/act/list', 'acts of the audit', {
  filters: actFilters,
  sorts: ['newest', 'oldest'],
  row: {
    auditId: Id,
    at: Instant,
    name: v.string(),
    role: v.nullable(v.string()),
    call: v.string(),
    areaId: v.nullable(Id),
    refType: v.string(),
    refId: Id,
    /** By what people know it, such as an order's number; null for what has none. */
    refNo: v.nullable(v.string()),
    reason: v.string(),
    details: v.string(),
    ip: v.nullable(v.string()),
    approvalId: v.nullable(Id),
    no: v.nullable(v.number()),
  },
})
export const actExport = exportOf('/admin/act/export', 'acts of the audit', actFilters)
