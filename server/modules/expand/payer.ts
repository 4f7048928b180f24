import { slotTransitionFor } from '@contract/expand/transitions'
import { blockPayRefusal, ownPayer } from '../pay/open/own-payer'
import type { Payer } from '../pay/open/payer'
import { expandDifferences } from './check-store'
import { lockPurchase } from './slot-store'
import { moveSlots } from './slots'
import { purchaseView } from './view'

/** How the cashier pays slots. Source: community §2, rows 5 and 6; domain model §3.7. */
export const expandPayer: Payer = {
  ...ownPayer({
    lock: lockPurchase,
    allows: ({ state }, act) => slotTransitionFor(act, 'buyer', state) !== undefined,
    move: (tx, deps, bought, act) => moveSlots(tx, deps, bought, act, 'buyer'),
    fresh: (_tx, bought, _userId, now) => Promise.resolve({ purchase: purchaseView(bought, now) }),
    payRefusal: blockPayRefusal,
  }),
  differences: expandDifferences,
}
