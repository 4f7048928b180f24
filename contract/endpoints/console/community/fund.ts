import * as v from 'valibot'
import { endpoint } from '../../../endpoint'
import { acting, FundSpend } from '../../community/fund'
import { exportOf } from '../listing'
import { Id, Text } from '../../../fields'
import { runningSpendStates, spendAdminActs } from '../../../fund/transitions'

/** A spend as operators see it. */
export const AdminSpend = v.object({
  ...v.omit(FundSpend, ['acts', 'isPayee']).entries,
  /** An operator's request to stop it, with the reason. */
  stop: v.nullable(v.object({ askedBy: v.string(), reason: v.string() })),
  acts: v.array(v.picklist(spendAdminActs)),
})
export type AdminSpend = v.InferOutput<typeof AdminSpend>

/** Running spends of an area, newest first. */
export const adminFundList = endpoint({
  path: '/admin/fund/list',
  body: 'form',
  access: 'staff',
  summary: 'Console: spends of a fund that wait for payout or proof',
  input: v.object({ areaId: Id }),
  output: v.object({ spends: v.array(AdminSpend) }),
  refusals: ['NOT_FOUND'],
})

/**
 * Asks to stop a spend that is public and not paid yet, with a reason that everybody can read; a second one stops it under the approvals.
 * MOVED with `spend`. Source: community §3, row 5.
 */
export const adminFundAct = endpoint({
  path: '/admin/fund/act',
  body: 'json',
  access: 'staff',
  summary: 'Console: ask to stop a spend of a fund',
  input: v.object({ ...acting, act: v.picklist(spendAdminActs), reason: v.pipe(Text(140), v.minLength(5)) }),
  output: AdminSpend,
  refusals: ['NOT_FOUND', 'MOVED', 'CLOSED'],
})

export const fundExport = exportOf('/admin/fund/export', 'spends of the fund', {
  areaId: v.optional(Id),
  state: v.optional(v.picklist(runningSpendStates)),
})

/** The calls of the console about spends of the fund. */
export const fundConsoleCalls = [adminFundList, adminFundAct, fundExport] as const
