import type { ConsoleMap } from '@contract/endpoints/console/all'

/** A listing or a bid, as its list has it. */
export type Offer = ConsoleMap['/admin/offer/list']['output']['data'][number]

/** How long a reason may be that everybody reads. */
export const removalLetters = 140
