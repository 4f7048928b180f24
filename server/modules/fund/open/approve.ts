import { payoutAt } from '@contract/fund/money'
import { spendTransitionFor } from '@contract/fund/transitions'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { nextNumber } from '../../../db/numbers'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { schedule } from '../../../jobs/jobs'
import { openingsIn } from '../../settings/open/opening-hours'
import { tellApproved } from '../news'
import { insertSpend } from '../spend-store'
import { spendJobs } from '../spends'
import type { FundSpendTable } from '../tables'
import { lockedFree } from './free'

/** The data of a passed vote for the spend that it approves. `yesShare` in basis points, null for a secret; `amount` in fen. */
export interface PassedVote {
  readonly voteId: number
  readonly voteNo: string
  readonly areaId: number
  readonly yesShare: number | null
  readonly proposedAt: number
  readonly author: { readonly userId: number; readonly blockNo: number }
  readonly payee: { readonly userId: number; readonly blockNo: number }
  readonly purpose: string
  readonly amount: number
}

/**
 * Makes the spend of a vote that is passed, in the transaction that closes it; from then on the fund reserves the money for the spend and
 * no longer for the vote. Refusal: NOT_ENOUGH (`free`, in fen), which cannot happen for a vote that was opened with free money. Source:
 * community §3, row 3 and free money.
 */
export async function approveSpend(
  tx: Tx,
  deps: Deps,
  vote: PassedVote,
): Promise<Result<{ readonly spendId: number; readonly no: string }, Refusal>> {
  const free = await lockedFree(tx, vote.areaId)
  const step = spendTransitionFor('approve', 'system')
  if (!step || vote.amount > free) return err(refusal('NOT_ENOUGH', { free }, '基金可用余额不够'))
  const now = deps.clock.now()
  // There are few a day, so the counter's row may stay locked until the vote is closed.
  const no = await nextNumber({ ...deps, db: tx }, 'F', now)
  const payAt = payoutAt(await openingsIn(tx, vote.areaId, now), now)
  const row = newSpend(vote, { spendId: deps.ids.next(), no, now, payAt })
  await insertSpend(tx, row)
  await schedule(tx, { kind: spendJobs.pay, ref: row.spend_id, runAt: row.pay_at })
  await tellApproved(tx, deps, row)
  return ok({ spendId: row.spend_id, no })
}

const newSpend = (
  { voteId, voteNo, areaId, yesShare, proposedAt, author, payee, purpose, amount }: PassedVote,
  { spendId, no, now, payAt }: Record<'spendId' | 'now' | 'payAt', number> & { readonly no: string },
): FundSpendTable => ({
  spend_id: spendId,
  no,
  ver: 1,
  area_id: areaId,
  vote_id: voteId,
  vote_no: voteNo,
  yes_share: yesShare,
  proposed_at: proposedAt,
  author_user_id: author.userId,
  author_block_no: author.blockNo,
  payee_user_id: payee.userId,
  payee_block_no: payee.blockNo,
  purpose,
  amount,
  state: 'approved',
  approved_at: now,
  pay_at: payAt,
  paid_at: null,
  paid_no: null,
  paid_hash: null,
  proof_before: null,
  remind_at: null,
  proof_text: '',
  proof_thumbs: '',
  first_proof_at: null,
  proof_at: null,
  given_back: 0,
  stop_by: null,
  stop_reason: '',
  stopped_by: null,
  closed_at: null,
})
