import { keyedCall } from '@/lib/api/keyed-call'

const reputation = keyedCall((api, blockId) => api.form('/bctReview/info', { blockId }))

/** How the owner of a block trades, by the block's id. */
export const reputationAtom = reputation.valueAtom
export const loadReputationAtom = reputation.loadAtom
