import type { FundSpend } from '@contract/endpoints/community/fund'
import type { Db } from '../../../db/schema'
import { spendByVote } from '../spend-store'
import { spendView } from '../view'

/** The spend that a vote approved, as a caller sees it; null while there is none. */
export async function spendOfVote(db: Db, voteId: number, userId: number, now: number): Promise<FundSpend | null> {
  const row = await spendByVote(db, voteId)
  return row ? spendView(row, userId, now) : null
}
