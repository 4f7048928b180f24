import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { Review } from '@contract/endpoints/people/reviews'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'

const reputation = keyedCall((api, blockId) => api.form('/bctReview/info', { blockId }))

/** How the owner of a block trades, and what is on sale from it, by the block's id. */
export const reputationAtom = reputation.valueAtom
export const loadReputationAtom = reputation.loadAtom

export interface ReviewQuery {
  readonly blockId: number
  /** Whose answer it is: what a reader may do with a review depends on it. */
  readonly token: string
}

/** Reviews of a block's owner, newest first. */
export const reviewsCall = listCall<ApiOutput<'/bctReview/list'>, ReviewQuery>(
  (api, { blockId }, page) => api.form('/bctReview/list', { blockId, ...page }),
  { access: 'anyone', idOf: ({ reviewId }) => reviewId, extraOf: () => undefined },
)

/** Answers a review; the list shows the answer at once. Failures: those of `/bctReview/answer`. */
export const answerReviewAtom = atom(null, async (get, set, { reviewId: id }: Review, text: string) => {
  const result = await sendCommand(get(commandsAtom), ['answer', id, text], (clientNo) =>
    get(apiAtom).json('/bctReview/answer', { clientNo, id, text }),
  )
  if (result.ok) {
    const fresh = result.value
    set(reviewsCall.changeAtom, (rows) => rows.map((row) => (row.reviewId === id ? fresh : row)))
  }
  return result
})
