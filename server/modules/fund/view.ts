import type { AdminSpend } from '@contract/endpoints/console/community/fund'
import type { FundSpend } from '@contract/endpoints/community/fund'
import type { PayeeAct, SpendAdminAct } from '@contract/fund/transitions'
import { payeeActs, spendAdminActs, spendTransitionFor } from '@contract/fund/transitions'
import { fundSpends } from '@contract/fund/limits'
import { fen } from '@contract/money'
import type { SpendRow } from './spend-store'

/** Whether it was paid and the proof is late. Source: community §3, row 7. */
export const isLate = ({ state, proof_before: before }: Pick<SpendRow, 'state' | 'proof_before'>, now: number) =>
  state === 'paid' && before !== null && before <= now

/** Until when a proof may be replaced; null while there is none. */
export const replaceableBefore = ({ first_proof_at: first }: Pick<SpendRow, 'first_proof_at'>): number | null =>
  first === null ? null : first + fundSpends.replaceMs

function proofOf(row: SpendRow) {
  const before = replaceableBefore(row)
  if (row.proof_at === null || before === null) return null
  return { text: row.proof_text, thumbs: row.proof_thumbs, at: row.proof_at, replaceableBefore: before }
}

function fieldsOf(row: SpendRow, now: number) {
  return {
    spendId: row.spend_id,
    ver: row.ver,
    no: row.no,
    areaId: row.area_id,
    areaName: row.area_name,
    purpose: row.purpose,
    amount: fen(row.amount),
    state: row.state,
    voteId: row.vote_id,
    voteNo: row.vote_no,
    yesShare: row.yes_share,
    proposedAt: row.proposed_at,
    authorBlockNo: row.author_block_no,
    payeeBlockNo: row.payee_block_no,
    approvedAt: row.approved_at,
    payAt: row.pay_at,
    paidAt: row.paid_at,
    entryNo: row.paid_no,
    hash: row.paid_hash?.toString('hex') ?? null,
    proofBefore: row.proof_before,
    isLate: isLate(row, now),
    proof: proofOf(row),
    givenBack: fen(row.given_back),
    endedAt: row.state === 'accounted' ? null : row.closed_at,
    stoppedBecause: row.state === 'stopped' ? row.stop_reason : '',
  }
}

/** What the payee may do with a spend now. */
function payeeActsOf(row: SpendRow, now: number): PayeeAct[] {
  const until = replaceableBefore(row)
  const may: Readonly<Record<PayeeAct, boolean>> = {
    proof: until === null || now < until,
    giveBack: row.given_back < row.amount,
  }
  return payeeActs.filter((act) => may[act] && spendTransitionFor(act, 'payee', row.state) !== undefined)
}

/** A spend as a caller sees it. */
export function spendView(row: SpendRow, userId: number, now: number): FundSpend {
  const isPayee = row.payee_user_id === userId
  return { ...fieldsOf(row, now), isPayee, acts: isPayee ? payeeActsOf(row, now) : [] }
}

/** What an operator may do with a spend: by the table, and while nobody asked to stop it. */
const adminActsOf = (row: SpendRow): SpendAdminAct[] =>
  spendAdminActs.filter((act) => row.stop_by === null && spendTransitionFor(act, 'operator', row.state) !== undefined)

/** A spend as operators see it. */
export const adminSpend = (row: SpendRow, now: number): AdminSpend => ({
  ...fieldsOf(row, now),
  // A spend that was paid keeps who asked, but nothing waits any more.
  stop:
    row.stop_by === null || !spendTransitionFor('stop', 'operator', row.state)
      ? null
      : { askedBy: row.stopper ?? '', reason: row.stop_reason },
  acts: adminActsOf(row),
})
