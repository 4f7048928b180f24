import { sql } from 'kysely'
import { lateSpend, spendStateNames } from '@contract/console/queue-words'
import type { fundExport } from '@contract/endpoints/console/community/fund'
import type { Filters } from '../list-source-store'
import { listSource, ofArea } from '../list-source-store'
import type { Now } from '../source-store'

/** Spends that are public, or wait for their proof, by the moment of their payment. */
export const spendsSource = listSource<Filters<typeof fundExport> & Now>({
  rows: (where, { now }) => sql`
    select s.spend_id as "spendId", s.no, s.purpose, s.amount, s.payee_block_no as "payeeNo", s.vote_no as "voteNo", s.pay_at as "payAt",
      s.paid_at as "paidAt", s.proof_before as "proofBefore",
      case when s.state = 'paid' and s.proof_before <= ${now} then 'late' else s.state end as state
    from fund_spend s
    where s.state in ('approved', 'paid') and ${where}`,
  whose: ofArea('s.area_id'),
  by: { state: 's.state' },
  sorts: { payAt: '"payAt", "spendId"' },
  sum: 'amount',
  columns: [
    ['单号', 'no', 'text'],
    ['用途', 'purpose', 'text'],
    ['金额', 'amount', 'fen'],
    ['收款门牌', 'payeeNo', 'number'],
    ['状态', 'state', { ...spendStateNames, late: lateSpend }],
    ['投票', 'voteNo', 'text'],
    ['付款', 'payAt', 'at'],
    ['已付', 'paidAt', 'at'],
    ['凭证最晚', 'proofBefore', 'at'],
  ],
})
