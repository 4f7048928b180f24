import * as v from 'valibot'
import { FenSchema, Id, Instant } from '../../fields'

/**
 * An open vote that asks for money of a fund, which reserves it; lists begin with the next to close. `isTurn`: the caller's block may vote
 * and has not.
 */
export const FundVote = v.object({
  voteId: Id,
  no: v.string(),
  title: v.string(),
  amount: FenSchema,
  closeAt: Instant,
  isTurn: v.boolean(),
})
