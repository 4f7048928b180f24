import type { RemedyView } from '@contract/endpoints/console/money/remedies'
import { fen } from '@contract/money'
import type { RemedyRow } from './store'

/** What was put right, as staff see it. */
export const remedyView = (row: RemedyRow): RemedyView => ({
  remedyId: row.remedy_id,
  no: row.remedy_no,
  kind: row.kind,
  amount: fen(row.amount),
  advanced: fen(row.advanced),
  sellerAmount: row.seller_amount === null ? null : fen(row.seller_amount),
  reference: row.reference,
  day: row.day,
  reason: row.reason,
  by: row.by ?? '',
  at: row.at,
  isCorrected: row.isCorrected,
})
